import { expect, it } from 'vitest';
import { linesKeptWithNext } from './kept-lines.ts';
import { keyFigureChoices, keyFiguresOf, usualKeyFigures } from './key-figures.ts';
import { besideFigure, type FigureSettings, kpiTable, type NumberRow, onlyFigure, textFields } from './kpi-table.ts';
import { changeBetween } from './model-changes.ts';
import type { ModelDisclosure, ModelField } from './report-model.ts';

const model = {
  language: 'en',
  words: { value: 'Value' },
  period: { start: '2025-01-01', end: '2025-12-31' },
  numberLocale: 'en-HK',
} as FigureSettings;

const field = (key: string, content: ModelField['content'], label = key): ModelField => ({
  key,
  label,
  language: null,
  content,
});
const row = (number: string, last: string | null, more: Partial<NumberRow> = {}): NumberRow => {
  const change = last === null ? undefined : changeBetween(last, number, more.unitCode ?? 't');
  return {
    descriptor: '',
    number,
    unitCode: 't',
    unitSymbol: 't',
    earlier: [last],
    ...(change && { change }),
    ...more,
  };
};
const numbers = (
  key: string,
  rows: NumberRow[],
  more: Partial<Extract<ModelField['content'], { kind: 'numbers' }>> = {},
) => field(key, { kind: 'numbers', rows, years: ['2024'], ...more });
const disclosure = (code: string, fields: ModelField[]): ModelDisclosure => ({
  code,
  title: `About ${code}`,
  omission: null,
  fields,
  charts: [],
});
const linesOf = (disclosures: ModelDisclosure[]) =>
  kpiTable({ disclosures }, model)?.lines.map(({ kind, label, values, change, notes }) =>
    [kind, label, ...values.map(({ text, isRestated }) => text + (isRestated ? 'R' : '')), change, notes].join('|'),
  );

it('puts the figures of all disclosures into one table, with last year, this year and the change', () => {
  const disclosures = [
    disclosure('A1', [numbers('Waste', [row('711322.45', '829627.55')])]),
    disclosure('A2', [field('Policy', { kind: 'text', text: 'We measure.' })]),
    disclosure('A3', [numbers('Cases', [row('3', '1', { unitCode: '1', unitSymbol: 'number' })])]),
  ];
  expect(kpiTable({ disclosures }, model)?.years).toEqual(['2024', '2025']);
  expect(linesOf(disclosures)).toEqual([
    'disclosure|About A1||',
    'figure|Waste|829,627.55|711,322.45|−14.3%|',
    'disclosure|About A3||',
    'figure|Cases|1|3|+2|',
  ]);
  const units = kpiTable({ disclosures }, model)?.lines.map(({ unit }) => unit);
  expect(units).toEqual(['', 't', '', '']);
});

it('lists the parts of a figure below the figure, grouped by breakdown', () => {
  const parts = [
    row('3418', '3390', { descriptor: '' }),
    row('1914', '1890', { descriptor: 'Male', breakdown: 'g' }),
    row('1504', '1500', { descriptor: 'Female', breakdown: 'g' }),
  ];
  const breakdowns = [{ id: 'g', label: 'By gender', note: 'Two are not counted.' }];
  const disclosures = [disclosure('B1', [numbers('Employees', parts, { breakdowns })])];
  expect(linesOf(disclosures)).toEqual([
    'disclosure|About B1||',
    'whole|Employees|3,390|3,418|+0.8%|',
    'name|By gender||a',
    'part|Male|1,890|1,914|+1.3%|',
    'part|Female|1,500|1,504|+0.3%|',
  ]);
});

