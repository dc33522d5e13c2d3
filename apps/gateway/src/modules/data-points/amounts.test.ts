import { convert, unitKinds, unitsOfKind } from '@esg/standards';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { baseUnitOf, Exact, totalOf } from './amounts.ts';

const kinds = unitKinds().filter((kind) => baseUnitOf(kind) !== undefined);
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 29n), max: 10n ** 29n }), fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }))
  .map(([whole, fraction]) => new Exact(`${whole}.${fraction.toString().padStart(15, '0')}`).toFixed());
const figure = fc.constantFrom(...kinds).chain((unitKind) => {
  const units = unitsOfKind(unitKind).filter(({ factorToBase }) => factorToBase !== null);
  const row = fc.record({ number: decimal, unit: fc.constantFrom(...units.map(({ code }) => code)) });
  return fc.record({ unitKind: fc.constant(unitKind), rows: fc.array(row, { minLength: 1, maxLength: 5 }) });
});

it('adds up what is typed exactly as a calculator of 80 digits does', () => {
  fc.assert(
    fc.property(figure, ({ unitKind, rows }) => {
      const base = baseUnitOf(unitKind) ?? '';
      const value = { type: 'number' as const, rows: rows.map((row) => ({ ...row, descriptor: '' })) };
      const total = totalOf(value, { unitKind, aggregation: 'sum' });
      const parts = rows.map(({ number, unit }) => convert(number, unitKind, unit, base) ?? '');
      const sum = parts.reduce((all, part) => all.plus(part), new Exact(0));
      const off = new Exact(total?.number ?? '').minus(sum).abs();
      // Where parts cancel one another, the calculator's own last digits are what is left.
      const room = parts.reduce((all, part) => all.plus(new Exact(part).abs()), new Exact(0)).times('1e-56');
      expect(total?.unit).toBe(base);
      expect(off.lessThanOrEqualTo(sum.abs().times('1e-39').plus(room))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('has no total for shares in several rows, for currencies side by side, and for texts', () => {
  const rows = (...units: string[]) => ({
    type: 'number' as const,
    rows: units.map((unit) => ({ number: '0.10', unit, descriptor: '' })),
  });
  expect(totalOf(rows('HKD', 'HKD'), { unitKind: 'currency', aggregation: 'sum' })).toEqual({
    number: '0.2',
    unit: 'HKD',
  });
  expect(totalOf(rows('HKD', 'USD'), { unitKind: 'currency', aggregation: 'sum' })).toBeNull();
  expect(totalOf(rows('%', '%'), { unitKind: 'percent', aggregation: 'weighted' })).toBeNull();
  expect(totalOf(rows('%'), { unitKind: 'percent', aggregation: 'weighted' })?.number).toBe('0.1');
  expect(totalOf({ type: 'checkbox', checked: true }, { unitKind: null, aggregation: 'latest' })).toBeNull();
});
