import { type ClimateFactor, usualClimateRules } from '@esg/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packTrace, unpackTrace } from './pack.ts';
import { reckonLine } from './reckon.ts';
import { electricityLine, gasLine, steamFactor } from './testing.ts';

/** A tariff that begins later than the lines: the traces of its activity type say that it was passed over, and no others. */
const tariff: ClimateFactor = {
  ...steamFactor({ activityTypeId: 'electricity', validFrom: '2026-01-01' }),
  id: '00000000-0000-4000-8000-000000000001',
  confirmedBy: 'Somebody',
  confirmedAt: '2025-01-01T00:00:00.000Z',
  updatedBy: 'Somebody',
  updatedById: null,
  isConfirmedByAuthor: false,
  updatedAt: '2025-01-01T00:00:00.000Z',
  version: 2,
};
const basis = { rules: usualClimateRules, ownFactors: new Map([['electricity', [tariff]]]) };
const amount = fc
  .tuple(fc.integer({ min: 0, max: 10 ** 7 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, part]) => `${whole}${part === 0 ? '' : `.${String(part).padStart(3, '0').replace(/0+$/, '')}`}`);
const share = fc.record({
  over: fc.constantFrom('0', '1', '2'),
  under: fc.constant('3'),
  source: fc.constant('A lease'),
});
const contract = fc.record({
  kwh: amount,
  kgCo2ePerKwh: fc.constantFrom('0', '0.1', null),
  source: fc.constant('A contract'),
});
const line = fc
  .record({
    amount,
    source: fc.string(),
    isEstimate: fc.boolean(),
    shares: fc.array(share, { maxLength: 2 }),
    month: fc.constantFrom('2025-01', '2025-02'),
    contracts: fc.array(contract, { maxLength: 2 }),
    activityTypeId: fc.constantFrom('stationary-gas', 'electricity', 'ev-charging'),
  })
  .map(({ activityTypeId, contracts, ...more }) =>
    activityTypeId === 'stationary-gas'
      ? gasLine({ ...more, basis: more.isEstimate ? null : 'gross' })
      : electricityLine({ ...more, activityTypeId, contracts }),
  );

const tracesOf = (each: Parameters<typeof reckonLine>[0]) =>
  reckonLine(each, basis).map(({ method, outcome, from }) => ({
    method,
    trace: { result: outcome.known ? outcome.value : null, from },
  }));

it('puts every trace together again as it was, digit by digit', () => {
  fc.assert(
    fc.property(line, (each) => {
      for (const { trace } of tracesOf(each)) {
        const { shape, numbers } = packTrace(trace);
        // Stored and read again.
        const stored: typeof shape = JSON.parse(JSON.stringify(shape));
        expect(unpackTrace(stored, { amount: each.amount, source: each.source, numbers })).toEqual(trace);
      }
    }),
  );
});

it('gives one key to traces of one shape alone, of an activity type', () => {
  const shapes = new Map<string, string>();
  fc.assert(
    fc.property(line, (each) => {
      for (const { method, trace } of tracesOf(each)) {
        const { shape, key } = packTrace(trace);
        if (key === null) continue;
        const text = JSON.stringify(shape);
        const before = shapes.get(`${each.activityTypeId} ${method} ${key}`) ?? text;
        shapes.set(`${each.activityTypeId} ${method} ${key}`, before);
        expect(text).toBe(before);
      }
    }),
  );
  expect(shapes.size).toBeGreaterThan(2);
});
