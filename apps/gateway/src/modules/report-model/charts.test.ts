import type { ModelChart, ModelDisclosure, ModelField } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { chartsOf, withBestCharts } from './charts.ts';

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

it('draws only the two most telling charts of a chapter, in the order of the report', () => {
  expect(titles([disclosure('A1', [total]), disclosure('A2', [parts]), disclosure('A3', [turnover])])).toEqual([
    'Energy by fuel',
    'Turnover by gender',
  ]);
});

it('draws charts of two disclosures rather than two of one, where they tell as much', () => {
  expect(titles([disclosure('A1', [total, parts]), disclosure('A2', [water])])).toEqual(['Energy by fuel', 'Water']);
});

it('draws every chart that the author asked for', () => {
  const all = [disclosure('A1', [total, parts]), disclosure('A2', [water]), disclosure('A3', [turnover])];
  expect(titles(all, [total, water])).toEqual(['Energy', 'Energy by fuel', 'Water', 'Turnover by gender']);
});

describe('charts of breakdowns', () => {
  const row = (descriptor: string, earlier: string | null, number: string, breakdown?: string) => ({
    descriptor,
    number,
    unitCode: 't',
    unitSymbol: 't',
    earlier: [earlier],
    ...(breakdown && { breakdown }),
  });
  const kindsOf = (male: string | null, addsUp = true, look: 'auto' | 'stacked' | 'donut' = 'auto') => {
    const parts = [row('Male', male, '60', 'by-gender'), row('Female', '40', '50', 'by-gender')];
    const content: ModelField['content'] = {
      kind: 'numbers',
      years: ['2024'],
      breakdowns: [{ id: 'by-gender', label: 'By gender' }],
      rows: [row('', '90', '110'), ...parts],
    };
    const field: ModelField = { key: 'a', label: 'Employees', language: null, content };
    return chartsOf(field, { look, addsUp }, '2025').map(({ kind, title }) => [title, kind].join(': '));
  };

  it('are stacked where they make up the whole in every year', () => {
    expect(kindsOf('50')).toContain('Employees · By gender: stacked');
  });

  it('stand side by side where they do not make up the whole or one is unknown, whatever was asked for', () => {
    for (const look of ['auto', 'stacked', 'donut'] as const) {
      expect(kindsOf('49', true, look)).toContain('Employees · By gender: bar');
      expect(kindsOf(null, true, look)).toContain('Employees · By gender: bar');
    }
  });

  it('are never stacked where they are averages, rates or shares', () => {
    for (const look of ['auto', 'stacked', 'donut'] as const)
      expect(kindsOf('50', false, look)).toContain('Employees · By gender: bar');
  });
});
