import type { AnswerValue, Field, ModelField, ReportModel } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { type EarlierRow, figurePlace } from '../design/earlier-years.repository.ts';
import { differencesOf } from '../restatements.policy.ts';
import { breakdownsOf, placeOfRow, rowName } from './breakdowns.ts';
import { buildReportModel } from './build-report-model.ts';
import { withDenominators } from './denominators.ts';
import type { RestatedInput } from './model-input.ts';
import { disclosure, field, framework, modelInput } from './testing.ts';

const byGender = { id: 'by-gender', en: 'By gender', zhTw: '按性別' };
const byRegion = { id: 'by-region', en: 'By region', zhTw: '按地區' };
const nox = { id: 'nox', en: 'NOx', zhTw: '氮氧化物' };
const sox = { id: 'sox', en: 'SOx', zhTw: '硫氧化物' };
type Row = Extract<AnswerValue, { type: 'number' }>['rows'][number];
const row = (number: string, breakdown?: string, descriptor = ''): Row => ({
  number,
  unit: 'MWh',
  descriptor,
  ...(breakdown !== undefined && { breakdown }),
});

const asking = (breakdowns: Field['breakdowns']) => ({
  ...framework,
  units: {
    energy: [
      { code: 'MWh', symbol: 'MWh', name: { en: 'megawatt hour', zhTw: '兆瓦時' }, factorToBase: '1', offset: '0' },
    ],
  },
  topics: framework.topics.slice(0, 1).map((topic) => ({
    ...topic,
    disclosures: [disclosure('1-1', [field('number', { unitKind: 'energy', breakdowns })])],
  })),
});

type Given = { earlier?: EarlierRow[]; restated?: Omit<RestatedInput, 'disclosureCode' | 'fieldKey' | 'note'>[] };

const modelOf = (
  breakdowns: Field['breakdowns'],
  rows: Row[],
  { earlier, restated = [] }: Given = {},
  language: 'en' | 'zhTw' = 'en',
) =>
  buildReportModel(
    modelInput({
      framework: asking(breakdowns),
      answers: new Map([['1-1', new Map([['number', { type: 'number', rows }]])]]),
      earlier: earlier
        ? [
            {
              name: '2024',
              period: { start: '2024-01-01', end: '2024-12-31' },
              figures: new Map([[figurePlace('1-1', 'number'), earlier]]),
            },
          ]
        : [],
      restated: restated.map((each) => ({ disclosureCode: '1-1', fieldKey: 'number', note: 'Misread.', ...each })),
      language,
    }),
  );
const numbersOf = (model: ReportModel) => {
  const content = model.chapters[0]?.disclosures[0]?.fields[0]?.content;
  if (content?.kind !== 'numbers') throw new Error('The figure is no figure');
  return content;
};
const mwh = (number: string) => ({ number, unit: 'MWh' });

describe('a restated figure', () => {
  it('is marked alone: neither the parts of the whole nor the other parts', () => {
    const rows = [row('33'), row('20', 'nox'), row('13', 'sox')];
    const marked = (restated: Given['restated']) =>
      numbersOf(modelOf([nox, sox], rows, { restated })).rows.map(
        ({ descriptor, restated: before }) => `${descriptor} ${before?.old ?? '-'}`,
      );
    expect(marked([{ descriptor: '', old: mwh('30'), new: mwh('33') }])).toEqual([' 30', 'NOx -', 'SOx -']);
    expect(marked([{ descriptor: '', breakdown: 'nox', old: mwh('17'), new: mwh('20') }])).toEqual([
      ' -',
      'NOx 17',
      'SOx -',
    ]);
  });

  it('is listed by the name of its part, in the language of the document', () => {
    const restated = [
      { descriptor: '', breakdown: 'nox', old: mwh('17'), new: mwh('20') },
      { descriptor: 'Male', breakdown: 'by-gender', old: mwh('1'), new: mwh('2') },
      { descriptor: 'Other', breakdown: 'by-gender', old: mwh('3'), new: mwh('4') },
      { descriptor: 'Other', breakdown: 'by-region', old: mwh('5'), new: mwh('6') },
    ];
    const listed = (language: 'en' | 'zhTw') =>
      modelOf([nox, byGender, byRegion], [row('9')], { restated }, language).restatements.map(
        ({ descriptor, old, new: now }) => `${descriptor}: ${old}, ${now}`,
      );
    expect(listed('en')).toEqual([
      'NOx: 17 MWh, 20 MWh',
      'By gender · Male: 1 MWh, 2 MWh',
      'By gender · Other: 3 MWh, 4 MWh',
      'By region · Other: 5 MWh, 6 MWh',
    ]);
    expect(listed('zhTw').slice(0, 2)).toEqual(['氮氧化物: 17 MWh, 20 MWh', '按性別 · 男性: 1 MWh, 2 MWh']);
  });

  it('is listed by its own name in the language of the document where it is no part', () => {
    const names = { en: 'Kwun Tong', zhTw: '觀塘' };
    const rows = [{ ...row('9', undefined, 'Kwun Tong'), names }, row('5', undefined, 'Diesel')];
    const restated = ['Kwun Tong', 'Diesel', 'per employee', 'Employees'].map((descriptor) => ({
      descriptor,
      old: mwh('1'),
      new: mwh('2'),
    }));
    const listed = (language: 'en' | 'zhTw') =>
      modelOf([], rows, { restated }, language).restatements.map(({ descriptor }) => descriptor);
    expect(listed('en')).toEqual(['Kwun Tong', 'Diesel', 'per employee', 'Employees']);
    expect(listed('zhTw').slice(0, 3)).toEqual(['觀塘', '柴油', '每僱員']);
  });
});

