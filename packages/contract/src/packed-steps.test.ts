import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CalculationStep } from './calculations.ts';
import { packSteps, unpackSteps } from './packed-steps.ts';

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const entityId = maybe(fc.constantFrom('a', 'b', 'c'));
const shareStep = fc.record({
  entityId: fc.constantFrom('a', 'b'),
  rule: fc.constantFrom('owned' as const, 'joint' as const),
  percent: fc.constantFrom('40', '100'),
});
const step = fc.record({
  kind: fc.constantFrom('entities' as const, 'share' as const, 'source' as const, 'left_out' as const),
  metricKey: fc.constantFrom('energy.total', 'water.total'),
  entityId,
  period: fc.constantFrom({ start: '2025-01-01', end: '2025-12-31' }, { start: '2025-04-01', end: '2026-03-31' }),
  value: maybe(fc.record({ number: fc.constantFrom('0', '1.5'), unit: fc.constant('kWh') })),
  gap: maybe(fc.constant('no_data' as const)),
  formula: maybe(fc.constant('energy.total')),
  method: maybe(fc.constant('sum' as const)),
  days: maybe(fc.record({ taken: fc.nat(9), all: fc.nat(9) })),
  dataPointId: maybe(fc.constant('d')),
  share: fc.option(fc.record({ percent: fc.constantFrom('16', '40'), steps: fc.array(shareStep, { maxLength: 4 }) }), {
    nil: undefined,
  }),
  parent: fc.nat(),
});

it('gives back every step as it was, with its share down from the top', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (drawn) => {
      const steps = drawn.map(
        ({ parent, ...rest }, id): CalculationStep => ({ ...rest, id, parentId: id === 0 ? null : parent % id }),
      );
      expect(unpackSteps(JSON.parse(JSON.stringify(packSteps(steps))))).toEqual(steps);
    }),
  );
});

it('says once what thousands of steps have in common', () => {
  const above = { entityId: 'a', rule: 'owned' as const, percent: '60' };
  const alike = (id: number): CalculationStep => ({
    id,
    parentId: id === 0 ? null : 0,
    kind: 'share',
    metricKey: 'energy.total',
    entityId: id === 0 ? null : `${id}`,
    period: { start: '2025-01-01', end: '2025-12-31' },
    value: { number: '1', unit: 'kWh' },
    gap: null,
    formula: null,
    method: null,
    days: null,
    dataPointId: null,
    share: { percent: '30', steps: [above, { entityId: `${id}`, rule: 'owned', percent: '50' }] },
  });
  const { shareSteps, steps } = packSteps(Array.from({ length: 100 }, (_, id) => alike(id)));
  expect(shareSteps.filter((share) => share.above === null)).toHaveLength(1);
  expect(JSON.parse(JSON.stringify(steps[7]))).toEqual({
    parentId: 0,
    kind: 'share',
    entityId: '7',
    value: { number: '1', unit: 'kWh' },
    share: { percent: '30', last: expect.any(Number) },
  });
});
