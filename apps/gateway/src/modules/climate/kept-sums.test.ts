import type { ClimateActivity, ClimateSums, Entity } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockLimit } from '../../platform/database/index.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateResults, climateSumChanges, climateSums } from './climate.tables.ts';
import { listTraces } from './shapes.repository.ts';
import { climateOf, electricityLine, gasLine, steamFactor, steamLine } from './testing.ts';
import { bringSumsUpToDate, withSums } from './with-sums.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

/** What all results come to that count, added up from themselves. */
const fromResults = () =>
  h.database.withSystem(async (tx) => {
    const { rows } = await tx.execute<{ scope: string; method: string | null; kg: string; lines: number }>(sql`
      select line.scope, result.method, trim_scale(sum(result.kg_co2e))::text as kg, count(*)::int as lines
      from climate_activities line join climate_results result on result.activity_id = line.id
      where line.deleted_at is null and result.kg_co2e is not null group by 1, 2 order by 1, 2`);
    return rows;
  });

const asKept = ({ sums }: ClimateSums) =>
  sums.map(({ scope, method, kgCo2e, lines }) => ({ scope, method, kg: kgCo2e, lines }));

const addEntity = (name: string) =>
  climateOf(h).ok<Entity>(
    climateOf(h).send('POST', '/entities', { parentId: null, name, type: 'Site', fiscalYearStartMonth: 1 }),
  );

