import type { ClimateFactor } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateOf, fieldsOfFactor, steamFactor, steamLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

it('leaves no result by a method that lines of the activity type have no more, and adds those that they have since', async () => {
  const { add, addFactor, confirm, recalculate, send, ok, trace, sums } = climateOf(h);
  const factor = await confirm(await addFactor(steamFactor()));
  const { id } = await add(steamLine());
  const other = await add(steamLine({ amount: '3' }));
  // As a release would have stored them for which steam was of scope 1.
  await h.database.pool.query(`delete from climate_results where activity_id = '${id}' and method = 'market'`);
  await h.database.pool.query(`update climate_results set method = null where activity_id = '${id}'`);
  const gases = [{ gas: 'CO2', kgPerUnit: '0.5', isEquivalent: false, isBeside: false }];
  const change = { ...fieldsOfFactor(factor), gases };
  await confirm(await ok<ClimateFactor>(send('PUT', `/climate-factors/${factor.id}`, change)));
  expect(await recalculate(false)).toMatchObject({ state: 'applied', done: 2 });
  const methods = async (line: string) => (await trace(line)).traces.map(({ method }) => method).toSorted();
  expect(await methods(id)).toEqual(['location', 'market']);
  expect(await methods(other.id)).toEqual(['location', 'market']);
  const { sums: found } = await sums('scope');
  expect(found.map(({ method, lines, kgCo2e }) => [method, lines, kgCo2e])).toEqual([
    ['location', 2, '501.5'],
    ['market', 2, '501.5'],
  ]);
});
