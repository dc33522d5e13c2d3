import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedOf, evidenceFor } from './evidence/index.ts';
import { fold } from './fold.ts';
import { writeOut } from './written-as-one.ts';

/** Compound words keep their hyphen where a line ends behind it. */
const cuts: readonly (readonly [written: string, read: string])[] = [
  ['emis-\nsions', 'emissions'],
  ['emis\u2010\nsions', 'emissions'],
  ['emis\u00ad\nsions', 'emissions'],
  ['ef-\n\ufb01cient', 'efficient'],
  ['e\ufb03-\ncient', 'efficient'],
  ['non-\nhazardous', 'non-hazardous'],
  ['Anti-\ncorruption', 'anti-corruption'],
  ['canon-\nical', 'canonical'],
  ['Scope 1-\n3', 'scope 1- 3'],
];

describe('a word that a line end has cut, or that has a ligature', () => {
  it.each(cuts)('is read in “%j” as “%s” by the index and by what looks for evidence', (written, read) => {
    expect(fold(written).text).toBe(read);
    expect(fold(writeOut(written).text).text).toBe(read);
  });

  it('leads back to where it is written', () => {
    const raw = 'The Chief O\ufb03cer re-\nports and signs.';
    const { text, placeOf } = writeOut(raw);
    expect(text).toBe('The Chief Officer reports and signs.');
    const shown = (piece: string) =>
      raw.slice(placeOf(text.indexOf(piece)), placeOf(text.indexOf(piece) + piece.length));
    expect(shown('Officer')).toBe('O\ufb03cer');
    expect(shown('reports')).toBe('re-\nports');
    expect(shown('signs.')).toBe('signs.');
  });

  it('has places that never go back, and end where the text ends', () => {
    const pieces = fc.constantFrom('a', 'Of', '\ufb01', '\ufb03', '-', '\u00ad', '\n', ' ', '1', '排');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (list) => {
        const raw = list.join('');
        const { text, placeOf } = writeOut(raw);
        const places = Array.from({ length: text.length + 1 }, (_, place) => placeOf(place));
        expect(places).toEqual(places.toSorted((one, other) => one - other));
        expect([places[0], places.at(-1)]).toEqual([0, raw.length]);
      }),
    );
  });
});

describe('evidence', () => {
  const quoted = (question: string, page: string) => {
    const evidence = evidenceFor(askedOf(question), [page]);
    return evidence.isStated ? evidence.quote.text : null;
  };

  it('knows words by their letters where a ligature or a line end is in them, and quotes the page as it is written', () => {
    const fraud = 'Reports on fraud are handled by the compliance of\ufb01ce of the head-\nquarters within ten days.';
    expect(quoted('Who handles reports on fraud?', fraud)).toBe(fraud);
    const row = 'Non-\nhazardous waste\t1,204\t1,310';
    expect(quoted('How much hazardous waste was generated in 2024?', `Waste (tonnes)\t2024\t2023\n${row}`)).toBeNull();
  });

  it('takes the name of a metric for what it is that a line end has cut', () => {
    const said = 'In 2024 our Scope 1 green-\nhouse gas emis-\nsions were 1,204 tCO2e.';
    expect(quoted('What were Scope 1 greenhouse gas emissions in 2024?', said)).toBe(said);
  });
});
