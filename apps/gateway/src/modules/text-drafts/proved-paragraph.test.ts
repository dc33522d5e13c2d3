import { linkedNumbersIn, type ReportFigures, type RichTextRun } from '@esg/contract';
import { findFramework } from '@esg/standards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DraftInput, paragraphsOf } from './draft.policy.ts';
import { factsOf, provedParagraph } from './proved-paragraph.ts';
import { connectingWords } from './writing-vocabulary.ts';

type Figure = ReportFigures['figures'][number];
const t = 't{CO2e}';
const figure = (disclosureCode: string, fieldKey: string, unit: string, ...numbers: string[]): Figure => ({
  disclosureCode,
  fieldKey,
  years: numbers.map((number) => ({ rows: [{ descriptor: '', number, unit }], total: { number, unit } })),
});
const diesel = { descriptor: 'Diesel', number: '900', unit: t };
const gas = { descriptor: 'Natural gas', number: '400', unit: t };
/** Scope 1 fell, and has a reason and a largest part; scope 2 rose; scope 3 is compared with nothing. */
const figures: Figure[] = [
  {
    ...figure('305-1', 'ghg.scope1.total', t),
    years: [
      { rows: [diesel, gas], total: { number: '1300', unit: t } },
      { rows: [{ ...diesel, number: '1018' }, gas], total: { number: '1418', unit: t } },
    ],
  },
  figure('305-2', 'ghg.scope2.location_based', t, '510', '500'),
  figure('305-3', 'ghg.scope3.total', t, '9000'),
];
const input = {
  report: { languages: ['en', 'zhTw'] },
  framework: findFramework('gri-2025'),
  numberFormat: 'en-HK',
  disclosures: new Map(),
  explanations: [
    { isCurrent: true, disclosureCode: '305-1', fieldKey: 'ghg.scope1.total', text: 'New boilers in 2025.', texts: {} },
  ],
  figures: { years: ['2025', '2024'], figures },
} as unknown as DraftInput;
const [paragraph] = paragraphsOf(input, { disclosureCode: '2-22', fieldKey: 'org.strategy_statement' });
const factsIn = (language: 'en' | 'zhTw') => {
  const facts = paragraph && factsOf(paragraph, language);
  if (!facts) throw new Error('The figures say nothing');
  return facts;
};
const en = factsIn('en');
const zh = factsIn('zhTw');
const textOf = (sentences: readonly (readonly RichTextRun[])[] | undefined) =>
  sentences?.map((runs) =>
    runs
      .map(({ text }) => text)
      .join('')
      .replaceAll('\u00a0', ' '),
  );
const shown = (text: string) => textOf(provedParagraph(text, en, 'en'));
const shownInChinese = (text: string) => textOf(provedParagraph(text, zh, 'zhTw'));

// n1 value, n2 change, n3 last year, n4 part of scope 1; n5 to n7 scope 2; n8 scope 3.
const one = 'Scope 1 emissions fell by [[n2]] from [[n3]] to [[n1]], of which the largest part was Diesel with [[n4]].';
const two = 'Location-based Scope 2 emissions rose to [[n5]], up [[n6]] from [[n7]].';
const three = 'Scope 3 emissions were [[n8]].';

