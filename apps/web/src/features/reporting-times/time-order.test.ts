import type { ReportingTime } from '@esg/contract';
import { expect, it } from 'vitest';
import { inOrder, moved } from './time-order.ts';

const time = (id: string): ReportingTime => ({
  ...{ id, kind: 'custom', name: id, position: 1, linked: false, version: 1 },
  period: { start: '2026-01-01', end: '2026-01-02' },
});

it('moves one up, down, and no further than the ends', () => {
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'a', 9)).toEqual(['b', 'c', 'a']);
});

it('keeps a time that came meanwhile, at the end', () => {
  const times = ['a', 'b', 'new', 'c'].map(time);
  expect(inOrder(times, ['c', 'a', 'b']).map(({ id }) => id)).toEqual(['c', 'a', 'b', 'new']);
});
