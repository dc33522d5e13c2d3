import { expect, it } from 'vitest';
import { layWaterfall, spansOfSteps } from './waterfall-layout.ts';

const step = (id: string, value: string | undefined, kind: 'change' | 'total' = 'change') => ({
  id,
  label: id,
  kind,
  value,
  display: value ?? '',
});
const steps = [
  step('2025', '100', 'total'),
  step('grid', '-30'),
  step('growth', '12.5'),
  step('2026', undefined, 'total'),
];

it('adds the steps up, and calculates a total that is not given', () =>
  expect(spansOfSteps(steps)).toEqual([
    { from: 0, to: 100 },
    { from: 100, to: 70 },
    { from: 70, to: 82.5 },
    { from: 0, to: 82.5 },
  ]));

it('begins each step where the one before it ends, and totals at zero', () => {
  const { bars, zero } = layWaterfall({ steps, width: 600, formatTick: String });
  expect(bars.map(({ tone }) => tone)).toEqual(['total', 'down', 'up', 'total']);
  expect(bars[0]?.x).toBe(zero);
  expect((bars[1]?.x ?? 0) + (bars[1]?.width ?? 0)).toBeCloseTo(bars[0]?.end ?? 0);
  expect(bars[2]?.x).toBeCloseTo(bars[1]?.end ?? 0);
});

it('lets a sum fall below zero', () => {
  const { bars, zero } = layWaterfall({ steps: [step('a', '5'), step('b', '-9')], width: 400, formatTick: String });
  expect(bars[1]?.end).toBeLessThan(zero);
});
