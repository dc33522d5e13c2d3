import type { ClimateFactor } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { readBasis } from './basis.ts';
import { climateShapes } from './climate.tables.ts';
import { reckonLine } from './reckon.ts';
import { createPacker, deleteUnnamedShapes } from './shapes.repository.ts';
import { sweepAllShapes } from './sweep-shapes.ts';
import { climateOf, electricityLine, fieldsOfFactor, gasLine, steamFactor, steamLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const countShapes = () => h.database.withSystem((tx) => tx.$count(climateShapes));
const scopeOf = () => h.as('verdant.admin').scope;
const sweep = () => sweepAllShapes(h.deps);

/** Waits until somebody waits for a lock. */
const untilSomebodyWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await h.database.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    expect(rows).not.toEqual([]);
  });

const contract = (kwh: string) => [{ kwh, kgCo2ePerKwh: '0.1', source: 'A contract' }];

/** A line whose earlier contracts are told by two shapes, one of each method, that nothing names any more once it was added up. */
const leaveTwo = async () => {
  const { add, send, ok, sums } = climateOf(h);
  const { id, version } = await add(electricityLine({ contracts: contract('400') }));
  await ok(send('PUT', `/climate-activities/${id}`, { ...electricityLine({ contracts: contract('500') }), version }));
  await sums('scope');
  return { id };
};

describe('shapes that nobody names any more', () => {
  it('are removed at night, and no others', async () => {
    const { trace, sums } = climateOf(h);
    const { id } = await leaveTwo();
    const before = { traces: await trace(id), sums: await sums('gas'), count: await countShapes() };
    await sweep();
    expect(await countShapes()).toBe(before.count - 2);
    expect(await trace(id)).toEqual(before.traces);
    expect(await sums('gas')).toEqual(before.sums);
    await sweep();
    expect(await countShapes()).toBe(before.count - 2);
  });

  it('stay while sums name them that are not added up again yet', async () => {
    const { add, send, ok, sums } = climateOf(h);
    const { id, version } = await add(electricityLine({ contracts: contract('400') }));
    await sums('scope');
    await ok(send('PUT', `/climate-activities/${id}`, { ...electricityLine({ contracts: contract('500') }), version }));
    const before = await countShapes();
    await sweep();
    expect(await countShapes()).toBe(before);
    await sums('scope');
    await sweep();
    expect(await countShapes()).toBe(before - 2);
  });

  it('stay while a recalculation waits to be looked at, and go by night once it has replaced results', async () => {
    const { add, addFactor, confirm, recalculate, send, ok } = climateOf(h);
    const factor = await confirm(await addFactor(steamFactor()));
    await add(steamLine());
    const count = await countShapes();
    const gases = [{ gas: 'CO2', kgPerUnit: '0.5', isEquivalent: false, isBeside: false }];
    const change = { ...fieldsOfFactor(factor), gases };
    await confirm(await ok<ClimateFactor>(send('PUT', `/climate-factors/${factor.id}`, change)));
    const { id } = await recalculate(true);
    const waiting = await countShapes();
    expect(waiting).toBeGreaterThan(count);
    await sweep();
    expect(await countShapes()).toBe(waiting);
    await ok(send('POST', `/climate-recalculations/${id}/apply`));
    // Sums that name the former ones are added up again a moment later.
    await vi.waitFor(async () => {
      await sweep();
      expect(await countShapes()).toBe(count);
    }, 5000);
  });

  it('are never those of another organisation', async () => {
    await leaveTwo();
    const before = await countShapes();
    const sister = h.as('verdant.sister').scope;
    expect(await h.database.withScope(sister, deleteUnnamedShapes)).toBe(0);
    expect(await countShapes()).toBe(before);
  });
});

// The embedded database has a single connection.
describe.runIf(process.env.DATABASE_URL_TEST)('two writers at once', () => {
  it('keep a shape that one of them is about to name', async () => {
    const { add, remove, ok, sums, trace } = climateOf(h);
    const first = await add(gasLine());
    await ok(remove(`/climate-activities/${first.id}?version=${first.version}`));
    // Lines that are deleted keep their results until they are restored: without these nothing names the shape.
    await h.database.pool.query('delete from climate_results');
    await sums('scope');
    const count = await countShapes();
    const isHeld = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const writing = h.database.withScope(scopeOf(), async (scoped) => {
      const packer = createPacker(scoped);
      for (const { outcome, from } of reckonLine(gasLine(), (await readBasis(scoped)).basis))
        packer.pack('', { result: outcome.known ? outcome.value : null, from });
      await packer.write(scoped);
      isHeld.resolve();
      await letGo.promise;
    });
    await isHeld.promise;
    expect(await h.database.withScope(scopeOf(), deleteUnnamedShapes)).toBe(0);
    letGo.resolve();
    await writing;
    expect(await countShapes()).toBe(count);
    const { id } = await add(gasLine());
    expect((await trace(id)).traces).toHaveLength(1);
  });

  it('store a shape again that the other one is removing', async () => {
    const { add, sums, trace } = climateOf(h);
    await add(gasLine());
    await h.database.pool.query('delete from climate_results');
    await sums('scope');
    let adding: ReturnType<typeof add> | undefined;
    await h.database.withScope(scopeOf(), async (scoped) => {
      expect(await deleteUnnamedShapes(scoped)).toBe(1);
      adding = add(gasLine({ amount: '2000' }));
      await untilSomebodyWaits();
    });
    const line = await adding;
    expect((await trace(line?.id ?? '')).traces[0]?.result?.kgCo2e).toBe('365.92');
    expect(await countShapes()).toBe(1);
  });
});