describe('kept sums', () => {
  it('are those of the results after every deed', async () => {
    const { add, send, remove, ok, sums, addFactor, confirm, recalculate } = climateOf(h);
    const agree = async () => expect(asKept(await sums('scope'))).toEqual(await fromResults());
    const gas = await add(gasLine());
    await add(electricityLine({ contracts: [{ kwh: '400', kgCo2ePerKwh: '0.1', source: 'A contract' }] }));
    await agree();
    const site = await addEntity('Mill');
    const moved = { ...gasLine({ entityId: site.id, month: '2025-07', amount: '12.5' }), version: gas.version };
    const changed = await ok<ClimateActivity>(send('PUT', `/climate-activities/${gas.id}`, moved));
    await agree();
    expect((await sums('month')).sums.map(({ key }) => key)).toContain('2025-07');
    await ok(remove(`/climate-activities/${gas.id}?version=${changed.version}`));
    await agree();
    await ok(send('POST', `/climate-activities/${gas.id}/restore`));
    await agree();
    await add(steamLine());
    await confirm(await addFactor(steamFactor()));
    expect((await sums('scope')).outdatedLines).toBe(1);
    await recalculate(false);
    await agree();
    expect((await sums('scope')).outdatedLines).toBe(0);
  });

  it('have the gases of each line, and of a factor of very many gases too', async () => {
    const { add, addFactor, confirm, sums } = climateOf(h);
    const library = [
      'HFC-23',
      'HFC-32',
      'HFC-41',
      'HFC-125',
      'HFC-134',
      'HFC-134a',
      'HFC-143',
      'HFC-143a',
      'HFC-152a',
      'SF6',
      'NF3',
    ];
    const gases = library.map((gas, place) => ({
      gas,
      kgPerUnit: `0.00${place + 1}`,
      isEquivalent: false,
      isBeside: false,
    }));
    await confirm(await addFactor(steamFactor({ gases })));
    await add(steamLine({ label: 'One' }));
    await add(steamLine({ label: 'Other', source: 'Bill 4712' }));
    const { sums: byGas } = await sums('gas');
    const location = byGas.filter(({ method }) => method === 'location');
    expect(location.map(({ key, lines }) => [key, lines])).toEqual(library.toSorted().map((gas) => [gas, 2]));
    const [whole] = (await sums('scope')).sums;
    const added = location.reduce((all, { kgCo2e }) => all + Number(kgCo2e), 0);
    expect(added).toBeCloseTo(Number(whole?.kgCo2e), 6);
  });

  it('count results that a former release stored whole', async () => {
    const { add, sums, trace } = climateOf(h);
    const { id } = await add(gasLine());
    const before = await sums('gas');
    const { traces } = await trace(id);
    const [stored] = traces;
    await h.database.withSystem((tx) =>
      tx.execute(sql`
        update climate_results set result = ${JSON.stringify(stored?.result)}::jsonb, origin = null, shape_id = null, numbers = null,
          reckoned_from = (select shape -> 'from' || jsonb_build_object('activity', shape -> 'from' -> 'activity' ||
            '{"amount": "1000", "source": "Bill 4711"}') from climate_shapes where id = shape_id)
        where activity_id = ${id}`),
    );
    expect(await sums('gas')).toEqual(before);
    expect((await sums('origin')).sums).toMatchObject([{ key: 'national', lines: 1 }]);
    expect((await trace(id)).traces).toEqual(traces);
  });

  it('have the traces of more results than a statement has parameters', async () => {
    const { id } = await climateOf(h).add(gasLine());
    const { traces } = await climateOf(h).trace(id);
    await h.database.withSystem((tx) =>
      tx.execute(
        sql`update climate_results set result = ${JSON.stringify(traces[0]?.result)}::jsonb, reckoned_from = '{}', shape_id = null`,
      ),
    );
    const ids = Array.from({ length: 70_000 }, () => crypto.randomUUID());
    const found = await h.database.withScope(h.as('verdant.admin').scope, async (scoped) => {
      const [row] = await scoped.tx.select({ id: climateResults.id }).from(climateResults);
      return listTraces(scoped, [...ids, row?.id ?? '']);
    });
    expect(found.size).toBe(1);
  });

  // The embedded database has a single connection.
  it.runIf(process.env.DATABASE_URL_TEST)(
    'are waited for with one connection at most, so that everybody else is answered',
    async () => {
      const { add, sums } = climateOf(h);
      await add(gasLine());
      let letGo: () => void = () => undefined;
      const isHeld = Promise.withResolvers<void>();
      const held = h.database.withScope(h.as('verdant.admin').scope, async (scoped) => {
        await lockLimit(scoped, 'climate-sums');
        isHeld.resolve();
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      });
      await isHeld.promise;
      const reading = Array.from({ length: 9 }, () => sums('scope'));
      const other = climateOf(h, 'harbour.admin').sums('scope');
      const late = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 5000));
      const first = await Promise.race([other.then(() => 'answered'), late]);
      letGo();
      await held;
      expect(first).toBe('answered');
      expect(new Set((await Promise.all(reading)).map((each) => JSON.stringify(each.sums))).size).toBe(1);
      expect((await reading[0])?.sums).toMatchObject([{ scope: '1', lines: 1 }]);
    },
  );

  it('keep what was added up, although the reading fails', async () => {
    await climateOf(h).add(gasLine());
    const failing = withSums(h.deps, h.as('verdant.admin').scope, {}, () => Promise.reject(new Error('Broken off')));
    await expect(failing).rejects.toThrow('Broken off');
    expect(await h.database.withSystem((tx) => tx.$count(climateSumChanges))).toBe(0);
    expect(await h.database.withSystem((tx) => tx.$count(climateSums))).toBe(2);
  });

  it('are added up at the end of a recalculation, also of one that was looked at first', async () => {
    const { add, addFactor, confirm, recalculate, ok, send, sums } = climateOf(h);
    const areAddedUp = () =>
      vi.waitFor(async () => expect(await h.database.withSystem((tx) => tx.$count(climateSumChanges))).toBe(0), 5000);
    await add(steamLine());
    const factor = await confirm(await addFactor(steamFactor()));
    await recalculate(false);
    await areAddedUp();
    await ok(
      send('PUT', `/climate-factors/${factor.id}`, { ...steamFactor({ name: 'Steam' }), version: factor.version }),
    );
    const { id } = await recalculate(true);
    await ok(send('POST', `/climate-recalculations/${id}/apply`));
    await areAddedUp();
    expect((await sums('scope')).outdatedLines).toBe(0);
  });

  it('and whoever deletes the organisation wait for each other, and neither is refused', async () => {
    if (h.database.kind === 'embedded') return;
    await climateOf(h).add(gasLine());
    const { scope } = h.as('verdant.admin');
    let addingUp: Promise<void> | undefined;
    await h.database.withSystem(async (tx) => {
      await tx.execute(sql`select id from organisations where id = ${scope.organisationId} for update`);
      addingUp = bringSumsUpToDate(h.database, scope);
      await vi.waitFor(async () => {
        const { rows } = await h.database.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(rows).not.toEqual([]);
      });
      await tx.delete(climateSumChanges);
    });
    await addingUp;
    expect(await h.database.withSystem((tx) => tx.$count(climateSums))).toBe(0);
  });

  it('are never seen by another organisation', async () => {
    await climateOf(h).add(gasLine());
    expect((await climateOf(h).sums('scope')).sums).toHaveLength(1);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await climateOf(h, name).sums('scope')).sums).toEqual([]);
  });

  it('go with their organisation', async () => {
    await climateOf(h).add(gasLine());
    await climateOf(h).sums('scope');
    await climateOf(h).add(gasLine({ label: 'Other' }));
    const left = () =>
      h.database.withSystem(async (tx) => {
        const { rows } = await tx.execute<{ count: number }>(sql`
          select (select count(*) from climate_sums)::int + (select count(*) from climate_sum_changes)::int
            + (select count(*) from climate_shapes)::int as count`);
        return rows[0]?.count;
      });
    expect(await left()).toBeGreaterThan(2);
    await h.database.withSystem((tx) => tx.execute(sql`delete from climate_activities`));
    await h.database.withSystem((tx) => tx.execute(sql`delete from climate_shapes`));
    expect((await climateOf(h).sums('scope')).sums).toEqual([]);
    expect(await left()).toBe(0);
  });
});
