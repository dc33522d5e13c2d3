import type { AnswerValue, Field, ModelField, ReportModel } from '@esg/contract';
import { kpiTable } from '@esg/contract/printed';
import { describe, expect, it } from 'vitest';
import { differencesOf } from '../publications/restatements.policy.ts';
import { breakdownsOf, placeOfRow, rowName, withBreakdowns } from './breakdowns.ts';
import { buildReportModel } from './build-report-model.ts';
import { withDenominators } from './denominators.ts';
import { type EarlierRow, type EarlierYear, figurePlace } from './earlier-years.repository.ts';
import type { RestatedInput } from './restated-input.ts';
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

describe('a restated figure with breakdowns', () => {
  it('is marked by itself: neither its parts nor the other parts are', () => {
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

  it('is listed under the name of its part, in the language of the document', () => {
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
    expect(listed('zhTw').slice(0, 2)).toEqual(['氮氧化物: 17 兆瓦時, 20 兆瓦時', '按性別 · 男性: 1 兆瓦時, 2 兆瓦時']);
  });

  it('is listed under its own name in the language of the document where it has no part', () => {
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

it('lists the reasons of every earlier year that it shows, the newest first, with the decimals of the printed figures', () => {
  const year = (name: string, number: string, since: object): EarlierYear => ({
    name,
    period: { start: `${name}-01-01`, end: `${name}-12-31` },
    figures: new Map([[figurePlace('1-1', 'number'), [{ descriptor: '', number, unitCode: 'MWh', isRestated: true }]]]),
    since: [
      { disclosureCode: '1-1', fieldKey: 'number', descriptor: '', note: 'Misread.', old: null, new: null, ...since },
    ],
  });
  const years = [
    year('2023', '30', { old: mwh('28'), new: mwh('30') }),
    year('2024', '2517.4333333', { old: mwh('2470'), new: mwh('2517.4333333'), digits: 0 }),
  ];
  const listed = (shown: number) => {
    const input = modelInput({
      framework: asking([]),
      answers: new Map([['1-1', new Map([['number', { type: 'number', rows: [row('33')] }]])]]),
      earlier: years,
    });
    const layout = { disclosureCode: '1-1', fieldKey: 'number', look: 'auto' as const, years: shown };
    const settings = { ...input.design.settings, layouts: [layout] };
    const { restatements } = buildReportModel({ ...input, design: { ...input.design, settings } });
    return restatements.map(({ year: of, old, new: now }) => `${of}: ${old}, ${now}`);
  };
  expect(listed(2)).toEqual(['2024: 2,470 MWh, 2,517 MWh', '2023: 28 MWh, 30 MWh']);
  expect(listed(1)).toEqual(['2024: 2,470 MWh, 2,517 MWh']);
});

it('lists one year of a three-year figure as a figure of that year', () => {
  const key = 'ohs.fatalities_3y';
  const byYear = { id: 'by-year', en: 'By year', zhTw: '按年度' };
  const asked = field('integer', { key, unitKind: 'count', breakdowns: [byYear] });
  const [topic] = framework.topics;
  const restated = { disclosureCode: '1-1', fieldKey: key, descriptor: '2024', breakdown: 'by-year', note: 'Misread.' };
  const { restatements } = buildReportModel(
    modelInput({
      framework: { ...framework, topics: topic ? [{ ...topic, disclosures: [disclosure('1-1', [asked])] }] : [] },
      restated: [{ ...restated, old: { number: '0', unit: '1' }, new: { number: '1', unit: '1' } }],
    }),
  );
  expect(restatements.map(({ label, descriptor }) => [label, descriptor])).toEqual([
    ['Work-related fatalities', '2024'],
  ]);
});

describe('breakdowns of a published model', () => {
  const published = modelOf(
    [nox, sox, byGender],
    [row('33'), row('20', 'nox'), row('13', 'sox', '來源 A'), row('7', 'by-gender', '男性')],
  );
  /** A model from the time before rows stored the names that the answer gave them. */
  const older: ReportModel = JSON.parse(JSON.stringify(published));
  for (const each of numbersOf(older).rows) delete each.entered;

  it.each([
    ['now', published],
    ['before rows kept what the answer calls them', older],
  ])('that was published %s are found by next year’s answers', (_, model) => {
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

  it('keep both the printed name and the name in the answer', () => {
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

it('names the parts of a figure that an own framework took from the library, and finds no others', () => {
  const own = field('number', {
    key: 'air.emissions',
    unitKind: 'mass',
    breakdowns: [{ en: 'NOx', zhTw: '氮氧化物' }],
  });
  expect(rowName({ breakdown: 'nox', descriptor: '' }, own, 'en')).toBe('NOx');
  expect(breakdownsOf(own).map(({ id }) => id)).toContain('sox');
  expect(breakdownsOf(field('number')).map(({ id }) => id)).toEqual([]);
});

it('moves the denominator of an intensity into its unit, and keeps it where it is no unit', () => {
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

it.each([
  ['Person', 'tCO2e per unit', 'en', 'tCO2e per person', 'Emission intensity'],
  ['person', '每單位活動量公噸二氧化碳當量', 'zhTw', '公噸二氧化碳當量／人', '排放密度'],
  ['人', 'g per unit', 'en', 'g per person', 'Emission intensity'],
  ['sq. m', 'kWh per unit', 'en', 'kWh per m²', 'Emission intensity'],
  ['Employees and students', 'kg per unit', 'en', 'kg per employee and student', 'Emission intensity'],
  [
    'HK$ million of revenue',
    'tCO2e per million',
    'en',
    'tCO2e per HK$ million',
    'Emission intensity per activity unit',
  ],
  ['Factory 2', 'kg per unit', 'en', 'kg per unit', 'Emission intensity per activity unit'],
] as const)(
  'prints the denominator of a sheet in the unit: “%s”',
  (descriptor, unitSymbol, language, printed, label) => {
    const intensity: ModelField = {
      key: 'ghg.intensity.physical',
      label: language === 'en' ? 'Emission intensity per activity unit' : '單位活動量排放密度',
      language: null,
      content: { kind: 'numbers', rows: [{ descriptor, number: '3', unitCode: 't{CO2e}/{unit}', unitSymbol }] },
    };
    const drawn = withDenominators(intensity, language);
    const [only] = drawn.content.kind === 'numbers' ? drawn.content.rows : [];
    expect(only?.unitSymbol).toBe(printed);
    expect(only?.descriptor).toBe(printed === unitSymbol ? descriptor : '');
    if (descriptor !== 'HK$ million of revenue') expect(drawn.label).toBe(label);
  },
);

it('names a restated intensity with its denominator', () => {
  const intensity = field('number', { key: 'ghg.intensity.physical', unitKind: 'ghg_per_unit' });
  expect(rowName({ descriptor: 'person' }, intensity, 'en')).toBe('per person');
  expect(rowName({ descriptor: 'person' }, intensity, 'zhTw')).toBe('每人');
  expect(rowName({ descriptor: 'Stores' }, field('number', { unitKind: 'energy' }), 'en')).toBe('Stores');
});

describe('parts that do not add up to their whole', () => {
  const rows = (whole: readonly [string, string], parts: readonly (readonly [string, string | null, string])[]) => [
    { descriptor: '', number: whole[1], earlier: [whole[0]], unitCode: '1', unitSymbol: 'employees' },
    ...parts.map(([descriptor, before, number]) => ({
      descriptor,
      number,
      earlier: [before],
      breakdown: 'by-gender',
      unitCode: '1',
      unitSymbol: 'employees',
    })),
  ];
  const noteOn = (figures: ReturnType<typeof rows>, years: string[] | undefined, language: 'en' | 'zhTw' = 'en') => {
    const key = 'workforce.headcount';
    const drawn: ModelField = { key, label: key, language: null, content: { kind: 'numbers', rows: figures } };
    if (drawn.content.kind === 'numbers' && years) drawn.content.years = years;
    const asked = field('number', { key, breakdowns: [byGender] });
    const printing = { language, numberLocale: 'en-HK', thisYear: '2024', isSum: true, disclosureCode: '2-7' };
    const { content } = withBreakdowns(drawn, asked, printing);
    return content.kind === 'numbers' ? content.breakdowns?.[0]?.note : undefined;
  };
  const parts = [
    ['Male', '500', '500'],
    ['Female', '661', '761'],
  ] as const;

  it('are noted for each year that differs, by its name', () => {
    expect(noteOn(rows(['1121', '1301'], parts), ['2023'])).toBe(
      'In 2024, the parts add up to 1,261 employees, 40 less than the total. In 2023, the parts add up to 1,161 employees, 40 more than the total.',
    );
    expect(noteOn(rows(['1121', '1261'], parts), ['2023'])).toBe(
      'In 2023, the parts add up to 1,161 employees, 40 more than the total.',
    );
    expect(noteOn(rows(['1161', '1301'], parts), ['FY2023'], 'zhTw')).toBe(
      '2024 年各部分合計為 1,261 employees，較總數少 40。',
    );
  });

  it('are noted without a year where only one is printed, and not for a year that lacks a part', () => {
    expect(noteOn(rows(['1121', '1301'], parts), undefined)).toBe(
      'The parts add up to 1,261 employees, 40 less than the total.',
    );
    expect(noteOn(rows(['1121', '1261'], [parts[0], ['Female', null, '761']]), ['2023'])).toBeUndefined();
  });
});

it('fuels and the bought electricity below them make up all energy, in each year that has both', () => {
  const kWh = { unitCode: 'kWh', unitSymbol: 'kWh' };
  const fuel = (descriptor: string, before: string, number: string) => ({
    ...kWh,
    descriptor,
    number,
    earlier: [before],
    breakdown: 'by-energy-source',
  });
  const noteWith = (before: string | null) => {
    const key = 'energy.consumption.total';
    const rows = [
      { ...kWh, descriptor: '', number: '711322.45', earlier: ['829627.55'] },
      fuel('Diesel', '331204.12', '286695.61'),
      fuel('Petrol', '342006.43', '280685.84'),
    ];
    const electricity = {
      kind: 'numbers' as const,
      rows: [{ ...kWh, descriptor: '', number: '143941', earlier: [before] }],
      years: ['2022'],
    };
    const { content } = withBreakdowns(
      { key, label: key, language: null, content: { kind: 'numbers', rows, years: ['2022'] } },
      field('number', { key, breakdowns: [{ id: 'by-energy-source', en: 'By energy source', zhTw: '按能源來源' }] }),
      {
        language: 'en',
        numberLocale: 'en-HK',
        thisYear: '2023',
        isSum: true,
        disclosureCode: 'A2.1',
        besideOf: (other) => (other === 'energy.consumption.electricity' ? electricity : undefined),
      },
    );
    return content.kind === 'numbers' ? content.breakdowns?.[0]?.note : undefined;
  };
  expect(noteWith('156417')).toBeUndefined();
  expect(noteWith(null)).toBe('In 2022, the parts add up to 673,210.55 kWh, 156,417 less than the total.');
});

describe('an optional total that only the year before has', () => {
  const asked = asking([nox]);
  const optional = {
    ...asked,
    topics: asked.topics.map((topic) => ({
      ...topic,
      disclosures: [disclosure('1-1', [field('number', { unitKind: 'energy', required: false }), field('text')])],
    })),
  };
  const earlier = (rows: EarlierRow[]) => [
    {
      name: '2024',
      period: { start: '2024-01-01', end: '2024-12-31' },
      figures: new Map([[figurePlace('1-1', 'number'), rows]]),
    },
  ];
  const last = { descriptor: '', number: '5400.5', unitCode: 'MWh' };
  const modelWith = (rows: EarlierRow[]) =>
    buildReportModel(
      modelInput({ framework: optional, answers: new Map([['1-1', new Map()]]), earlier: earlier(rows) }),
    );

  it('stays in the table, with its figure and a dash for this year', () => {
    const model = modelWith([last]);
    const chapter = model.chapters[0];
    const line = chapter && kpiTable(chapter, model)?.lines.find(({ kind }) => kind === 'figure');
    expect(line?.values.map(({ text }) => text)).toEqual(['5,400.5', '–']);
    expect(line?.change).toBe('–');
  });

  it('is left out where the year before had only parts of it', () => {
    const [chapter] = modelWith([{ ...last, breakdown: 'nox' }]).chapters;
    expect(chapter?.disclosures[0]?.fields.some(({ content }) => content.kind === 'numbers')).toBe(false);
  });
});
