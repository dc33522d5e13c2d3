import { expect, it } from 'vitest';
import { layBullets } from './bullet-layout.ts';

const row = { id: 'a', label: 'Water', value: '50', display: '50 m³' };

it('gives every row its own scale from zero to the largest of value, target and ranges', () => {
  const { rows } = layBullets(
    [
      { ...row, target: { value: '100', display: '100 m³' } },
      { ...row, id: 'b', value: '0.5', target: { value: '0.25', display: '0.25' } },
    ],
    600,
  );
  const [first, second] = rows;
  expect(first?.measure.width).toBeCloseTo((first?.ground.width ?? 0) / 2);
  expect(second?.measure.width).toBeCloseTo(second?.ground.width ?? 0);
  expect(second?.target?.x).toBeCloseTo((second?.ground.x ?? 0) + (second?.ground.width ?? 0) / 2);
});
it('draws the ranges end to end', () => {
  const ranges = layBullets([{ ...row, ranges: [20, 60, 80] }], 600).rows[0]?.ranges ?? [];
  expect((ranges[0]?.x ?? 0) + (ranges[0]?.width ?? 0)).toBeCloseTo(ranges[1]?.x ?? 0);
  expect((ranges[2]?.x ?? 0) + (ranges[2]?.width ?? 0)).toBeLessThanOrEqual(600);
});
it('draws nothing for a value that is unknown or below zero', () => {
  const { rows } = layBullets(
    [
      { ...row, value: undefined },
      { ...row, value: '-4' },
    ],
    400,
  );
  expect(rows.map(({ measure }) => measure.width)).toEqual([0, 0]);
});
