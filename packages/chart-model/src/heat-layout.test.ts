import { expect, it } from 'vitest';
import { layHeat, moveInGrid } from './heat-layout.ts';

const row = (id: string, values: (number | string | undefined)[]) => ({
  id,
  label: id,
  values,
  displays: values.map(String),
});
const options = { columns: ['Q1', 'Q2', 'Q3'], width: 400, formatTick: String };

it('groups cells by depth from the lowest to the highest, with gaps in a group of their own', () => {
  const { steps, gaps, key } = layHeat({ ...options, rows: [row('a', [0, '5', undefined]), row('b', [10, 9.99, 2])] });
  expect(steps.map((cells) => cells.length)).toEqual([1, 1, 1, 0, 2]);
  expect(gaps).toHaveLength(1);
  expect([key.low, key.high]).toEqual(['0', '10']);
});
it('finds every cell below the pointer, and none beside the grid', () => {
  const layout = layHeat({ ...options, rows: [row('a', [1, 2, 3]), row('b', [4, 5, 6])] });
  for (let place = 0; place < 6; place++) {
    const { x, y, width, height } = layout.boxOf(Math.floor(place / 3), place % 3);
    expect(layout.placeAt(x + width / 2, y + height / 2)).toBe(place);
  }
  expect(layout.placeAt(2, 2)).toBeUndefined();
});
it('shows figures only where there is room for all', () => {
  const rows = [row('a', [1234567890, 2, 3])];
  expect(layHeat({ ...options, rows }).hasFigures).toBe(true);
  expect(layHeat({ ...options, rows, width: 160 }).hasFigures).toBe(false);
});
it('names every column that has room for a name, shortened to it, and only some of many narrow ones', () => {
  const rows = [row('a', [1, 2, 3])];
  const columns = ['Everyone', 'Employees and their representatives', 'Local communities'];
  const names = layHeat({ ...options, columns, rows }).columns.map(({ text }) => text);
  expect(names).toHaveLength(3);
  expect([names[0], names[1]?.endsWith('…')]).toEqual(['Everyone', true]);
  const days = Array.from({ length: 31 }, (_, day) => `${day + 1} December`);
  expect(layHeat({ ...options, columns: days, rows }).columns.length).toBeLessThan(31);
});
it('keeps Home and the arrow keys within their row or column', () => {
  expect(moveInGrid('ArrowRight', 2, 3, 2)).toBe(2);
  expect(moveInGrid('ArrowDown', 2, 3, 2)).toBe(5);
  expect(moveInGrid('Home', 5, 3, 2)).toBe(3);
  expect(moveInGrid('PageUp', 4, 3, 2)).toBe(1);
  expect(moveInGrid('a', 4, 3, 2)).toBeUndefined();
});
