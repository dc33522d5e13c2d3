import { readFileSync } from 'node:fs';
import type { LinkedNumber, RichTextBlock, RichTextRun } from '@esg/contract';
import { changeInPercent, roundDecimal } from '@esg/quantities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceChecker } from './check-sentences.ts';
import { sentencesOf, sentencesOfText } from './sentences.ts';
import { sampleFigures } from './testing/sample-figures.ts';

const check = sentenceChecker({ figures: sampleFigures, years: ['2025', '2024'] });
const marksOf = (text: string) => check(sentencesOfText(text));
const kindsOf = (text: string) => marksOf(text).map(({ kind }) => kind);

/** A sentence of the set, with the mark that it needs; none where it is right. */
type Case = { readonly half: string; readonly expected: string; readonly sentence: string };
const read = (name: string): Case[] =>
  readFileSync(new URL(`./testing/${name}.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [half = '', expected = '', sentence = ''] = line.split('\t');
      return { half, expected, sentence };
    });

/** The share of marks that are right, and of the sentences that need one which have it. */
const measured = (cases: readonly Case[]) => {
  const outcomes = cases.map((each) => ({ ...each, found: kindsOf(each.sentence) }));
  const marked = outcomes.filter(({ found }) => found.length > 0);
  const needed = outcomes.filter(({ expected }) => expected !== '');
  const right = marked.filter(({ expected, found }) => found.some((kind) => kind === expected));
  return { precision: right.length / marked.length, recall: right.length / needed.length };
};

describe.each(['sentences-en', 'sentences-zh'])('the set %s', (name) => {
  const cases = read(name);

  it('has at least 120 sentences, half of them never tuned to', () => {
    expect(cases.length).toBeGreaterThanOrEqual(120);
    expect(cases.filter(({ half }) => half === 'heldout').length).toBeGreaterThanOrEqual(60);
  });

  it('gets every mark right in the half that it was tuned to', () => {
    expect(measured(cases.filter(({ half }) => half === 'tuning'))).toEqual({ precision: 1, recall: 1 });
  });

  it('marks little that is right in the half that it was never tuned to', () => {
    const { precision, recall } = measured(cases.filter(({ half }) => half === 'heldout'));
    expect(precision).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThanOrEqual(0.85);
  });
});

const link: LinkedNumber = {
  disclosureCode: 'ghg.scope1.total',
  fieldKey: 'ghg.scope1.total',
  kind: 'change',
  row: null,
  yearsBack: 1,
  decimals: null,
  unit: true,
  period: false,
  signed: false,
  seen: null,
};
const paragraph = (...runs: RichTextRun[]): RichTextBlock[] => [{ kind: 'paragraph', runs }];

describe('sentences with numbers of the report', () => {
  it('need the direction of their figure, whatever else they say', () => {
    const said = (verb: string) => paragraph({ text: `It ${verb} by ` }, { text: '8.3%', number: link }, { text: '.' });
    expect(check(sentencesOf(said('fell')))).toEqual([]);
    expect(check(sentencesOf(said('rose')))).toMatchObject([
      { kind: 'direction', words: 'rose', figure: { fieldKey: 'ghg.scope1.total' } },
    ]);
  });

  it('are not checked for the number itself, which is always the report’s own', () => {
    const printed = paragraph({ text: 'We emitted ' }, { text: '9,999 tCO2e', number: { ...link, kind: 'value' } });
    expect(check(sentencesOf(printed))).toEqual([]);
  });

  it('may claim what a footnote cites', () => {
    const claim = { text: 'We are carbon neutral.' };
    expect(check(sentencesOf(paragraph(claim)))).toMatchObject([{ kind: 'claim', words: 'carbon neutral' }]);
    expect(check(sentencesOf(paragraph(claim, { text: '', footnote: 'PAS 2060 certificate' })))).toEqual([]);
  });
});

it('claims what a figure bears out', () => {
  const none = sampleFigures.map((figure) =>
    figure.fieldKey === 'waste.disposed'
      ? { ...figure, years: [{ total: { number: '0', unit: 't' }, parts: [] }] }
      : figure,
  );
  const other = sentenceChecker({ figures: none, years: ['2025', '2024'] });
  expect(other(sentencesOfText('Our sites are zero waste to landfill.'))).toEqual([]);
});

it('names the figure that a wrong number should agree with', () => {
  expect(marksOf('Scope 1 emissions were 1,350 tCO2e in 2025.')).toMatchObject([
    { kind: 'number', words: '1,350 tCO2e', figure: { fieldKey: 'ghg.scope1.total' } },
  ]);
});

describe('“up” and “down”', () => {
  const fewer = sampleFigures.map((figure) =>
    figure.fieldKey === 'workforce.headcount' ? { ...figure, years: [...figure.years].reverse() } : figure,
  );
  const checkFewer = sentenceChecker({ figures: fewer, years: ['2025', '2024'] });

  it.each([
    'Women made up 42% of our workforce.',
    'Our workforce set up 12 green teams.',
    'Of our workforce, some signed up 300 friends.',
    'Our workforce is broken down 4 ways.',
  ])('are no change in “%s”', (sentence) => {
    expect(checkFewer(sentencesOfText(sentence))).toEqual([]);
  });

  it.each(['Our workforce was up 3.7%.', 'We had a headcount of 1,240, up 3.7% on last year.'])(
    'are one in “%s”',
    (sentence) => {
      expect(checkFewer(sentencesOfText(sentence)).map(({ kind }) => kind)).toContain('direction');
    },
  );
});

it('does not answer a percentage with tonnes', () => {
  expect(marksOf('Scope 1 emissions fell by 12%.')).toMatchObject([{ kind: 'number', figure: undefined }]);
});

it('looks on behind sentences that are kept, however many', () => {
  const kept = Array.from({ length: 35 }, (_, place) => `Scope 1 emissions were ${place + 5000} tCO2e.`);
  const text = [...kept, 'We are a carbon neutral company.'].join(' ');
  const marks = check(sentencesOfText(text), ({ kind }) => kind !== 'claim');
  expect(marks).toHaveLength(36);
  expect(marks.at(-1)).toMatchObject({ kind: 'claim' });
});

it('checks against many sites in a moment', () => {
  const parts = Array.from({ length: 200 }, (_, place) => ({ number: `${place + 1}.37`, unit: 't{CO2e}' }));
  const many = Array.from({ length: 25 }, (_, place) => ({
    ...sampleFigures[0],
    disclosureCode: `${place}`,
    fieldKey: `ghg.site${place}`,
    unitKind: 'ghg_mass',
    names: [`emissions of group ${place}`],
    years: [1, 2, 3, 4].map((year) => ({ total: { number: `${20_000 + year * place}`, unit: 't{CO2e}' }, parts })),
  }));
  const begun = performance.now();
  const checkMany = sentenceChecker({ figures: many, years: ['2025', '2024', '2023', '2022'] });
  checkMany(sentencesOfText('Emissions of group 3 fell by 17.7% to 9,999.9 tCO2e. '.repeat(200)));
  expect(performance.now() - begun).toBeLessThan(3000);
});

describe('for any figure', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 12n });
  const reportOf = (now: string, then: string) =>
    sentenceChecker({
      figures: sampleFigures.slice(0, 1).map((figure) => ({
        ...figure,
        years: [now, then].map((number) => ({ total: { number, unit: 't{CO2e}' }, parts: [] })),
      })),
      years: ['2025', '2024'],
    });

  it('a sentence that says what it is has no mark, in any of its units', () => {
    fc.assert(
      fc.property(amount, amount, (now, then) => {
        const checkThis = reportOf(`${now}`, `${then}`);
        const grouped = now.toLocaleString('en-US');
        for (const said of [`${grouped} tCO2e`, `${now}000 kgCO2e`, `${grouped} tonnes of CO2e`])
          expect(checkThis(sentencesOfText(`Scope 1 emissions were ${said} in 2025.`))).toEqual([]);
        expect(checkThis(sentencesOfText(`範圍 1 排放為 ${grouped} 公噸二氧化碳當量。`))).toEqual([]);
      }),
    );
  });

  it('the change has no mark in its own direction, and one in the other', () => {
    fc.assert(
      fc.property(amount, amount, (now, then) => {
        fc.pre(now !== then);
        const checkThis = reportOf(`${now}`, `${then}`);
        const percent = roundDecimal(changeInPercent(`${then}`, `${now}`) ?? '0', 1).replace('-', '');
        const [right, wrong] = now > then ? ['rose', 'fell'] : ['fell', 'rose'];
        expect(checkThis(sentencesOfText(`Scope 1 emissions ${right} by ${percent}%.`))).toEqual([]);
        expect(checkThis(sentencesOfText(`Scope 1 emissions ${wrong} by ${percent}%.`))).toMatchObject([
          { kind: 'direction' },
        ]);
      }),
    );
  });
});

describe('any text at all', () => {
  const piece = fc.oneof(
    fc.constantFrom(...read('sentences-en').map(({ sentence }) => sentence)),
    fc.constantFrom(...read('sentences-zh').map(({ sentence }) => sentence)),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('1,', '(', '年', '%', '較', ' 0', '9'.repeat(40), '範圍', 'the most '),
  );

  it('gets marks whose words are in their sentence, and no more than the limit', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const marks = marksOf(pieces.join(' '));
        expect(marks.length).toBeLessThanOrEqual(30);
        for (const { sentence, words } of marks) expect(sentence).toContain(words);
      }),
    );
  });

  it('is read in a moment, however long and hostile', () => {
    const hostile = [
      'the most '.repeat(2200),
      '1,000,'.repeat(3300),
      'Scope 1 emissions rose 1 %. '.repeat(700),
      '範'.repeat(20_000),
    ];
    for (const text of hostile) {
      const begun = performance.now();
      marksOf(text);
      expect(performance.now() - begun).toBeLessThan(2000);
    }
  });
});
