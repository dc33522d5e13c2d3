import { expect, it } from 'vitest';
import { amountDoubtOf, type MeteredAmount } from './climate-amounts.ts';

const units = [
  { code: 'Wh', factorToBase: '0.001' },
  { code: 'kWh', factorToBase: '1' },
  { code: 'MWh', factorToBase: '1000' },
  { code: 'therm', factorToBase: '29.3' },
];
const at = (month: string, amount: string, unit = 'kWh'): MeteredAmount => ({ month, amount, unit });
const meter = [at('2025-01', '1000'), at('2025-02', '1100'), at('2025-03', '900')];
const doubt = (line: MeteredAmount, others: readonly MeteredAmount[] = meter) => amountDoubtOf(line, others, units);

it('names the unit in which an amount would be like the other months', () => {
  expect(doubt(at('2025-04', '1.05', 'kWh'))).toMatchObject({
    slip: 'unit',
    unit: 'MWh',
    isMore: false,
    usual: '1000',
  });
  expect(doubt(at('2025-04', '1050', 'MWh'))).toMatchObject({ slip: 'unit', unit: 'kWh', isMore: true, usual: '1' });
  expect(doubt(at('2025-04', '1000000'))).toMatchObject({ slip: 'unit', unit: 'Wh', times: '1000' });
  expect(doubt(at('2025-04', '35'))).toMatchObject({ slip: 'unknown', unit: null });
  expect(doubt(at('2025-04', '35'), [...meter, at('2024-12', '34', 'therm')])).toMatchObject({ unit: 'therm' });
});

it('holds amounts of several units of one kind against one another', () => {
  expect(doubt(at('2025-04', '1.05', 'MWh'))).toBeUndefined();
  expect(doubt(at('2025-04', '1000000', 'Wh'))).toBeUndefined();
  expect(doubt(at('2025-04', '1', 'm3'))).toBeUndefined();
});

it.each([
  ['10 times', '10500', 'digits'],
  ['100 times', '98000', 'digits'],
  ['a tenth', '95', 'digits'],
  ['a year', '12000', 'year_as_month'],
  ['a twelfth', '83', 'month_as_year'],
  ['between', '30000', 'unknown'],
])('says what %s of the other months most likely is', (_, amount, slip) => {
  expect(doubt(at('2025-04', amount))).toMatchObject({ slip, month: null, unit: null });
});

it('questions what is far from the same month of the year before, and nothing that is like it', () => {
  const seasons = [at('2024-01', '5000'), at('2024-07', '200'), at('2025-06', '220')];
  expect(doubt(at('2025-07', '650'), seasons)).toMatchObject({ month: '2024-07', isMore: true });
  expect(doubt(at('2025-07', '590'), seasons)).toBeUndefined();
  expect(doubt(at('2025-01', '5200'), [at('2024-01', '5000'), at('2024-12', '300')])).toBeUndefined();
  expect(doubt(at('2025-01', '50000'), seasons)).toMatchObject({ slip: 'digits', month: '2024-01' });
});

it('questions nothing within the range of the meter, no 0, and nothing that stands alone', () => {
  expect(doubt(at('2025-04', '4400'))).toBeUndefined();
  expect(doubt(at('2025-04', '0'))).toBeUndefined();
  expect(doubt(at('2025-04', '1000000'), [])).toBeUndefined();
  expect(doubt(at('2025-03', '1000000'), [at('2025-03', '900')])).toBeUndefined();
  expect(doubt(at('2025-04', '7'), [at('2025-03', '0')])).toBeUndefined();
});
