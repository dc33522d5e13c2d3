import type { ModelChart, ModelDisclosure } from '@esg/contract';
import { expect, it } from 'vitest';
import { withBestCharts } from './charts.ts';

const chart = (title: string, categories: string[], series = 1): ModelChart => ({
  title,
  unitSymbol: 't',
  kind: 'bar',
  categories,
  series: Array.from({ length: series }, (_, place) => ({ name: `${place}`, values: categories.map(() => '1') })),
});
const disclosure = (code: string, charts: ModelChart[]): ModelDisclosure => ({
  code,
  title: code,
  omission: null,
  fields: [],
  charts,
});
const total = chart('Energy', ['2024', '2025']);
const parts = chart('Energy by fuel', ['2024', '2025'], 3);
const water = chart('Water', ['2024', '2025']);
const turnover = chart('Turnover by gender', ['Male', 'Female'], 2);
const titles = (disclosures: ModelDisclosure[], chosen: ModelChart[] = []) =>
  withBestCharts(disclosures, new Set(chosen)).flatMap(({ charts }) => charts.map(({ title }) => title));

it('draws the two charts of a chapter that show most by themselves, in the order of the report', () => {
  expect(titles([disclosure('A1', [total]), disclosure('A2', [parts]), disclosure('A3', [turnover])])).toEqual([
    'Energy by fuel',
    'Turnover by gender',
  ]);
});

it('prefers another disclosure where its chart is as good', () => {
  expect(titles([disclosure('A1', [total, parts]), disclosure('A2', [water])])).toEqual(['Energy by fuel', 'Water']);
});

it('keeps every chart that the author asked for', () => {
  const all = [disclosure('A1', [total, parts]), disclosure('A2', [water]), disclosure('A3', [turnover])];
  expect(titles(all, [total, water])).toEqual(['Energy', 'Energy by fuel', 'Water', 'Turnover by gender']);
});
