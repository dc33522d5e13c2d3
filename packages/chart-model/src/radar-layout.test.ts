import { expect, it } from 'vitest';
import { layRadar } from './radar-layout.ts';

const series = [{ id: 'a', label: 'A', values: ['5', 3, undefined, 1], displays: [] }];
const layout = layRadar({ axes: ['N', 'E', 'S', 'W'], series, max: 5, width: 400, height: 300, formatTick: String });

it('begins at the top and goes clockwise, with all axes from zero to the same end', () => {
  const { middle, radius, pointAt } = layout;
  expect(pointAt(0, 0)?.x).toBeCloseTo(middle.x);
  expect(pointAt(0, 0)?.y).toBeCloseTo(middle.y - radius);
  expect(pointAt(0, 1)?.x).toBeCloseTo(middle.x + radius * 0.6);
  expect(pointAt(0, 3)?.x).toBeCloseTo(middle.x - radius * 0.2);
});
it('leaves a gap in the outline where a value is unknown', () => {
  expect(layout.pointAt(0, 2)).toBeUndefined();
  expect(layout.outlines[0]).not.toMatch(/Z$/u);
  expect(layout.outlines[0]?.match(/M/g)).toHaveLength(2);
});
it('finds the axis below the pointer', () => {
  layout.spokes.forEach(({ x, y }, place) => {
    expect(layout.placeAt(x, y)).toBe(place);
  });
  expect(layout.placeAt(1, 1)).toBeUndefined();
});