it('names parts without a total by their figure in one line, so that no total seems to be forgotten', () => {
  const part = (breakdown: string, descriptor: string) => row('89', '63', { descriptor, breakdown });
  const parts = [part('f', 'Petrol'), part('f', 'Diesel'), part('s', 'Factory')];
  const breakdowns = [
    { id: 'f', label: 'By fuel type' },
    { id: 's', label: 'By site', note: 'One is not counted.' },
  ];
  const disclosures = [
    disclosure('A2.1', [
      numbers('Fuel consumption', parts, { breakdowns }),
      field('Fuel consumption.explanation', { kind: 'text', text: 'A site was sold.' }),
    ]),
  ];
  expect(linesOf(disclosures)).toEqual([
    'disclosure|About A2.1||',
    'name|Fuel consumption · By fuel type||a',
    'part|Petrol|63|89|+41.3%|',
    'part|Diesel|63|89|+41.3%|',
    'name|Fuel consumption · By site||b',
    'part|Factory|63|89|+41.3%|',
  ]);
});

it('explains once, in a note below the table, each figure that is missing, restated or calculated in another way', () => {
  const restated = { old: '0.55', unitSymbol: 't', note: 'Counted twice.' };
  const disclosures = [
    disclosure('A1', [
      numbers('Waste', [row('0.52', null, { restated })]),
      numbers('Paper', [row('2', null)]),
      numbers('Lost', [row('1', '0', { earlierRestated: [0] })]),
      field('Waste.explanation', { kind: 'text', text: 'A site was sold.' }),
      field('disclosure.explanation', { kind: 'text', text: 'Weighed.' }),
    ]),
  ];
  expect(linesOf(disclosures)).toEqual([
    'disclosure|About A1||a',
    'figure|Waste|–|0.52R|–|b, c, d',
    'figure|Paper|–|2|–|c',
    'figure|Lost|0R|1|–|e',
  ]);
  expect(kpiTable({ disclosures }, model)?.notes.map(({ name, text }) => name + text)).toEqual([
    'How it was measured: Weighed.',
    'Why it changed: A site was sold.',
    '– No figure for that year.',
    'Restated. Previously published: 0.55 t. Counted twice.',
    '– The earlier figure is nil or not comparable, so no change is given.',
  ]);
  expect(textFields(disclosures[0] as ModelDisclosure)).toEqual([]);
});

it('labels a note that tells how a figure was measured and a note that tells why it changed, also where both have the same text', () => {
  const disclosures = [
    disclosure('A1', [
      numbers('Waste', [row('3', '2')]),
      field('Waste.explanation', { kind: 'text', text: '新增兩間辦公室。' }),
      field('disclosure.explanation', { kind: 'text', text: '新增兩間辦公室。' }),
    ]),
  ];
  const inChinese: FigureSettings = { ...model, language: 'zhTw' };
  expect(kpiTable({ disclosures }, inChinese)?.notes.map(({ letter, name }) => `${letter} ${name}`)).toEqual([
    'a 計量方法：',
    'b 變動原因：',
  ]);
});

it('gives a change only from the year in the neighbouring column', () => {
  const disclosures = [
    disclosure('A1', [
      numbers('Energy', [row('150', '100')], { years: ['2022'] }),
      numbers('Water', [row('8', '9')], { years: ['2023'] }),
    ]),
  ];
  expect(linesOf(disclosures)).toEqual([
    'disclosure|About A1||',
    'figure|Energy|100|–|150|–|a',
    'figure|Water|–|9|8|−11.1%|a',
  ]);
  expect(kpiTable({ disclosures }, model)?.notes.map(({ text }) => text)).toEqual(['– No figure for that year.']);
});

it('orders years by time, whatever they are called', () => {
  const rows = [row('3', '2', { earlier: ['1', '2'] })];
  const disclosures = [disclosure('A1', [numbers('Waste', rows, { years: ['FY2023', '2024'] })])];
  const named = { ...model, earlierYears: ['FY2023', '2024'] };
  expect(kpiTable({ disclosures }, named)?.years).toEqual(['FY2023', '2024', '2025']);
  const [, line] = kpiTable({ disclosures }, named)?.lines ?? [];
  expect(line?.values.map(({ text }) => text)).toEqual(['1', '2', '3']);
  expect(line?.change).toBe('+50.0%');
});

