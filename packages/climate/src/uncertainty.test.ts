import { roundDecimal } from '@esg/quantities';
import { expect, it } from 'vitest';
import { combineUncertainties, type UncertainAmount } from './uncertainty.ts';

const amount = (
  factor: string,
  kgCo2e: string,
  activityPercent: string | null,
  factorPercent: string | null,
): UncertainAmount => ({ factor, kgCo2e, activityPercent, factorPercent });

const rounded = (percent: string | null) => percent && roundDecimal(percent, 3);

it('combines activity and factor as the root of the sum of squares (IPCC 2006, equation 3.1)', () => {
  // Worked by hand: √(3² + 4²) = 5 percent of 1,000 kg.
  expect(combineUncertainties([amount('gas', '1000', '3', '4')])).toEqual({
    statedKgCo2e: '1000',
    unstatedKgCo2e: '0',
    percent: '5',
    range: { low: '950', high: '1050' },
  });
});

it('combines independent sources by their amounts (IPCC 2006, equation 3.2)', () => {
  // Worked by hand: √((10 % × 200)² + (5 % × 300)²) = √(20² + 15²) = 25 of 500, which is 5 percent.
  const sum = combineUncertainties([amount('gas', '200', '10', '0'), amount('grid', '300', '0', '5')]);
  expect(sum.percent).toBe('5');
  expect(sum.range).toEqual({ low: '475', high: '525' });
});

it('adds the error of one factor over all its amounts before it is squared', () => {
  // Worked by hand: one factor with 10 percent over 100 + 100 is 20 of 200; as two independent ones it would be 14.14.
  expect(combineUncertainties([amount('grid', '100', '0', '10'), amount('grid', '100', '0', '10')]).percent).toBe('10');
  const apart = combineUncertainties([amount('grid', '100', '0', '10'), amount('mix', '100', '0', '10')]);
  expect(rounded(apart.percent)).toBe('7.071');
});

it('combines metered and estimated amounts of one factor', () => {
  // Worked by hand: √((2 % × 600)² + (30 % × 400)² + (7 % × 1000)²) = √(144 + 14400 + 4900) = 139.442… of 1,000.
  const sum = combineUncertainties([amount('gas', '600', '2', '7'), amount('gas', '400', '30', '7')]);
  expect(rounded(sum.percent)).toBe('13.944');
});

it('leaves out what nobody stated, and names how much that is', () => {
  const sum = combineUncertainties([
    amount('gas', '1000', '3', '4'),
    amount('grid', '250.5', null, '4'),
    amount('mix', '49.5', '3', null),
  ]);
  expect(sum).toMatchObject({ statedKgCo2e: '1000', unstatedKgCo2e: '300', percent: '5' });
});

it('states no percentage where nothing is stated', () => {
  expect(combineUncertainties([amount('gas', '1000', null, null)])).toEqual({
    statedKgCo2e: '0',
    unstatedKgCo2e: '1000',
    percent: null,
    range: null,
  });
  expect(combineUncertainties([])).toEqual({
    statedKgCo2e: '0',
    unstatedKgCo2e: '0',
    percent: null,
    range: null,
  });
});

it('stays the same however amounts are ordered', () => {
  const amounts = [amount('a', '12.3', '3', '7'), amount('b', '0.07', '30', '1'), amount('a', '5', '2', '7')];
  expect(combineUncertainties(amounts.toReversed())).toEqual(combineUncertainties(amounts));
});
