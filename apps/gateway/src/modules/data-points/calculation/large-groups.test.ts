import { listMetrics } from '@esg/standards';
import { expect, it } from 'vitest';
import { largeAmong } from './large-groups.ts';
import { isAdded } from './open-book.ts';

const counts = (metrics: number, each: number) =>
  new Map(Array.from({ length: metrics }, (_, index) => [`metric.${index}`, each] as const));

it('leaves the data points of ordinary groups to be read, however many metrics have them', () => {
  expect(largeAmong(new Map())).toEqual([]);
  const added = listMetrics().filter(({ key }) => isAdded(key));
  // 42 places by month, with every metric that can be added up.
  expect(largeAmong(counts(added.length, 42 * 12))).toEqual([]);
  expect(largeAmong(counts(16, 5000))).toEqual([]);
});

it('adds up metrics with very many data points, and the largest of all until few enough are read', () => {
  expect(largeAmong(new Map([...counts(3, 100), ['large', 5001]]))).toEqual(['large']);
  expect(largeAmong(new Map([['few', 12], ['most', 4900], ...counts(16, 4800)]))).toEqual(['most']);
  expect(largeAmong(counts(200, 2000 * 12))).toHaveLength(200);
});