it('has no column for an earlier year where there is none', () => {
  const alone = numbers('Waste', [row('1', null, { earlier: undefined })], { years: undefined });
  const table = kpiTable({ disclosures: [disclosure('A1', [alone])] }, model);
  expect(table).toMatchObject({ years: ['2025'], hasChange: false, notes: [] });
  expect(kpiTable({ disclosures: [disclosure('A1', [])] }, model)).toBeUndefined();
});

it('opens with the most sought figures, emissions first and added up, wherever the report has them, and with none where fewer than three are answered', () => {
  const tonnes = { unitCode: 't{CO2e}', unitSymbol: 'tCO2e' };
  const fields = [
    numbers('workforce.headcount', [row('3418', '3418', { unitCode: '1', unitSymbol: 'number' })]),
    numbers('ghg.scope1.total', [row('147.08128', '208.28143', tonnes)]),
    numbers('ghg.scope2.location_based', [row('56.13699', '61.2', tonnes)]),
    numbers('energy.consumption.total', [row('711322.45', null)]),
  ];
  const made = (list: ModelField[]) =>
    keyFiguresOf({
      ...model,
      chapters: [{ code: 'A', title: 'A', text: null, disclosures: [disclosure('A1', list)] }],
    });
  expect(made(fields).map(({ value, unit, change }) => [value, unit, change])).toEqual([
    ['203.21827', 'tCO2e', '−24.6% from 2024'],
    ['711,322.45', 't', ''],
    ['3,418', '', 'Unchanged from 2024'],
  ]);
  expect(made(fields.slice(0, 2))).toEqual([]);
});

it('opens with figures of a whole metric alone, unless the author chose one of a part, which is named with its disclosure', () => {
  const tonnes = { unitCode: 't{CO2e}', unitSymbol: 'tCO2e' };
  const part = (key: string, number: string) => ({ ...numbers(key, [row(number, null, tonnes)]), isPart: true });
  const investees = [
    part('ghg.scope1.total', '90'),
    part('ghg.scope2.location_based', '1'),
    part('ghg.scope3.total', '5'),
  ];
  const own = ['energy.consumption.total', 'water.withdrawal.total', 'waste.generated.total'].map((key, at) =>
    numbers(key, [row(`${at + 1}`, null)]),
  );
  const chaptersOf = (list: ModelField[]) => [
    { code: 'A', title: 'A', text: null, disclosures: [disclosure('A1', list), disclosure('A2', own)] },
  ];
  const chapters = chaptersOf([...investees, part('water.withdrawal.total', '7')]);
  expect(keyFiguresOf({ ...model, chapters }).map(({ value }) => value)).toEqual(['1', '2', '3']);
  const one = chaptersOf([numbers('ghg.scope1.total', [row('90', null, tonnes)]), ...investees.slice(1)]);
  expect(keyFiguresOf({ ...model, chapters: one }).map(({ value }) => value)).toEqual(['90', '1', '2']);
  const keyFigures = [{ disclosureCode: 'A1', fieldKey: 'ghg.scope1.total' }];
  const { title } = disclosure('A1', []);
  expect(keyFiguresOf({ ...model, chapters, keyFigures }).map(({ label }) => label)).toEqual([
    `ghg.scope1.total · ${title}`,
  ]);
});

