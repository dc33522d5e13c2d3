import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { csv, importsOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const head = 'Meter number,Activity,What exactly,Month,Consumption,Unit,Gross or net,Country,Invoice';
const bill = (month: string, amount: string) =>
  `Boiler,Natural gas in buildings and plant,Fuel: Natural gas,${month},${amount},kWh,gross,GB,${month}`;
const standing = csv(head, bill('2025-01', '1000'), bill('2025-02', '1100'), bill('2025-03', '900'));
const next = csv(head, bill('2025-04', '1.05'), bill('2025-05', '1000'), bill('2025-06', '35000'));

const setUp = async () => {
  const calls = importsOf(h);
  await calls.step((await calls.checked(standing)).id, 'apply');
  const one = await calls.checked(next);
  const settle = async (amounts?: string) => {
    await calls.ok(calls.apply(one, amounts === undefined ? {} : { amounts }));
    await calls.until(one.id, 'applied');
    const lines = new Map((await calls.lines()).map((line) => [line.month, line]));
    return (month: string) => lines.get(month);
  };
  return { ...calls, one, settle };
};

it('asks about amounts that are far from the others of their meter before anything is stored', async () => {
  const { one, rows, lines } = await setUp();
  expect(one.counts).toMatchObject({ new: 3, doubted: 2 });
  expect(await rows(one.id, '?kind=doubted')).toMatchObject([
    { month: '2025-04', doubt: { slip: 'unit', unit: 'MWh', isMore: false } },
    { month: '2025-06', doubt: { slip: 'unknown', unit: null, isMore: true } },
  ]);
  expect(await lines()).toHaveLength(3);
});

it('keeps the reason with every such line and no other', async () => {
  const { settle } = await setUp();
  const at = await settle('use_changed');
  expect(['2025-04', '2025-05', '2025-06'].map((month) => at(month)?.amountReason)).toEqual([
    'use_changed',
    undefined,
    'use_changed',
  ]);
});

it('stores them in the unit that was likely meant, where there is one', async () => {
  const at = await (await setUp()).settle('likely_unit');
  expect(at('2025-04')).toMatchObject({ amount: '1.05', unit: 'MWh' });
  expect(at('2025-06')).toMatchObject({ amount: '35000', unit: 'kWh' });
});

it('stores them as they are where nobody answers, and warns of them at the line', async () => {
  const { settle, ok, get } = await setUp();
  const at = await settle();
  expect(await ok(get(`/climate-activities/${at('2025-04')?.id}`))).toMatchObject({ amountDoubt: { unit: 'MWh' } });
});

it('holds the rows of a first sheet against one another', async () => {
  const { checked, rows } = importsOf(h);
  const one = await checked(csv(head, bill('2025-01', '1000'), bill('2025-02', '1100'), bill('2025-03', '900000')));
  expect((await rows(one.id, '?kind=doubted')).map(({ month }) => month)).toEqual(['2025-03']);
});
