import { expect, it } from 'vitest';
import { seriesTable, sheetOf } from './chart-table.ts';

const categories = ['2025', '2026'];
const series = [
  { id: '1', label: 'Scope 1', values: ['1250.500000000000000001', undefined], displays: ['1,250.5 t', '–'] },
];

it('gives the spreadsheet the stored decimals, and an empty cell for a gap', () =>
  expect(sheetOf('Emissions', seriesTable({ heading: 'Year', categories, series, unit: 't' }))).toEqual({
    title: 'Emissions',
    columns: [
      { label: 'Year', type: 'text', unit: undefined },
      { label: 'Scope 1', type: 'decimal', unit: 't' },
    ],
    rows: [
      ['2025', '1250.500000000000000001'],
      ['2026', null],
    ],
  }));

it('gives the spreadsheet words as text', () =>
  expect(sheetOf('Topics', { head: ['Topic'], rows: [{ id: '1', cells: ['Water'] }] })).toEqual({
    title: 'Topics',
    columns: [{ label: 'Topic', type: 'text', unit: undefined }],
    rows: [['Water']],
  }));