it('opens with the figures that the author chose, in the author’s order, leaving out those that are no longer answered', () => {
  const fields = [
    numbers('workforce.headcount', [row('3418', '3418', { unitCode: '1', unitSymbol: 'number' })]),
    numbers('water.withdrawal.total', [row('12', '11')]),
    numbers('waste.generated.total', [row('5', '4')]),
    numbers('energy.consumption.total', [row('1', null), row('2', null)]),
  ];
  const chapters = [{ code: 'A', title: 'A', text: null, disclosures: [disclosure('A1', fields)] }];
  const pinned = (...keys: string[]) => keys.map((fieldKey) => ({ disclosureCode: 'A1', fieldKey }));
  const values = (keyFigures: ReturnType<typeof pinned>) =>
    keyFiguresOf({ ...model, chapters, keyFigures }).map(({ value }) => value);
  expect(values(pinned('waste.generated.total', 'workforce.headcount'))).toEqual(['5', '3,418']);
  expect(values(pinned('ghg.scope1.total', 'water.withdrawal.total'))).toEqual(['12']);
  expect(values([])).toEqual(['12', '5', '3,418']);
  expect(usualKeyFigures({ ...model, chapters })).toEqual(
    pinned('water.withdrawal.total', 'waste.generated.total', 'workforce.headcount'),
  );
  expect(keyFigureChoices({ ...model, chapters }).map(({ fieldKey }) => fieldKey)).toEqual([
    'workforce.headcount',
    'water.withdrawal.total',
    'waste.generated.total',
  ]);
});

it('names the figures from which a figure was calculated', () => {
  const calculatedFrom = ['Scope 1 emissions', 'Scope 2 emissions'];
  const table = kpiTable(
    { disclosures: [disclosure('A1.2', [numbers('ghg', [row('9', '8', { calculatedFrom })])])] },
    model,
  );
  expect(table?.lines.at(-1)?.notes).toBe('a');
  expect(table?.notes.map(({ text }) => text)).toEqual(['Calculated from Scope 1 emissions and Scope 2 emissions.']);
});

it('moves a part that is named by a year into the column of that year', () => {
  const parts = ['2024', 'FY2025'].map((descriptor, at) => row(String(at), null, { descriptor, unitCode: '1' }));
  expect(
    linesOf([disclosure('B2.1', [numbers('Fatalities', [...parts, row('3', null, { descriptor: '2023' })])])]),
  ).toEqual([
    'disclosure|About B2.1||',
    'name|Fatalities||',
    'part|2024|0|||',
    'part|FY2025||1||',
    'part|2023|–|3|–|a',
  ]);
});

it('says in words that a single figure did not change, instead of printing zeros', () => {
  const nought = row('0', '0', { unitCode: '1', unitSymbol: 'number', change: changeBetween('0', '0', '1') });
  const table = kpiTable({ disclosures: [disclosure('B2.1', [numbers('Fatalities', [nought])])] }, model);
  const only = table && onlyFigure(table);
  expect(only?.unit).toBe('');
  expect(table && only && besideFigure(table, only, 'en')).toBe('2024  0   Unchanged from 2024');
});

it('keeps a short disclosure or breakdown on one page, and keeps the first and the last lines of a long one together', () => {
  const part = (place: number) => row(`${place}`, '1', { descriptor: `Site ${place}`, breakdown: 'by-place' });
  const parted = (count: number) =>
    numbers('Water', [row('9', '8'), ...Array.from({ length: count }, (_, place) => part(place))], {
      breakdowns: [{ id: 'by-place', label: 'By place' }],
    });
  const keptOf = (count: number) => {
    const table = kpiTable({ disclosures: [disclosure('A1', [parted(count)]), disclosure('A2', [parted(1)])] }, model);
    return linesKeptWithNext(table?.lines ?? [])
      .map((kept) => (kept ? '+' : '|'))
      .join('');
  };
  // Disclosure, whole, name, parts; then the second disclosure.
  expect(keptOf(3)).toBe('+++++|+++|');
  expect(keptOf(10)).toBe('+++++|||||++|+++|');
});

it('says of figures that were and are nil that nothing changed', () => {
  const disclosures = [disclosure('B2', [numbers('Fatality rate', [row('0.00', '0')])])];
  expect(linesOf(disclosures)).toEqual(['disclosure|About B2||', 'figure|Fatality rate|0|0.00|0|']);
});
