import { expect, it } from 'vitest';
import { passes, scatterScales, thresholdByKey, valueAt } from './scatter-layout.ts';

const axis = { label: 'Impact', min: 0, max: 5 };
const press = (key: string, shiftKey = false) => thresholdByKey({ key, shiftKey }, 2.5, axis);

it('moves a threshold by a hundredth, by ten, and to the ends, never beyond', () => {
  expect(press('ArrowRight')).toBe(2.55);
  expect(press('ArrowDown', true)).toBe(2);
  expect(press('PageUp')).toBe(3);
  expect(press('Home')).toBe(0);
  expect(press('End')).toBe(5);
  expect(thresholdByKey({ key: 'ArrowUp', shiftKey: true }, 4.9, axis)).toBe(5);
  expect(press('a')).toBeUndefined();
});

it('reads the value under the pointer, kept inside the axis', () => {
  const { x, y } = scatterScales(axis, axis, 500, 200);
  expect(valueAt(x, 250, axis)).toBe(2.5);
  expect(valueAt(x, -40, axis)).toBe(0);
  expect(valueAt(y, 0, axis)).toBe(5);
});

it('counts what reaches a threshold as passing it', () => {
  expect(passes({ x: 3, y: 3 }, { x: 3, y: 3 })).toBe(true);
  expect(passes({ x: 3, y: 2.9 }, { x: 3, y: 3 })).toBe(false);
  expect(passes({ x: 3, y: 3 }, undefined)).toBe(false);
});