describe('parts of a published model', () => {
  const published = modelOf(
    [nox, sox, byGender],
    [row('33'), row('20', 'nox'), row('13', 'sox', '來源 A'), row('7', 'by-gender', '男性')],
  );
  /** As models were published before their rows kept what the answer calls them. */
  const older: ReportModel = JSON.parse(JSON.stringify(published));
  for (const each of numbersOf(older).rows) delete each.entered;

  it.each([
    ['now', published],
    ['before rows kept what the answer calls them', older],
  ])('that was published %s are found again by next year’s answers', (_, model) => {
    const present = modelOf(
      [nox, sox, byGender],
      [row('34'), row('21', 'nox'), row('13', 'sox', '來源 A'), row('8', 'by-gender', '男性')],
    );
    const differences = differencesOf(model, present, asking([nox, sox, byGender]));
    expect(differences).toMatchObject([
      { descriptor: '', old: mwh('33'), new: mwh('34') },
      { breakdown: 'nox', descriptor: '', old: mwh('20'), new: mwh('21') },
      { breakdown: 'by-gender', old: mwh('7'), new: mwh('8') },
    ]);
  });

  it('keep both: the name that is printed, and what the answer calls them', () => {
    expect(
      numbersOf(published).rows.map(({ descriptor, breakdown, entered }) => [descriptor, breakdown, entered]),
    ).toEqual([
      ['', undefined, undefined],
      ['NOx', 'parts', { descriptor: '', breakdown: 'nox' }],
      ['SOx · 來源 A', 'parts', { descriptor: '來源 A', breakdown: 'sox' }],
      ['Male', 'by-gender', { descriptor: '男性', breakdown: 'by-gender' }],
    ]);
  });
});

it('converts an earlier year without endless digits', () => {
  const earlier = [{ descriptor: '', number: '1000', unitCode: 'GJ' }];
  const { rows } = numbersOf(modelOf([], [row('300')], { earlier }));
  expect(rows).toMatchObject([{ earlier: ['277.777778'], change: { kind: 'percent', number: '8' } }]);
});

it('names the parts of a figure that an own framework took from the library, and knows no others', () => {
  const own = field('number', {
    key: 'air.emissions',
    unitKind: 'mass',
    breakdowns: [{ en: 'NOx', zhTw: '氮氧化物' }],
  });
  expect(rowName({ breakdown: 'nox', descriptor: '' }, own, 'en')).toBe('NOx');
  expect(breakdownsOf(own).map(({ id }) => id)).toContain('sox');
  expect(breakdownsOf(field('number')).map(({ id }) => id)).toEqual([]);
});

it('keeps what an intensity is measured by where its unit says it instead', () => {
  const intensity: ModelField = {
    key: 'energy.intensity',
    label: 'Energy intensity',
    language: null,
    content: {
      kind: 'numbers',
      rows: [{ descriptor: 'per employee', number: '3', unitCode: 'kWh/1', unitSymbol: 'kWh per unit' }],
    },
  };
  const { content } = withDenominators(intensity, 'en');
  const [drawn] = content.kind === 'numbers' ? content.rows : [];
  expect(drawn).toMatchObject({ descriptor: '', unitSymbol: 'kWh per employee' });
  expect(drawn && placeOfRow(drawn, undefined, 'en')).toEqual({ descriptor: 'per employee' });
});
