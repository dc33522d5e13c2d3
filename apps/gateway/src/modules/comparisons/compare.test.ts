import type { Field, ValueRow } from '@esg/contract';
import { unitsOfKind } from '@esg/standards';
import { expect, it } from 'vitest';
import { type Asked, choicesOf, compare, type FigureSource } from './compare.ts';

const label = { en: 'Energy', zhTw: '能源' };
const field = { key: 'energy.total', type: 'number', label, unitKind: 'energy', decimals: 2 } as unknown as Field;
const row = (number: string, unit: string, descriptor = ''): ValueRow => ({ number, unit, descriptor });
const source = (...rows: ValueRow[]): FigureSource => {
  const asked: Asked = { field, codes: ['302-1'], units: { energy: [...unitsOfKind('energy')] }, rows };
  return { figures: new Map([[field.key, asked]]) };
};
const nobodyAsked: FigureSource = { figures: new Map() };

it('converts figures to the unit of the first report, exactly, with differences', () => {
  const [energy] = compare([field.key], [source(row('1000', 'kWh')), source(row('1.25', 'MWh'))]);
  expect(energy?.unit.code).toBe('kWh');
  expect(energy?.values[1]).toMatchObject({ value: '1250', difference: '250', percent: '25', missing: null });
  expect(energy?.values[1]?.entered).toMatchObject({ number: '1.25', unit: { code: 'MWh' } });
  expect(energy?.values[0]).toMatchObject({ value: '1000', difference: null, percent: null });
});

it('shows a missing figure as missing, not as zero', () => {
  const [energy] = compare([field.key], [source(row('10', 'kWh')), source(), nobodyAsked]);
  expect(energy?.values.slice(1)).toMatchObject([
    { value: null, missing: 'unanswered', difference: null },
    { value: null, missing: 'not-asked', difference: null },
  ]);
  const [later] = compare([field.key], [source(), source(row('10', 'kWh'))]);
  expect(later?.values).toMatchObject([{ missing: 'unanswered' }, { value: '10', difference: null, percent: null }]);
});

it('keeps every digit of a difference, and gives no percentage of zero', () => {
  const sources = [source(row('0', 'kWh')), source(row('0.000000000000001', 'kWh'))];
  expect(compare([field.key], sources)[0]?.values[1]).toMatchObject({ difference: '0.000000000000001', percent: null });
  const [fallen] = compare([field.key], [source(row('-8', 'kWh')), source(row('-6', 'kWh'))]);
  expect(fallen?.values[1]).toMatchObject({ difference: '2', percent: '25' });
});

it('matches rows by their names, even where a name occurs twice', () => {
  const rows = compare(
    [field.key],
    [
      source(row('1', 'kWh', 'Site A'), row('2', 'kWh', 'Site A')),
      source(row('3', 'kWh', 'Site A'), row('4', 'kWh', 'B')),
    ],
  );
  expect(rows.map(({ descriptor, values }) => [descriptor, ...values.map(({ value }) => value)])).toEqual([
    ['Site A', '1', '3'],
    ['Site A', '2', null],
    ['B', null, '4'],
  ]);
});

it('matches a part only with the same part of the same breakdown', () => {
  const part = (number: string, breakdown: string, descriptor = ''): ValueRow => ({
    ...row(number, 'kWh', descriptor),
    breakdown,
  });
  const parted = { ...field, breakdowns: [{ id: 'upstream', en: 'Upstream', zhTw: '上游' }] };
  const of = (...rows: ValueRow[]): FigureSource => ({
    figures: new Map([[field.key, { field: parted, codes: ['302-1'], units: {}, rows }]]),
  });
  const rows = compare(
    [field.key],
    [
      of(row('9', 'kWh'), part('4', 'upstream'), part('5', 'by-site', 'Other')),
      of(row('8', 'kWh'), part('6', 'by-country', 'Other'), part('2', 'upstream')),
    ],
  );
  expect(
    rows.map(({ part, descriptor, values }) => [part?.en, descriptor, ...values.map(({ value }) => value)]),
  ).toEqual([
    [undefined, '', '9', '8'],
    ['Upstream', '', '4', '2'],
    ['by-site', 'Other', '5', null],
    ['by-country', 'Other', null, '6'],
  ]);
});

it('offers figures that are answered, with the number of reports that have them', () => {
  expect(choicesOf([source(row('1', 'kWh')), source(row('1', 'kWh')), source()])).toEqual([
    { key: field.key, label, codes: ['302-1'], reports: 2 },
  ]);
  expect(choicesOf([source()])).toEqual([]);
});

it('gives the number of decimals of a calculated figure, and leaves typed figures unchanged', () => {
  const calculated = (...rows: ValueRow[]): FigureSource => {
    const parted = { ...field, breakdowns: [] };
    return { figures: new Map([[field.key, { field: parted, codes: ['A2.1'], units: {}, rows, isCalculated: true }]]) };
  };
  const part: ValueRow = { ...row('0.123456', 'kWh', 'Men'), breakdown: 'by-gender' };
  const [whole, men] = compare(
    [field.key],
    [calculated(row('208.110723', 'kWh'), part), source(row('199.345', 'kWh'))],
  );
  expect(whole?.values.map(({ value, digits }) => [value, digits])).toEqual([
    ['208.110723', 1],
    ['199.345', undefined],
  ]);
  expect(whole?.values[1]?.difference).toBe('-8.765723');
  expect(men?.values[0]).toMatchObject({ value: '0.123456' });
  expect(men?.values[0]).not.toHaveProperty('digits');
});

it('gives the decimals of a sum with shares of entities in every unit, and of its parts by entity', () => {
  const shared = (...rows: ValueRow[]): FigureSource => ({
    figures: new Map([
      [field.key, { field: { ...field, breakdowns: [] }, codes: ['A2.1'], units: {}, rows, places: 1 }],
    ]),
  });
  const part: ValueRow = { ...row('33.3333', 'MWh', 'Joint venture'), breakdown: 'by-entity' };
  const [whole, venture] = compare(
    [field.key],
    [source(row('1', 'kWh')), shared(row('58.8333', 'MWh'), part), shared(row('1058.83333', 'kWh'))],
  );
  expect(whole?.values.map(({ value, digits }) => [value, digits])).toEqual([
    ['1', undefined],
    ['58833.3', 0],
    ['1058.83333', 1],
  ]);
  expect(venture?.values[1]).toMatchObject({ value: '33.3333', digits: 2 });
});
