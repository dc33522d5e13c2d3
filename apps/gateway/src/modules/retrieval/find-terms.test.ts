import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countOf, indexOfTerm, placesOfTerms, termAt, termsFrom } from './find-terms.ts';

const term = fc.string({ unit: fc.constantFrom(...'ab0排放量'), maxLength: 4 });

it('finds each term where it stands, and none that is not there', () => {
  fc.assert(
    fc.property(fc.uniqueArray(term, { maxLength: 200 }), term, (list, other) => {
      const terms = termsFrom(list);
      const places = placesOfTerms(terms);
      expect(Array.from({ length: countOf(terms) }, (_, index) => termAt(terms, index))).toEqual(list);
      for (const [index, each] of list.entries()) expect(indexOfTerm(places, terms, each)).toBe(index);
      expect(indexOfTerm(places, terms, other)).toBe(list.indexOf(other));
    }),
  );
});

it('finds terms that have the same place', () => {
  const list = ['a', 'b', 'c', 'd'];
  const terms = termsFrom(list);
  const same = 7;
  const places = new Uint32Array(16);
  for (const [index] of list.entries()) places[same + index] = index + 1;
  for (const [index, each] of list.entries()) expect(indexOfTerm(places, terms, each, same)).toBe(index);
  expect(indexOfTerm(places, terms, 'e', same)).toBe(-1);
});
