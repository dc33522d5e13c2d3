import { expect, it } from 'vitest';
import { besideSum, percentOf, rowsBy, type Sum, scopeSum, totalBy } from './result-sums.ts';

const sum = (part: Partial<Sum>): Sum => ({
  scope: '1',
  method: null,
  key: null,
  kgCo2e: '0',
  besideKgCo2e: '0',
  lines: 1,
  ...part,
});
const sums = [
  sum({ kgCo2e: '0.1', besideKgCo2e: '3', key: 'gas' }),
  sum({ scope: '2', method: 'location', kgCo2e: '0.2', besideKgCo2e: '4', key: 'power' }),
  sum({ scope: '2', method: 'market', kgCo2e: '7', besideKgCo2e: '4', key: 'power' }),
  sum({ scope: '3', kgCo2e: '1', key: 'gas', lines: 5 }),
  sum({ scope: 'outside', kgCo2e: '50', key: 'gas' }),
];

it('adds up scopes 1 to 3 with scope 2 by one method, and nothing that is beside them', () => {
  expect(totalBy(sums, 'location')).toBe('1.3');
  expect(totalBy(sums, 'market')).toBe('8.1');
  expect(besideSum(sums)).toBe('7');
});

it('tells a scope without lines from one that comes to nothing', () => {
  expect(scopeSum(sums, '2', 'market')).toBe('7');
  expect(scopeSum([sum({ kgCo2e: '0' })], '1')).toBe('0');
  expect(scopeSum([sum({ kgCo2e: '0' })], '3')).toBeUndefined();
});

it('makes a row of each key with its scopes, the greatest first', () => {
  expect(rowsBy(sums, 'market').map(({ key, kgCo2e, lines }) => [key, kgCo2e, lines])).toEqual([
    ['power', '7', 1],
    ['gas', '1.1', 7],
  ]);
  expect(rowsBy(sums, 'market')[1]?.byScope.get('3')).toBe('1');
});

it('tells shares in percent', () => {
  expect(percentOf('1', '3')).toBe('33.3');
  expect(percentOf('1', '0')).toBeUndefined();
});
