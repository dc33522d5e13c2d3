import { expect, it } from 'vitest';
import { layScatter, passes, thresholdByKey, valueAt } from './scatter-layout.ts';

const axis = { label: 'Impact', min: 0, max: 5 };
const press = (key: string, shiftKey = false) => thresholdByKey({ key, shiftKey }, 2.5, axis);

it('moves a threshold by a hundredth, by a tenth and to either end, never beyond', () => {
  expect(press('ArrowRight')).toBe(2.55);
  expect(press('ArrowDown', true)).toBe(2);
  expect(press('PageUp')).toBe(3);
  expect(press('Home')).toBe(0);
  expect(press('End')).toBe(5);
  expect(thresholdByKey({ key: 'ArrowUp', shiftKey: true }, 4.9, axis)).toBe(5);
  expect(press('a')).toBeUndefined();
});

it('reads the value below the pointer, limited to the axis', () => {
  const { scales, field } = layScatter({ points: [], x: axis, y: axis, width: 568, height: 254, formatTick: String });
  expect(valueAt(scales.x, field.x + field.width / 2, axis)).toBe(2.5);
  expect(valueAt(scales.x, -40, axis)).toBe(0);
  expect(valueAt(scales.y, field.y, axis)).toBe(5);
});

it('counts a value that equals the threshold as passing it', () => {
  expect(passes({ x: 3, y: 3 }, { x: 3, y: 3 })).toBe(true);
  expect(passes({ x: 3, y: 2.9 }, { x: 3, y: 3 })).toBe(false);
  expect(passes({ x: 3, y: 3 }, undefined)).toBe(false);
});

it('marks a point by what was decided of it, else by the thresholds', () => {
  const point = { label: 'Water', x: 4, y: 4, display: '4, 4' };
  const points = [
    { ...point, id: 'by-place' },
    { ...point, id: 'judged-otherwise', isPassed: false },
    { ...point, id: 'judged-so', x: 1, y: 1, isPassed: true },
  ];
  const size = { width: 568, height: 254, formatTick: String };
  const { placed } = layScatter({ points, x: axis, y: axis, thresholds: { x: 3, y: 3 }, ...size });
  expect(placed.map(({ isPassed, tone }) => [isPassed, tone])).toEqual([
    [true, 'highlight'],
    [false, 'quiet'],
    [true, 'highlight'],
  ]);
});

it('moves a threshold from step to step of an axis that has them', () => {
  const stepped = { ...axis, step: 0.5 };
  expect(thresholdByKey({ key: 'ArrowRight', shiftKey: false }, 2.5, stepped)).toBe(3);
  expect(thresholdByKey({ key: 'PageDown', shiftKey: false }, 2.5, stepped)).toBe(2);
  const { scales } = layScatter({ points: [], x: axis, y: axis, width: 568, height: 254, formatTick: String });
  expect(valueAt(scales.x, scales.x(2.7), stepped)).toBe(2.5);
  expect(valueAt(scales.x, scales.x(2.8), stepped)).toBe(3);
});

it('lets either threshold be enough where one is', () => {
  expect(passes({ x: 3, y: 0 }, { x: 3, y: 3 }, 'either')).toBe(true);
  expect(passes({ x: 2.9, y: 2.9 }, { x: 3, y: 3 }, 'either')).toBe(false);
});

it('colours points by category, or else highlights those that pass the threshold', () => {
  const points = [
    { id: 'a', label: 'Climate', x: 4, y: 4, display: '', group: 'people' },
    { id: 'b', label: 'Water', x: 1, y: 1, display: '' },
  ];
  const options = { points, x: axis, y: axis, thresholds: { x: 3, y: 3 }, width: 500, height: 320, formatTick: String };
  const groups = ['planet', 'people'].map((id) => ({ id, label: id }));
  expect(layScatter(options).placed.map(({ tone }) => tone)).toEqual(['highlight', 'quiet']);
  expect(layScatter({ ...options, groups }).placed.map(({ tone }) => tone)).toEqual([1, 'quiet']);
});

it('says what each number stands for: things without room for their name, and all that stand together', () => {
  const point = (id: string, x: number, y: number) => ({
    id,
    label: `A rather long name of topic ${id}`,
    x,
    y,
    display: '',
  });
  const together = { ...point('c', 4, 1), members: ['Waste', 'Packaging'] };
  const points = [point('a', 2, 2), point('b', 2.01, 2.01), together, point('d', 2.02, 2.02)];
  const { names, numbered } = layScatter({ points, x: axis, y: axis, width: 400, height: 200, formatTick: String });
  expect(names.map((name) => name?.text)).toEqual([points[0]?.label, expect.any(String), undefined, '4']);
  expect(numbered).toContainEqual({ number: 3, names: ['Waste', 'Packaging'] });
  expect(numbered).toContainEqual({ number: 4, names: [points[3]?.label] });
});
