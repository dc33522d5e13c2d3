import { expect, it } from 'vitest';
import { type Figures, mergeFigures } from './merge-figures.ts';

const metric = { unitKind: 'energy', aggregation: 'sum' } as const;
const figures = (...rows: [number: string, descriptor: string, unit?: string][]): Figures => ({
  type: 'number',
  rows: rows.map(([number, descriptor, unit = 'MWh']) => ({ number, unit, descriptor })),
});
const merged = (stored: Figures, read: Figures, parts: (number | null)[] = []) =>
  mergeFigures(stored, read, parts, metric).rows.map(
    ({ number, unit, descriptor }) => `${descriptor} ${number} ${unit}`,
  );

it('keeps the parts that a file does not name, and adds new ones', () => {
  expect(merged(figures(['65', 'Male']), figures(['45', 'Female']))).toEqual(['Male 65 MWh', 'Female 45 MWh']);
  expect(merged(figures(['65', 'Male'], ['45', 'Female']), figures(['66', 'Male']))).toEqual([
    'Male 66 MWh',
    'Female 45 MWh',
  ]);
  expect(merged(figures(['1', ''], ['2', 'Roof']), figures(['3', 'Roof']))).toEqual([' 1 MWh', 'Roof 3 MWh']);
});

it('recognises a part by another name or in the other language, so that it is not counted twice', () => {
  expect(merged(figures(['65', 'Male'], ['45', 'Female']), figures(['66', '男性'], ['44', '女性']))).toEqual([
    'Male 66 MWh',
    'Female 44 MWh',
  ]);
  expect(merged(figures(['9', 'below 30'], ['8', '30-50'], ['7', 'over 50']), figures(['6', '50歲以上']))).toEqual([
    'below 30 9 MWh',
    '30-50 8 MWh',
    'over 50 6 MWh',
  ]);
  expect(merged(figures(['9', 'Kwun Tong plant']), figures(['8', '觀塘廠房']))).toEqual(['觀塘廠房 8 MWh']);
});

it('recognises the parts of a bilingual sheet by either language', () => {
  const stored = figures(['65', 'Male 男'], ['9', 'Age ≤30 30歲或以下'], ['3', 'Full-time 全職']);
  const read = figures(['65', '男性'], ['8', '30歲或以下'], ['3', 'Full-time']);
  expect(merged(stored, read)).toEqual(['Male 男 65 MWh', 'Age ≤30 30歲或以下 8 MWh', 'Full-time 全職 3 MWh']);
});

it('leaves equal figures as they are stored, in whatever unit and order the file has them', () => {
  const stored = figures(['5', 'Grid'], ['3.50', 'Roof']);
  expect(mergeFigures(stored, figures(['3500', 'roof', 'kWh'], ['5', 'Grid']), [], metric).rows).toEqual(stored.rows);
  expect(merged(stored, figures(['8500', '', 'kWh']))).toEqual(['Grid 5 MWh', 'Roof 3.50 MWh']);
});

it('never adds the whole to its parts', () => {
  expect(merged(figures(['5', 'Grid'], ['3', 'Roof']), figures(['9', '']))).toEqual([' 9 MWh']);
  expect(merged(figures(['8', '']), figures(['5', 'Grid'], ['3', 'Roof']))).toEqual(['Grid 5 MWh', 'Roof 3 MWh']);
});

it('matches lines by the row number where the file has it, so that lines can be renamed', () => {
  const stored = figures(['5', 'Grid'], ['3', 'Roof']);
  expect(merged(stored, figures(['3', 'Solar']), [1])).toEqual(['Grid 5 MWh', 'Solar 3 MWh']);
  expect(merged(stored, figures(['2', 'Roof'], ['1', 'Wind']), [1, null])).toEqual([
    'Grid 5 MWh',
    'Roof 2 MWh',
    'Wind 1 MWh',
  ]);
});
