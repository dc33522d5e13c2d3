import { expect, it } from 'vitest';
import { checkDataPoint, type DataCheck, findingKey } from './data-points-checks.ts';

const year = (number: number) => ({ start: `${number}-01-01`, end: `${number}-12-31` });
const value = (...numbers: string[]): NonNullable<DataCheck['value']> => ({
  type: 'number',
  rows: numbers.map((number) => ({ number, unit: 'kWh', descriptor: '' })),
});
const total = (number: string) => ({ number, unit: 'kWh' });
const check = (now: string, before: string | null, more: Partial<DataCheck> = {}) =>
  checkDataPoint({
    value: value(now),
    total: total(now),
    unitKind: 'energy',
    period: year(2025),
    explanation: '',
    changeThreshold: 20,
    others: [],
    previous: before === null ? null : { id: 'before', period: year(2024), value: value(before), total: total(before) },
    ...more,
  }).map(({ kind, severity, params }) => [kind, severity, params.percent ?? params.dataPointId ?? params.row ?? null]);

it('finds nothing in an ordinary figure', () => {
  expect(check('110', '100')).toEqual([]);
  expect(check('110', null)).toEqual([]);
});

it('finds a value that is missing, and a period that another data point has already', () => {
  expect(check('1', null, { value: null })).toEqual([['missing', 'error', null]]);
  const others = [
    { id: 'far', period: year(2023) },
    { id: 'near', period: { start: '2025-12-31', end: '2026-12-30' } },
  ];
  expect(check('1', null, { others })).toEqual([['overlap', 'error', 'near']]);
});

it('asks for an explanation of a change above the threshold, and accepts the one that is given', () => {
  expect(check('121', '100')).toEqual([['change', 'question', 21]]);
  expect(check('79', '100')).toEqual([['change', 'question', -21]]);
  expect(check('121', '100', { explanation: 'A new plant' })).toEqual([]);
  expect(check('121', '100', { changeThreshold: 25 })).toEqual([]);
  expect(check('121', '0')).toEqual([]);
});

it('takes a figure a thousand times the last one for a slip of the unit', () => {
  expect(check('101000', '100')).toEqual([['unit_slip', 'warning', 100900]]);
  expect(check('0.1', '100')).toEqual([['unit_slip', 'warning', -99.9]]);
});

it('takes a figure that nobody can have for a slip of the unit, whatever was before', () => {
  const much = '9'.repeat(19);
  expect(check(much, null)).toEqual([['unit_slip', 'warning', null]]);
  expect(check(`${much}.5`, '100', { explanation: 'An estimate' })).toEqual([['unit_slip', 'warning', null]]);
  expect(check(much.slice(1), null)).toEqual([]);
});

it('believes an oil company its energy in joules', () => {
  const inJoules = (digits: number) => ({
    value: { type: 'number' as const, rows: [{ number: '1'.repeat(digits), unit: 'J', descriptor: '' }] },
  });
  expect(check('1', null, inJoules(20))).toEqual([]);
  expect(check('1', null, inJoules(21))).toEqual([['unit_slip', 'warning', null]]);
});

it('gives each finding of a data point a name of its own, which stays while its figure is typed', () => {
  const keys = (digits: number) => {
    const slipped = `1${'0'.repeat(digits - 1)}`;
    const before = slipped.slice(0, -3);
    return checkDataPoint({
      value: value(slipped),
      total: total(slipped),
      unitKind: 'energy',
      period: year(2025),
      explanation: '',
      changeThreshold: 20,
      others: ['one', 'other'].map((id) => ({ id, period: year(2025) })),
      previous: { id: '', period: year(2024), value: value(before), total: total(before) },
    }).map(findingKey);
  };
  expect(new Set(keys(19)).size).toBe(4);
  expect(keys(19)).toHaveLength(4);
  expect(keys(20)).toEqual(keys(19));
});

it('finds signs that are impossible, and signs that changed since the period before', () => {
  expect(check('-5', null)).toEqual([['sign', 'warning', 1]]);
  expect(check('-5', '5', { unitKind: 'currency', explanation: 'A loss' })).toEqual([['sign', 'warning', 'before']]);
  expect(check('-5', null, { unitKind: 'temperature' })).toEqual([]);
});

it('finds rows that were entered twice, and a figure that was copied from the period before', () => {
  expect(check('6', null, { value: value('3', '3') })).toEqual([['duplicate', 'warning', 2]]);
  expect(check('12345', '12345')).toEqual([['duplicate', 'warning', 'before']]);
  expect(check('12', '12')).toEqual([]);
});

it('finds a typed total that differs from the sum of its parts, at the precision that was typed', () => {
  const against = (typed: string, made: string) =>
    checkDataPoint({
      value: value(typed),
      total: total(typed),
      calculated: total(made),
      unitKind: 'energy',
      period: year(2025),
      explanation: '',
      changeThreshold: 20,
      previous: null,
      others: [],
    });
  expect(against('435.22', '435.22')).toEqual([]);
  expect(against('435', '435.22')).toEqual([]);
  expect(against('435', '435.5001')).toMatchObject([
    { kind: 'calculated', severity: 'warning', params: { difference: '-0.5001', number: '435.5001', unit: 'kWh' } },
  ]);
  expect(against('440', '435.22')).toMatchObject([{ params: { difference: '4.78' } }]);
});

it('compares a first figure with about what others have, and a later one with the period before alone', () => {
  const peers = total('60000');
  expect(check('600', null, { peers })).toEqual([['unit_slip', 'warning', null]]);
  expect(check('6000000', null, { peers })).toEqual([['unit_slip', 'warning', null]]);
  expect(check('601', null, { peers })).toEqual([]);
  expect(check('0', null, { peers })).toEqual([]);
  expect(check('600', '590', { peers })).toEqual([]);
  expect(check('600', null, { peers: { number: '60000', unit: 'MWh' } })).toEqual([]);
});
