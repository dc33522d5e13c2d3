import { expect, it } from 'vitest';
import { suggestMapping } from './suggest.ts';
import { yearsOf } from './times.ts';

const columnsOf = (...preview: string[][]) =>
  suggestMapping({ name: 'ESG', hidden: false, preview }, 0, new Map(), yearsOf([])).suggestion.columns;

it('names the columns of metrics and of their breakdowns as their headings do', () => {
  const columns = columnsOf(
    ['Indicator', 'Breakdown', 'Unit', '2024', '2025'],
    ['Number of employees', 'Male', 'persons', '1850', '1914'],
    ['Number of employees', 'Female', 'persons', '1452', '1504'],
  );
  expect(columns).toEqual([
    { index: 0, field: 'metric' },
    { index: 1, field: 'section' },
    { index: 2, field: 'unit' },
  ]);
});
