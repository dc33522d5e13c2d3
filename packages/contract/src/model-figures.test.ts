import { expect, it } from 'vitest';
import { figureTable, groupFields, type NumberField } from './model-figures.ts';
import type { ModelField } from './report-model.ts';

type Row = NumberField['content']['rows'][number];
const field = (key: string, content: ModelField['content']): ModelField => ({
  key,
  label: key,
  language: null,
  content,
});
const row = (number: string, more: Partial<Row> = {}): Row => ({
  descriptor: '',
  number,
  unitCode: 't',
  unitSymbol: 't',
  ...more,
});
const number = (key: string, rows: Row[] = [], years?: string[]) =>
  field(key, { kind: 'numbers', rows, decimals: 0, ...(years && { years }) });
const text = (key: string) => field(key, { kind: 'text', text: key });
const model = {
  words: { field: 'Field', value: 'Value', unit: 'Unit', restated: 'Restated', before: 'Published before' },
  period: { start: '2025-01-01', end: '2025-12-31' },
  numberLocale: 'en-IN',
  language: 'en',
} as Parameters<typeof figureTable>[1];

it('gives neighbouring figures that show the same years one table, and keeps the order', () => {
  const fields = [number('a'), number('b'), number('c', [], ['2024']), text('d'), number('e')];
  const keys = groupFields(fields).map((group) => (Array.isArray(group) ? group.map(({ key }) => key) : group.key));
  expect(keys).toEqual([['a', 'b'], ['c'], 'd', ['e']]);
});

it('writes earlier years before this one, and what was published before below its name', () => {
  const restated = { old: '1250', unitSymbol: 't', note: 'A meter was read twice.' };
  const rows = [
    row('1234.50', { descriptor: 'North', earlier: ['1000', null], restated }),
    row('2', { descriptor: 'South', earlier: [null, '3'] }),
  ];
  const table = figureTable([number('Waste', rows, ['2023', '2024']) as NumberField], model);
  expect(table.head).toEqual(['Field', '2023', '2024', '2025', 'Unit']);
  expect(table.lines.map(({ label, values }) => [label, ...values])).toEqual([
    ['Waste', '', '', ''],
    ['North\nRestated. Published before: 1,250 t. A meter was read twice.', '1,000', '–', '1,234.5'],
    ['South', '–', '3', '2'],
  ]);
});

it('writes the parts of a figure below it, each breakdown under its own name, and how the year changed', () => {
  const rows = [
    row('3418', { unitCode: '1', unitSymbol: '', earlier: ['3000'], change: { kind: 'percent', number: '13.9' } }),
    row('1914', { descriptor: 'Male', breakdown: 'by-gender' }),
    row('1504', { descriptor: 'Female', breakdown: 'by-gender' }),
    row('49.16', { descriptor: '31–40', breakdown: 'by-age-group' }),
  ];
  const breakdowns = [
    { id: 'by-gender', label: 'By gender' },
    { id: 'by-age-group', label: 'By age group', note: 'The parts are 10 fewer than the total.' },
  ];
  const workforce = field('Workforce', { kind: 'numbers', rows, decimals: 0, years: ['2024'], breakdowns });
  const { lines } = figureTable([workforce as NumberField], model);
  expect(lines.map(({ label, values, change }) => [label, ...values, change])).toEqual([
    ['Workforce', '3,000', '3,418', '+13.9%'],
    ['By gender', '', '', ''],
    ['Male', '–', '1,914', ''],
    ['Female', '–', '1,504', ''],
    ['By age group\nThe parts are 10 fewer than the total.', '', '', ''],
    ['31–40', '–', '49.16', ''],
  ]);
});

it('never writes one part without the name of what it is a part of', () => {
  const rows = [row('49.16', { unitCode: '%', unitSymbol: '%', breakdown: 'by-age-group' })];
  const breakdowns = [{ id: 'by-age-group', label: 'By age group' }];
  const turnover = field('Turnover', { kind: 'numbers', rows, decimals: 0, breakdowns });
  const { lines } = figureTable([turnover as NumberField], model);
  expect(lines.map(({ label, isGroup }) => [label, isGroup])).toEqual([
    ['Turnover', true],
    ['By age group', true],
    ['By age group', false],
  ]);
});
