import type { ScreenedCategory } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { monthsBetween, percentOf, progressOf } from './screening-sums.ts';

const category = (more: Partial<ScreenedCategory>, kgCo2e = '0'): ScreenedCategory => ({
  category: 1,
  relevance: null,
  criteria: [],
  reason: '',
  decidedBy: '',
  decidedAt: null,
  method: null,
  owner: '',
  dueOn: null,
  estimates: [],
  estimatedKgCo2e: null,
  lines: { kgCo2e, count: kgCo2e === '0' ? 0 : 1, openCount: 0, months: 1 },
  version: 1,
  updatedBy: '',
  updatedAt: null,
  ...more,
});

describe('progressOf', () => {
  it('counts decisions, and the share of the rough estimates that categories with activity data are', () => {
    const categories = [
      category({ relevance: 'relevant', estimatedKgCo2e: '300' }, '250'),
      category({ relevance: 'relevant', estimatedKgCo2e: '100' }),
      category({ relevance: 'not_relevant', estimatedKgCo2e: '900' }),
      category({}, '50'),
    ];
    expect(progressOf(categories)).toEqual({
      decided: 3,
      relevant: 2,
      withLines: 1,
      kgCo2e: '300',
      coveredPercent: '75',
    });
  });

  it('states no share without rough estimates', () => {
    expect(progressOf([category({ relevance: 'relevant' }, '250')]).coveredPercent).toBeUndefined();
  });
});

describe('percentOf', () => {
  it('is undefined of nothing, and has one decimal', () => {
    expect(percentOf('0', '0')).toBeUndefined();
    expect(percentOf('1', '3')).toBe('33.3');
  });
});

describe('monthsBetween', () => {
  it('counts the first and the last month', () => {
    expect(monthsBetween({ from: '2025-01', to: '2025-12' })).toBe(12);
    expect(monthsBetween({ from: '2025-04', to: '2026-03' })).toBe(12);
    expect(monthsBetween({ from: '2025-04', to: '2025-04' })).toBe(1);
  });
});
