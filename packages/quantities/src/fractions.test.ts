import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changeInPercent, isSame, less, magnitudeOf, placesOf, productOf, roundDecimal, sumOf } from './decimals.ts';
import { derived, dividedBy, fractionOf, toDigits, toPlaces } from './fractions.ts';
import { convertBy, sumInBase } from './units.ts';

/**
 * An independent library to check our arithmetic against: precise enough to be exact in every case below, and never part of the product.
 */
const Peer = Decimal.clone({ precision: 400 });
const written = (number: Decimal) => (number.isZero() ? '0' : number.toFixed());

const decimalOf = (most: bigint, places: number) =>
  fc
    .tuple(fc.bigInt(-most, most), fc.integer({ min: 0, max: places }))
    .map(([digits, scale]) => written(new Peer(`${digits}e-${scale}`)));
const decimal = fc.oneof(decimalOf(10n ** 45n, 60), decimalOf(1000n, 6));
const places = fc.integer({ min: 0, max: 15 });

it('adds, subtracts and multiplies without losing a digit', () => {
  fc.assert(
    fc.property(decimal, decimal, (one, other) => {
      expect(sumOf([one, other])).toBe(written(new Peer(one).plus(other)));
      expect(less(one, other)).toBe(written(new Peer(one).minus(other)));
      expect(productOf(one, other)).toBe(written(new Peer(one).times(other)));
      expect(isSame(one, other)).toBe(new Peer(one).equals(other));
    }),
  );
});

it('rounds halves away from nought, to places and to digits', () => {
  fc.assert(
    fc.property(decimal, decimal, places, (one, other, to) => {
      expect(roundDecimal(one, to)).toBe(written(new Peer(one).toDecimalPlaces(to)));
      fc.pre(other !== '0');
      const quotient = new Peer(one).dividedBy(other);
      const ours = dividedBy(fractionOf(one), fractionOf(other));
      expect(toPlaces(ours, to)).toBe(written(quotient.toDecimalPlaces(to)));
      expect(toDigits(ours, to + 1)).toBe(written(quotient.toSignificantDigits(to + 1)));
      expect(derived(ours)).toBe(written(quotient.toSignificantDigits(40)));
      expect(changeInPercent(other, one, to)).toBe(
        written(new Peer(one).minus(other).dividedBy(new Peer(other).abs()).times(100).toDecimalPlaces(to)),
      );
    }),
  );
  expect(['0.5', '-0.5', '2.45', '-2.5'].map((number) => roundDecimal(number, 0))).toEqual(['1', '-1', '2', '-3']);
});

it('finds the magnitude of a number and its number of decimals', () => {
  fc.assert(
    fc.property(decimal, (number) => {
      fc.pre(number !== '0');
      expect(magnitudeOf(number)).toBe(new Peer(number).e);
      expect(placesOf(number)).toBe(new Peer(number).decimalPlaces());
    }),
  );
  expect([magnitudeOf('0'), magnitudeOf('0.00')]).toEqual([0, 0]);
});

const hour = { code: 'h', factorToBase: '1', ratio: { numerator: '1', denominator: '1', shift: '0' } };
const minute = {
  code: 'min',
  factorToBase: '0.0166666666667',
  ratio: { numerator: '1', denominator: '60', shift: '0' },
};

it('converts there and back without a difference, and adds three thirds up to a whole', () => {
  fc.assert(
    fc.property(decimalOf(10n ** 30n, 15), (number) => {
      expect(convertBy(convertBy(number, minute.ratio, hour.ratio), hour.ratio, minute.ratio)).toBe(number);
    }),
  );
  const twenty = { number: '20', unit: 'min' };
  expect(sumInBase([twenty, twenty, twenty], [hour, minute])).toEqual({ number: '1', unit: 'h' });
  expect(sumInBase([twenty, { number: '1', unit: 'day' }], [hour, minute])).toBeNull();
  expect(sumInBase([], [hour, minute])).toBeNull();
});
