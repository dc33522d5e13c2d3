import type { NewClimateActivity } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateOf, electricityLine, fieldsOfLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const setUp = async () => {
  const calls = climateOf(h);
  const add = (month: string, more: Partial<NewClimateActivity> = {}) =>
    calls.add(electricityLine({ month, source: '', ...more }));
  for (const month of ['2025-01', '2025-02', '2025-03']) await add(month);
  return { ...calls, add };
};

it('stores an amount that is far from those of its meter, and warns of it with the unit that was likely meant', async () => {
  const { add, read } = await setUp();
  const line = await add('2025-04', { amount: '1100' });
  const doubt = { slip: 'unit', month: null, usual: '1', isMore: true, unit: 'kWh' };
  expect(line).toMatchObject({ amount: '1100', amountDoubt: doubt });
  expect((await read(line.id)).amountDoubt).toMatchObject(doubt);
});

it('warns no more once somebody says why the amount is right, which is kept', async () => {
  const { add, send, ok, read } = await setUp();
  const line = await add('2025-04', { amount: '40' });
  expect(line.amountDoubt).toMatchObject({ slip: 'unknown' });
  const change = { ...fieldsOfLine(line), amountReason: 'use_changed', version: line.version };
  expect(await ok(send('PUT', `/climate-activities/${line.id}`, change))).not.toHaveProperty('amountDoubt');
  expect(await read(line.id)).toMatchObject({ amount: '40', amountReason: 'use_changed' });
});

it('warns of no usual amount, no other meter, no estimate and no amount that it changed', async () => {
  const { add, send, ok } = await setUp();
  expect(await add('2025-04', { amount: '1.2' })).not.toHaveProperty('amountDoubt');
  expect(await add('2025-05', { amount: '1200', unit: 'kWh' })).not.toHaveProperty('amountDoubt');
  expect(await add('2025-06', { amount: '1200', label: 'Meter 2' })).not.toHaveProperty('amountDoubt');
  expect(await add('2025-07', { amount: '1200', isEstimate: true })).not.toHaveProperty('amountDoubt');
  const wrong = await add('2025-08', { amount: '1200' });
  const change = { ...fieldsOfLine(wrong), amount: '1.2', version: wrong.version };
  expect(await ok(send('PUT', `/climate-activities/${wrong.id}`, change))).not.toHaveProperty('amountDoubt');
});
