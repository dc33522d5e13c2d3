import { expect, it } from 'vitest';
import { estimateByDays, type UsedInMonth } from './estimate.ts';

const used = (month: string, amount: string, unit = 'kWh'): UsedInMonth => ({ month, amount, unit });

it('takes the same month of the year before, by its days', () => {
  expect(estimateByDays([used('2024-03', '310'), used('2025-02', '1')], '2025-03')).toEqual({
    amount: '310',
    unit: 'kWh',
    rule: 'same_month',
    months: ['2024-03'],
  });
  expect(estimateByDays([used('2024-02', '290')], '2025-02')?.amount).toBe('280');
});

it('adds up several bills of that month', () => {
  expect(estimateByDays([used('2024-03', '100.5'), used('2024-03', '10')], '2025-03')?.amount).toBe('110.5');
});

it('spreads the months before over their days where that month is missing', () => {
  const months = [used('2025-01', '62'), used('2025-02', '56'), used('2025-03', '62')];
  expect(estimateByDays(months, '2025-04')).toEqual({
    amount: '60',
    unit: 'kWh',
    rule: 'months_before',
    months: ['2025-01', '2025-02', '2025-03'],
  });
});

it('says nothing of two months, of later ones, or of several units', () => {
  expect(estimateByDays([used('2025-01', '62'), used('2025-02', '56')], '2025-04')).toBeUndefined();
  expect(
    estimateByDays(
      ['05', '06', '07'].map((month) => used(`2025-${month}`, '1')),
      '2025-04',
    ),
  ).toBeUndefined();
  expect(estimateByDays([used('2024-03', '1'), used('2024-03', '1', 'MWh')], '2025-03')).toBeUndefined();
});

it('keeps as many decimals as were typed', () => {
  expect(estimateByDays([used('2024-02', '100.25')], '2025-02')?.amount).toBe('96.79');
});