describe('a paragraph that a model wrote', () => {
  it('is given as the sentences of the template, with placeholders for numbers and without reasons', () => {
    expect(en.sentences).toEqual([
      'Scope 1 emissions were [[n1]], down [[n2]] from [[n3]].',
      'The largest part was Diesel with [[n4]].',
      'Location-based Scope 2 emissions were [[n5]], up [[n6]] from [[n7]].',
      'Scope 3 emissions were [[n8]].',
    ]);
    expect(zh.sentences[0]).toBe('範圍 1 溫室氣體排放為 [[n1]]，較 [[n2]]減少 [[n3]]。');
  });

  it('is the template itself, word for word', () => {
    expect(shown(en.sentences.join(' '))).toHaveLength(5);
    expect(shownInChinese(zh.sentences.join(''))).toHaveLength(4);
  });

  it('joins and orders what the figures say, with linked numbers and the stored reason behind its figure', () => {
    expect(shown(`${three} ${one} ${two}`)).toEqual([
      'Scope 3 emissions were 9,000 tCO2e (2025).',
      'Scope 1 emissions fell by 8.3% from 1,418 tCO2e (2024) to 1,300 tCO2e (2025), of which the largest part was Diesel with 900 tCO2e.',
      'Reason for the change: New boilers in 2025.',
      'Location-based Scope 2 emissions rose to 510 tCO2e (2025), up 2.0% from 500 tCO2e (2024).',
    ]);
    const runs = provedParagraph(`${one} ${two} ${three}`, en, 'en') ?? [];
    expect(linkedNumbersIn(runs.map((each) => ({ kind: 'paragraph', runs: [...each] }))).length).toBe(8);
  });

  it('goes on without a name where the sentence before is about one figure', () => {
    const split =
      'Scope 1 emissions were [[n1]]. They fell by [[n2]] from [[n3]]. The largest part was Diesel with [[n4]].';
    expect(shown(`${split} ${two} ${three}`)).toHaveLength(6);
  });

  it('is Chinese with its blanks as the template has them', () => {
    const written =
      '範圍 1 溫室氣體排放由[[n2]]下降 [[n3]] 至[[n1]]，其中柴油所佔最多，為[[n4]]。範圍 2 溫室氣體排放（地點為本）錄得 [[n5]]，較 [[n6]] 上升 [[n7]]，範圍 3 溫室氣體排放則為[[n8]]。';
    expect(shownInChinese(written)).toEqual([
      '範圍 1 溫室氣體排放由 1,418 公噸二氧化碳當量（2024）下降 8.3% 至 1,300 公噸二氧化碳當量（2025），其中柴油所佔最多，為 900 公噸二氧化碳當量。',
      '範圍 2 溫室氣體排放（地點為本）錄得 510 公噸二氧化碳當量（2025），較 500 公噸二氧化碳當量（2024）上升 2.0%，範圍 3 溫室氣體排放則為 9,000 公噸二氧化碳當量（2025）。',
    ]);
  });

  const rest = `${two} ${three}`;
  const wrong: [what: string, text: string][] = [
    ['a number that no figure has', `${one.replace('[[n1]]', '1,250 tCO2e')} ${rest}`],
    ['a number beside its own', `${one} ${rest.replace('[[n8]].', '[[n8]], or 12 per employee.')}`],
    ['a number in words', `${one} ${rest.replace('were [[n8]]', 'were [[n8]], two thirds of the total')}`],
    ['a year', `${one} ${rest.replace('were [[n8]]', 'were [[n8]] in 2025')}`],
    ['a placeholder that there is none', `${one} ${rest.replace('[[n8]]', '[[n9]]')}`],
    ['a placeholder twice', `${one} ${rest} Scope 3 emissions were [[n8]].`],
    ['fewer numbers', `${one} ${two}`],
    ['the number of another figure', `${one} ${two.replace('[[n5]]', '[[n8]]')} ${three.replace('[[n8]]', '[[n5]]')}`],
    ['the wrong way', `${one.replace('fell', 'rose')} ${rest}`],
    ['the wrong way in a word beside', `${one} ${two.replace('rose to', 'fell to')} ${three}`],
    ['a way that no figure tells', `${one} ${two} Scope 3 emissions rose to [[n8]].`],
    ['this year and last year exchanged', `${one.replace('[[n3]] to [[n1]]', '[[n1]] to [[n3]]')} ${rest}`],
    ['a reason', `${one.replace('.', ', due to new boilers.')} ${rest}`],
    ['praise', `${one} ${rest} The result was excellent.`],
    ['a plan', `${one} ${two} Scope 3 emissions will be [[n8]].`],
    ['a denial', `${one} ${two} Scope 3 emissions were not [[n8]].`],
    ['a bound', `${one} ${two} Scope 3 emissions were up to [[n8]].`],
    ['another bound', `${one} ${two} Scope 3 emissions were more than [[n8]].`],
    ['two figures as one', `${one} ${two} Scope 1 emissions and Scope 3 emissions were [[n8]].`],
    [
      'the part as the whole',
      `${one.replace('[[n1]]', '[[x]]').replace('[[n4]]', '[[n1]]').replace('[[x]]', '[[n4]]')} ${rest}`,
    ],
    ['another place', `${one} ${two} In Vietnam, Scope 3 emissions were [[n8]].`],
    ['markup', `${one} ${two} Scope 3 emissions were **[[n8]]**.`],
    ['a link', `${one} ${rest} See https://example.com.`],
    ['half a sentence', `${one} ${two} Scope 3 emissions were [[n8]]`],
    ['nothing', ''],
  ];
  it.each(wrong)('is not used where it says %s', (_, text) => {
    expect(shown(text)).toBeUndefined();
  });

  const zhOne = '範圍 1 溫室氣體排放為 [[n1]]，較 [[n2]]減少 [[n3]]。其中柴油所佔最多，為 [[n4]]。';
  const zhTwo = '範圍 2 溫室氣體排放（地點為本）為 [[n5]]，較 [[n6]]增加 [[n7]]。';
  const zhThree = '範圍 3 溫室氣體排放為 [[n8]]。';
  const wrongInChinese: [what: string, text: string][] = [
    ['a number', `${zhOne}${zhTwo}範圍 3 溫室氣體排放為九千噸，即[[n8]]。`],
    ['the wrong way', `${zhOne.replace('減少', '增加')}${zhTwo}${zhThree}`],
    ['a reason', `${zhOne.replace('減少', '因更換鍋爐而減少')}${zhTwo}${zhThree}`],
    ['praise', `${zhOne}${zhTwo}${zhThree}表現優異。`],
    [
      'the number of another figure',
      `${zhOne}${zhTwo.replace('[[n5]]', '[[n8]]')}${zhThree.replace('[[n8]]', '[[n5]]')}`,
    ],
    ['a plan', `${zhOne}${zhTwo}範圍 3 溫室氣體排放將為 [[n8]]。`],
  ];
  it('is used in Chinese where it says what the figures say', () => {
    expect(shownInChinese(`${zhOne}${zhTwo}${zhThree}`)).toBeDefined();
  });
  it.each(wrongInChinese)('is not used in Chinese where it says %s', (_, text) => {
    expect(shownInChinese(text)).toBeUndefined();
  });

  // The figure that rose: n5 this year, n6 the change, n7 last year.
  const name = 'Location-based Scope 2 emissions';
  it.each([
    [`${name} were [[n5]], up [[n6]] from [[n7]].`],
    [`${name} increased by [[n6]] from [[n7]] to [[n5]].`],
    [`${name} rose [[n6]] to [[n5]], compared with [[n7]].`],
    [`${name} rose from [[n7]] by [[n6]] to [[n5]].`],
    [`${name} were [[n5]], an increase of [[n6]] from [[n7]].`],
    [`${name} amounted to [[n5]], higher than [[n7]]. They grew by [[n6]].`],
    [`${name} had an increase from [[n7]] to [[n5]]. They grew [[n6]].`],
    [`${name} ([[n5]]) were higher than [[n7]] and had grown by [[n6]].`],
  ])('says what each number is of its figure: %s', (text) => {
    expect(shown(`${one} ${text} ${three}`)).toBeDefined();
  });
  it.each([
    ['rose by [[n5]] from [[n7]]. They increased [[n6]].'],
    ['rose [[n5]] from [[n7]]. They increased by [[n6]].'],
    ['rose to [[n6]] from [[n7]] and were [[n5]].'],
    ['rose at [[n6]] from [[n7]] to [[n5]].'],
    ['were [[n6]], up from [[n7]] to [[n5]].'],
    ['were [[n5]] higher than [[n7]]. They rose [[n6]].'],
    ['were [[n5]] up from [[n7]]. They rose [[n6]].'],
    ['were [[n5]] of growth from [[n7]], up [[n6]].'],
    ['rose by more than [[n7]] to [[n5]], up [[n6]].'],
    ['rose, more than [[n7]], to [[n5]], up [[n6]].'],
    ['rose with [[n7]] to [[n5]], up [[n6]].'],
    ['rose by [[n6]] from [[n7]] compared to [[n5]].'],
    ['rose [[n6]] from [[n7]]. The increase was [[n5]].'],
    ['rose [[n6]] from [[n7]], a reported growth of [[n5]].'],
    ['were up from [[n7]] by a total of [[n5]], up [[n6]].'],
    ['were [[n5]] and up, up [[n6]] from [[n7]].'],
    ['rose up to [[n5]], up [[n6]] from [[n7]].'],
    ['rose [[n6]]. The increase from [[n7]] was [[n5]].'],
    ['more than [[n7]] were [[n5]], up [[n6]].'],
  ])('is not used where it exchanges what the numbers are: %s', (text) => {
    expect(shown(`${one} ${name} ${text} ${three}`)).toBeUndefined();
  });
  it('is not used where it calls a figure a share or a part, or a part a change', () => {
    const more = `up [[n6]] from [[n7]]. ${three}`;
    expect(shown(`${one} ${name} were [[n5]], ${more}`)).toBeDefined();
    expect(shown(`${one} The share of ${name} was [[n5]], ${more}`)).toBeUndefined();
    expect(shown(`${one} The largest part of ${name} was [[n5]], ${more}`)).toBeUndefined();
    expect(shown(`${one} The increase in ${name} was [[n5]], ${more}`)).toBeUndefined();
    const fell = one.replace('the largest part was Diesel with', 'Diesel fell by');
    expect(shown(`${fell} ${rest}`)).toBeUndefined();
  });

  const zhName = '範圍 2 溫室氣體排放（地點為本）';
  it.each([
    ['由 [[n6]] 上升 [[n7]] 至 [[n5]]。'],
    ['由 [[n6]] 增加至 [[n5]]，升幅 [[n7]]。'],
    ['達 [[n5]]，較 [[n6]] 增長了 [[n7]]。'],
    ['為 [[n5]]，高於 [[n6]]，上升 [[n7]]。'],
    ['與 [[n6]] 相比上升 [[n7]]，達到 [[n5]]。'],
  ])('says in Chinese what each number is of its figure: %s', (text) => {
    expect(shownInChinese(`${zhOne}${zhName}${text}${zhThree}`)).toBeDefined();
  });
  it.each([
    ['由 [[n6]] 上升 [[n5]]，升幅 [[n7]]。'],
    ['增加了 [[n5]]，由 [[n6]] 上升至 [[n7]]。'],
    ['由 [[n6]] 上升至 [[n7]]，為 [[n5]]。'],
    ['較 [[n6]] 上升 [[n7]]，升幅為 [[n5]]。'],
    ['較 [[n6]] 上升 [[n7]]，增加的為 [[n5]]。'],
    ['為 [[n7]]，由 [[n6]] 上升至 [[n5]]。'],
    ['為 [[n5]] 的升幅，較 [[n6]] 上升 [[n7]]。'],
    ['增加多於 [[n6]]，達 [[n5]]，上升 [[n7]]。'],
    ['佔 [[n5]]，較 [[n6]] 上升 [[n7]]。'],
    ['多於 [[n6]] 的為 [[n5]]，上升 [[n7]]。'],
    ['所佔部分為 [[n5]]，較 [[n6]] 上升 [[n7]]。'],
  ])('is not used in Chinese where it exchanges what the numbers are: %s', (text) => {
    expect(shownInChinese(`${zhOne}${zhName}${text}${zhThree}`)).toBeUndefined();
  });

  it('has each number of the figures and no other, whatever is written', () => {
    const pieces = fc.constantFrom(
      ...en.figures.map(({ name }) => name),
      ...[...en.numbers.keys()].map((id) => `[[${id}]]`),
      ...connectingWords.en.split(' '),
      '. ',
      ', ',
      ' ',
      '3',
      'tonnes',
      '[[n9]]',
      'Diesel',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const made = provedParagraph(parts.join(' '), en, 'en');
        if (!made) return;
        for (const run of made.flat())
          if (!run.number && !run.text.startsWith('Reason'))
            expect(run.text.replaceAll(/Scope \d/g, '')).not.toMatch(/\d/);
        expect(made.flat().filter(({ number }) => number).length).toBe(en.numbers.size);
      }),
      { numRuns: 300 },
    );
  });
});
