import { expect, it } from 'vitest';
import { newestYear } from './model-charts.ts';

const bars = (...labels: string[]) => labels;

it('finds the newest of several years, however they are written', () => {
  expect(newestYear(bars('2023', '2025', '2024'))).toBe(1);
  expect(newestYear(bars('FY2024', 'FY 2023'))).toBe(0);
  expect(newestYear(bars('2023/24', '2024/25'))).toBe(1);
  expect(newestYear(bars('2024 年', '2025 年度'))).toBe(1);
});

it('takes no other text for a year, and a single year for no comparison', () => {
  expect(newestYear(bars('2024', 'Scope 1'))).toBeUndefined();
  expect(newestYear(bars('2024'))).toBeUndefined();
  expect(newestYear(bars())).toBeUndefined();
  expect(newestYear(bars('20240', '2025'))).toBeUndefined();
});
