import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateRecalculations, climateResultsNext } from './climate.tables.ts';
import { workOn } from './recalculate.ts';
import { climateOf, gasLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

/** A recalculation of one line that comes to something else, let go by its process. */
const insertRecalculation = async () => {
  const { tenantId, organisationId, userId } = h.as('verdant.admin').scope;
  const { id } = await climateOf(h).add(gasLine());
  await h.database.withSystem((tx) =>
    tx.execute(sql`update climate_results set kg_co2e = 1, basis_mark = 'former' where activity_id = ${id}`),
  );
  const by = { startedById: userId, startedByName: 'Somebody', createdAt: h.clock.now() };
  const [row] = await h.database.withSystem((tx) =>
    tx
      .insert(climateRecalculations)
      .values({ ...by, state: 'running', isPreview: false, total: 1, tenantId, organisationId })
      .returning(),
  );
  return { id: row?.id ?? '', tenantId, organisationId, userId };
};

const standing = () =>
  h.database.withSystem(async (tx) => {
    const { rows } = await tx.execute<{ kg: string }>(sql`select kg_co2e::text as kg from climate_results`);
    return rows.map(({ kg }) => kg);
  });

/** Works on it, and another process claims it once the first lot is stored. */
const workUntilClaimed = async (job: Awaited<ReturnType<typeof insertRecalculation>>, attempts: number) => {
  let isStored = false;
  const publish: typeof h.deps.realtime.publish = (scope, event) => {
    isStored ||= event.type === 'climate-recalculation.progressed';
    return h.deps.realtime.publish(scope, event);
  };
  const withScope: typeof h.database.withScope = async (scope, run) => {
    if (isStored) await h.database.withSystem((tx) => tx.update(climateRecalculations).set({ attempts }));
    return h.database.withScope(scope, run);
  };
  await workOn({ ...h.deps, database: { ...h.database, withScope }, realtime: { ...h.deps.realtime, publish } }, job);
  return isStored;
};

it('ends nothing that another process has claimed since', async () => {
  const job = await insertRecalculation();
  expect(await workUntilClaimed(job, 2)).toBe(true);
  const [row] = await h.database.withSystem((tx) => tx.select().from(climateRecalculations));
  expect(row).toMatchObject({ state: 'running', attempts: 2 });
  expect(await standing()).toEqual(['1']);
  expect(await h.database.withSystem((tx) => tx.$count(climateResultsNext))).toBe(1);
});

it('ends what it claimed itself', async () => {
  const job = await insertRecalculation();
  await workUntilClaimed(job, 1);
  expect(await standing()).toEqual(['182.96']);
  expect(await h.database.withSystem((tx) => tx.$count(climateResultsNext))).toBe(0);
});
