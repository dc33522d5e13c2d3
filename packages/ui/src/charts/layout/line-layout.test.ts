import { expect, it } from 'vitest';
import { areaOf, layLines, pathOf } from './line-layout.ts';

const categories = ['2024', '2025', '2026'];
const line = (id: string, values: (number | undefined)[]) => ({ id, label: id, values, displays: values.map(String) });
const size = { width: 300, height: 200 };

it('breaks a line where nothing is known', () => {
  const { lines } = layLines({ categories, series: [line('a', [1, undefined, 3])], ...size, fromZero: false });
  expect(lines[0]?.runs.map((run) => run.length)).toEqual([1, 1]);
});

it('holds zero when asked, and every value in any case', () => {
  const { y } = layLines({ categories, series: [line('a', [50, 60, 70])], ...size, fromZero: true });
  expect(y(0)).toBe(200);
  const free = layLines({ categories, series: [line('a', [-5, 60, 70])], ...size, fromZero: false });
  for (const value of [-5, 60, 70]) {
    expect(free.y(value)).toBeGreaterThanOrEqual(8);
    expect(free.y(value)).toBeLessThanOrEqual(200);
  }
});

it('keeps the labels of lines that end together apart', () => {
  const series = [line('a', [1, 2, 3]), line('b', [3, 3, 3]), line('c', [0, 1, 2])];
  const places = layLines({ categories, series, ...size, fromZero: true }).lines.map(({ labelY }) => labelY);
  expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeGreaterThanOrEqual(18);
});

it('draws nothing for nothing, without failing', () => {
  expect(layLines({ categories: [], series: [], ...size, fromZero: false }).lines).toEqual([]);
  expect(pathOf([])).toBe('');
  expect(
    areaOf(
      [
        { x: 0, y: 1 },
        { x: 2, y: 3 },
      ],
      10,
    ),
  ).toBe('M0.0 1.0L2.0 3.0L2.0 10.0L0.0 10.0Z');
});
