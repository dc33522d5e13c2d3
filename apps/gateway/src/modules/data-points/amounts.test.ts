import { fractionOf, isAtMost, minus, nought, plus, size, sumOf, times } from '@esg/quantities';
import { convert, unitKinds, unitsOfKind } from '@esg/standards';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { baseUnitOf, totalOf } from './amounts.ts';

const kinds = unitKinds().filter((kind) => baseUnitOf(kind) !== undefined);
const decimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 29n), max: 10n ** 29n }), fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }))
  .map(([whole, fraction]) => sumOf([`${whole}.${fraction.toString().padStart(15, '0')}`]));
const figure = fc.constantFrom(...kinds).chain((unitKind) => {
  const units = unitsOfKind(unitKind).filter(({ factorToBase }) => factorToBase !== null);
  const row = fc.record({ number: decimal, unit: fc.constantFrom(...units.map(({ code }) => code)) });
  return fc.record({ unitKind: fc.constant(unitKind), rows: fc.array(row, { minLength: 1, maxLength: 5 }) });
});

const tenTo = (places: number) => ({ over: 1n, under: 10n ** BigInt(places) });

it('adds up amounts in different units to the same sum as converted amounts', () => {
  fc.assert(
    fc.property(figure, ({ unitKind, rows }) => {
      const base = baseUnitOf(unitKind) ?? '';
      const value = { type: 'number' as const, rows: rows.map((row) => ({ ...row, descriptor: '' })) };
      const total = totalOf(value, { unitKind, aggregation: 'sum' });
      const parts = rows.map(({ number, unit }) => convert(number, unitKind, unit, base) ?? '');
      const sum = fractionOf(sumOf(parts));
      const off = size(minus(fractionOf(total?.number ?? ''), sum));
      // Where parts cancel out, only the last digits of their conversion remain.
      const room = parts.map((part) => size(fractionOf(part))).reduce(plus, nought);
      expect(total?.unit).toBe(base);
      expect(isAtMost(off, plus(times(size(sum), tenTo(39)), times(room, tenTo(56))))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('gives no total for shares in several rows, for several currencies, and for texts', () => {
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
