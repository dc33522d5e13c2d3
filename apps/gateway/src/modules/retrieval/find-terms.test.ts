import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indexOfTerm, placesOfTerms } from './find-terms.ts';

const term = fc.string({ unit: fc.constantFrom(...'ab0排放量'), maxLength: 4 });

it('finds each term where it stands, and none that is not there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(term, { maxLength: 200 }), term, (terms, other) => {
      const places = placesOfTerms(terms);
      for (const [index, each] of terms.entries()) expect(indexOfTerm(places, terms, each)).toBe(index);
      expect(indexOfTerm(places, terms, other)).toBe(terms.indexOf(other));
    }),
  );
});

it('finds terms that have the same place', () => {
  const terms = ['a', 'b', 'c', 'd'];
  const same = 7;
  const places = new Uint32Array(16);
  for (const [index] of terms.entries()) places[same + index] = index + 1;
  for (const [index, each] of terms.entries()) expect(indexOfTerm(places, terms, each, same)).toBe(index);
  expect(indexOfTerm(places, terms, 'e', same)).toBe(-1);
});
