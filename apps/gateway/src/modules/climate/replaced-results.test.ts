import type { ClimateFactor } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateResultsNext } from './climate.tables.ts';
import { compareNext } from './climate-recalculations.repository.ts';
import { takeNext } from './next-results.repository.ts';
import { climateOf, electricityLine, fieldsOfFactor, gasLine, steamFactor, steamLine } from './testing.ts';
import { withSums } from './with-sums.ts';

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

it('compares and takes over all lines, however few of them at a time', async () => {
  const { add, recalculate, read } = climateOf(h);
  const lines = [await add(gasLine()), await add(electricityLine()), await add(gasLine({ amount: '3' }))];
  const kgOf = async () =>
    (await Promise.all(lines.map(({ id }) => read(id)))).map(({ outcomes }) => outcomes.map(({ kgCo2e }) => kgCo2e));
  const before = await kgOf();
  await h.database.withSystem((tx) => tx.execute(sql`update climate_results set kg_co2e = 1, basis_mark = 'former'`));
  const { id, changed, kgCo2eBefore, kgCo2eAfter } = await recalculate(true);
  expect(changed).toBe(lines.length);
  const { scope } = h.as('verdant.admin');
  const compared = await withSums(h.deps, scope, {}, (scoped) => compareNext(scoped, id, { size: 1 }));
  expect(compared).toEqual({ changed, kgCo2eBefore, kgCo2eAfter });
  await h.database.withScope(scope, (scoped) => takeNext(scoped, id, 1));
  expect(await kgOf()).toEqual(before);
  expect((await climateOf(h).sums('scope')).outdatedLines).toBe(0);
  expect(await h.database.withSystem((tx) => tx.$count(climateResultsNext))).toBe(0);
});
