import type { ClimateActivity, ClimateChange, ClimateFactor, ClimateRules, Entity } from '@esg/contract';
import { climateFactorLimits } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateRecalculations } from './climate.tables.ts';
import { passActivitiesOn } from './climate-activities.repository.ts';
import { compareNext } from './climate-recalculations.repository.ts';
import { takeNext } from './next-results.repository.ts';
import { recoverRecalculations, workOn } from './recalculate.ts';
import { climateOf, electricityLine, fieldsOfFactor, gasLine, steamFactor, steamLine } from './testing.ts';
import { withSums } from './with-sums.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const outcomeOf = ({ outcomes }: ClimateActivity) => [outcomes[0]?.kgCo2e, outcomes[0]?.question?.reason];

describe('an own factor', () => {
  it('is taken once it is confirmed, and no longer after a change', async () => {
    const { add, read, addFactor, confirm, recalculate, sums, send, ok } = climateOf(h);
    const line = await add(steamLine());
    expect(outcomeOf(line)).toEqual([null, 'factor_missing']);
    const factor = await addFactor(steamFactor());
    expect(outcomeOf(await add(steamLine()))).toEqual([null, 'factor_unconfirmed']);
    const confirmed = await confirm(factor);
    expect(confirmed).toMatchObject({ version: 2, confirmedBy: expect.any(String) });
    expect((await sums('scope')).outdatedLines).toBe(2);
    expect(await recalculate(false)).toMatchObject({ state: 'applied', total: 2, done: 2, changed: 2 });
    expect(outcomeOf(await read(line.id))).toEqual(['250', undefined]);
    expect((await sums('scope')).outdatedLines).toBe(0);
    const changed = await ok<ClimateFactor>(
      send('PUT', `/climate-factors/${factor.id}`, { ...steamFactor({ publicationYear: 2026 }), version: 2 }),
    );
    expect(changed).toMatchObject({ version: 3, confirmedAt: null });
    expect(outcomeOf(await add(steamLine()))).toEqual([null, 'factor_unconfirmed']);
  });

  it('is listed with others of its state and activity', async () => {
    const { addFactor, confirm, get, ok } = climateOf(h);
    const first = await confirm(await addFactor(steamFactor()));
    const second = await addFactor(steamFactor({ activityTypeId: 'electricity' }));
    const listed = async (query: string) =>
      (await ok<{ items: ClimateFactor[] }>(get(`/climate-factors?${query}`))).items.map(({ id }) => id);
    expect(await listed('')).toEqual([second.id, first.id]);
    expect(await listed('state=confirmed')).toEqual([first.id]);
    expect(await listed('state=unconfirmed')).toEqual([second.id]);
    expect(await listed('state=unconfirmed&activityTypeId=heat-steam-cooling')).toEqual([]);
  });

  it('names its source, fits its activity type, and has gases that the IPCC knows', async () => {
    const { send, refused } = climateOf(h);
    const pathOf = async (more: Parameters<typeof steamFactor>[0]) =>
      (await refused(send('POST', '/climate-factors', steamFactor(more)))).issues?.map(({ path }) => path);
    const gas = { gas: 'XYZ', kgPerUnit: '1', isEquivalent: false, isBeside: false };
    expect(await pathOf({ source: '' })).toEqual(['source']);
    expect(await pathOf({ unit: 'km' })).toEqual(['unit']);
    expect(await pathOf({ gases: [gas] })).toEqual(['gases.0.gas']);
    expect(await pathOf({ validTo: '2024-12-31' })).toEqual(['validTo']);
    expect(await pathOf({ gases: [{ gas: 'XYZ', kgPerUnit: '1', isEquivalent: false, isBeside: true }] })).toEqual([
      'gases.0.gas',
    ]);
  });

  it('never counts the carbon dioxide of plants in a scope', async () => {
    const { send, refused } = climateOf(h);
    const pathOf = async (isEquivalent: boolean, isBeside: boolean) => {
      const gas = { gas: 'CO2-biogenic', kgPerUnit: '1', isEquivalent, isBeside };
      const answer = send('POST', '/climate-factors', steamFactor({ gases: [gas] }));
      return (await refused(answer)).issues?.map(({ path }) => path);
    };
    expect(await pathOf(true, false)).toEqual(['gases.0.isBeside']);
    expect(await pathOf(false, false)).toEqual(['gases.0.isBeside']);
    expect(await pathOf(false, true)).toBeUndefined();
  });

  it('that nobody confirmed leaves results as current as they were', async () => {
    const { add, addFactor, confirm, remove, sums } = climateOf(h);
    await add(electricityLine());
    const draft = await addFactor(steamFactor({ activityTypeId: 'electricity', name: 'Tariff of the park' }));
    expect((await sums('scope')).outdatedLines).toBe(0);
    await confirm(draft);
    expect((await sums('scope')).outdatedLines).toBe(1);
    await remove(`/climate-factors/${draft.id}`);
    expect((await sums('scope')).outdatedLines).toBe(0);
  });

  it('states what would otherwise be applied to lines of both kinds', async () => {
    const { send, refused } = climateOf(h);
    const pathOf = async (more: Parameters<typeof steamFactor>[0]) =>
      (await refused(send('POST', '/climate-factors', steamFactor(more)))).issues?.map(({ path }) => path);
    const spend = { activityTypeId: 'spend-goods', unit: 'USD', method: null };
    expect(await pathOf({ method: null })).toEqual(['method']);
    expect(await pathOf({ activityTypeId: 'stationary-gas', method: null })).toEqual(['basis']);
    expect(await pathOf(spend)).toEqual(['prices.year', 'prices.withTax']);
    expect(await pathOf({ ...spend, prices: { year: 2018, withTax: null } })).toEqual(['prices.withTax']);
    expect(await pathOf({ ...spend, prices: { year: 2018, withTax: false } })).toBeUndefined();
    expect(await pathOf({ activityTypeId: 'stationary-gas', method: null, unit: 'm3' })).toBeUndefined();
  });

  it('that was confirmed before it stated all that is taken no longer, and not confirmed again as it is', async () => {
    const { add, addFactor, confirm, refused, send } = climateOf(h);
    const { id, version } = await confirm(await addFactor(steamFactor()));
    await h.database.withSystem((tx) => tx.execute(sql`update climate_factors set method = null where id = ${id}`));
    expect(outcomeOf(await add(steamLine()))).toEqual([null, 'factor_unconfirmed']);
    expect(await refused(send('POST', `/climate-factors/${id}/confirm`, { version }))).toMatchObject({
      code: 'request.invalid',
      issues: [{ path: 'method' }],
    });
  });

  it('is confirmed and removed by those who may, and is one of no more than there may be', async () => {
    const { addFactor, refused, send, remove, get } = climateOf(h);
    const { id } = await addFactor(steamFactor());
    const member = climateOf(h, 'verdant.member');
    expect(await refused(member.send('POST', `/climate-factors/${id}/confirm`, { version: 1 }))).toMatchObject({
      status: 403,
    });
    expect(await refused(send('POST', `/climate-factors/${id}/confirm`, { version: 9 }))).toMatchObject({
      code: 'resource.stale',
      current: { version: 1 },
    });
    await h.database.withSystem((tx) =>
      tx.execute(sql`insert into climate_factors
        select (jsonb_populate_record(made, jsonb_build_object('id', gen_random_uuid()))).*
        from climate_factors made, generate_series(2, ${climateFactorLimits.factorsMax})`),
    );
    expect(await refused(send('POST', '/climate-factors', steamFactor()))).toMatchObject({ code: 'resource.full' });
    expect((await remove(`/climate-factors/${id}`)).status).toBe(204);
    expect((await get(`/climate-factors/${id}`)).status).toBe(404);
  });
});

describe('rules of an organisation', () => {
  it('are the usual ones until they are set, and refuse a change of older ones', async () => {
    const { get, send, ok, refused } = climateOf(h);
    const usual = await ok<ClimateRules>(get('/climate-rules'));
    expect(usual).toMatchObject({ gwpSet: 'AR5', version: 0 });
    const { gwpSet, origins, version } = usual;
    const change = { gwpSet, origins, standIns: ['GB'], version };
    expect(await ok(send('PUT', '/climate-rules', change))).toMatchObject({ standIns: ['GB'], version: 1 });
    expect(await refused(send('PUT', '/climate-rules', change))).toMatchObject({
      code: 'resource.stale',
      current: { version: 1 },
    });
    expect(await refused(send('PUT', '/climate-rules', { ...change, origins: ['own'], version: 1 }))).toMatchObject({
      code: 'request.invalid',
    });
    expect((await climateOf(h, 'verdant.member').send('PUT', '/climate-rules', { ...change, version: 1 })).status).toBe(
      403,
    );
  });

  it('never mix warming potentials: by another set there is a question, and no converted number', async () => {
    const { add, send, ok } = climateOf(h);
    const { updatedBy: _, updatedAt: __, ...rules } = await ok<ClimateRules>(climateOf(h).get('/climate-rules'));
    await ok(send('PUT', '/climate-rules', { ...rules, gwpSet: 'AR6' }));
    expect(outcomeOf(await add(gasLine()))).toEqual([null, 'gwp_sets_mixed']);
  });
});

describe('a recalculation', () => {
  const prepare = async () => {
    const calls = climateOf(h);
    const { updatedBy: _, updatedAt: __, ...rules } = await calls.ok<ClimateRules>(calls.get('/climate-rules'));
    const abroad = await calls.add(gasLine({ region: 'FR' }));
    const kept = await calls.add(gasLine());
    expect(outcomeOf(abroad)).toEqual([null, 'region_without_factor']);
    await calls.ok(calls.send('PUT', '/climate-rules', { ...rules, standIns: ['GB'] }));
    return { ...calls, abroad, kept };
  };

  it('shows what would change, and changes it when it is applied', async () => {
    const { recalculate, read, send, ok, abroad } = await prepare();
    const preview = await recalculate(true);
    expect(preview).toMatchObject({ state: 'ready', changed: 1, kgCo2eBefore: '182.96', kgCo2eAfter: '365.92' });
    expect(outcomeOf(await read(abroad.id))).toEqual([null, 'region_without_factor']);
    expect(await ok(send('POST', `/climate-recalculations/${preview.id}/apply`))).toMatchObject({ state: 'applied' });
    expect(outcomeOf(await read(abroad.id))).toEqual(['182.96', undefined]);
  });

  it('lists the lines that it would change most, the largest change first', async () => {
    const { add, recalculate, get, ok, send, abroad } = await prepare();
    const larger = await add(gasLine({ amount: '5000' }));
    await h.database.withSystem((tx) =>
      tx.execute(sql`update climate_results set kg_co2e = 1, basis_mark = 'former' where activity_id = ${larger.id}`),
    );
    const { id } = await recalculate(true);
    const changes = async () =>
      (await ok<{ items: ClimateChange[] }>(get(`/climate-recalculations/${id}/changes`))).items;
    expect(await changes()).toMatchObject([
      { activityId: larger.id, month: '2025-03', before: { kgCo2e: '1' }, after: { kgCo2e: '914.8', question: null } },
      {
        activityId: abroad.id,
        before: { kgCo2e: null, question: { reason: 'region_without_factor' } },
        after: { kgCo2e: '182.96', question: null },
      },
    ]);
    await ok(send('POST', `/climate-recalculations/${id}/discard`));
    expect(await changes()).toEqual([]);
  });

  it('is not applied once rules or factors have changed since', async () => {
    const { recalculate, read, send, get, ok, refused, abroad } = await prepare();
    const { id } = await recalculate(true);
    const { updatedBy: _, updatedAt: __, ...rules } = await ok<ClimateRules>(get('/climate-rules'));
    await ok(send('PUT', '/climate-rules', { ...rules, standIns: [] }));
    expect(await ok(get('/climate-recalculations/latest'))).toMatchObject({ state: 'ready', isOutdated: true });
    expect(await refused(send('POST', `/climate-recalculations/${id}/apply`))).toMatchObject({
      status: 409,
      code: 'climate.recalculation_outdated',
    });
    expect(outcomeOf(await read(abroad.id))).toEqual([null, 'region_without_factor']);
    expect(await ok(send('POST', `/climate-recalculations/${id}/discard`))).toMatchObject({ state: 'discarded' });
  });

  it('counts no lines that were deleted or changed meanwhile', async () => {
    const { recalculate, remove, ok, abroad } = await prepare();
    const { id } = await recalculate(true);
    await ok(remove(`/climate-activities/${abroad.id}?version=${abroad.version}`));
    const compared = await withSums(h.deps, h.as('verdant.admin').scope, {}, (scoped) => compareNext(scoped, id));
    expect(compared).toEqual({ changed: 0, kgCo2eBefore: '182.96', kgCo2eAfter: '182.96' });
  });

  it('takes over lines whose entity was merged meanwhile', async () => {
    const { recalculate, send, ok, sums, read } = await prepare();
    const added = (name: string) =>
      ok<Entity>(send('POST', '/entities', { name, type: 'Site', parentId: null, fiscalYearStartMonth: 1 }));
    const from = await added('Old plant');
    const to = await added('New plant');
    const line = await climateOf(h).add(gasLine({ entityId: from.id }));
    const { id } = await recalculate(true);
    await h.database.withScope(h.as('verdant.admin').scope, (scoped) => passActivitiesOn(scoped, from.id, to.id));
    await ok(send('POST', `/climate-recalculations/${id}/apply`));
    expect((await sums('scope')).outdatedLines).toBe(0);
    expect(await read(line.id)).toMatchObject({ entityId: to.id, outcomes: [{ isOutdated: false }] });
  });

  it('reckons the lines alone that go by former factors, and adds the others to both totals', async () => {
    const { add, addFactor, confirm, recalculate, send, ok } = climateOf(h);
    await add(gasLine());
    await add(steamLine());
    const factor = await confirm(await addFactor(steamFactor()));
    const first = { total: 1, done: 1, changed: 1, kgCo2eBefore: '182.96', kgCo2eAfter: '432.96' };
    expect(await recalculate(false)).toMatchObject(first);
    const fields = fieldsOfFactor(factor);
    const gases = [{ gas: 'CO2', kgPerUnit: '0.5', isEquivalent: false, isBeside: false }];
    await confirm(await ok<ClimateFactor>(send('PUT', `/climate-factors/${factor.id}`, { ...fields, gases })));
    const second = { total: 1, done: 1, changed: 1, kgCo2eBefore: '432.96', kgCo2eAfter: '682.96' };
    expect(await recalculate(false)).toMatchObject(second);
    expect(await recalculate(false)).toMatchObject({ state: 'applied', total: 0, done: 0, changed: 0 });
  });

  it('leaves everything as it was when it is discarded', async () => {
    const { recalculate, read, send, ok, abroad } = await prepare();
    const { id } = await recalculate(true);
    expect(await ok(send('POST', `/climate-recalculations/${id}/discard`))).toMatchObject({ state: 'discarded' });
    expect(outcomeOf(await read(abroad.id))).toEqual([null, 'region_without_factor']);
    expect(await ok(send('POST', `/climate-recalculations/${id}/apply`))).toMatchObject({ state: 'discarded' });
  });

  it('runs alone, and twice changes nothing more than once', async () => {
    const { recalculate, refused, send, ok, sums } = await prepare();
    const { id } = await recalculate(true);
    expect(await refused(send('POST', '/climate-recalculations', { isPreview: false }))).toMatchObject({
      status: 409,
      code: 'climate.recalculating',
    });
    await ok(send('POST', `/climate-recalculations/${id}/apply`));
    const once = await sums('scope');
    expect(await recalculate(false)).toMatchObject({ changed: 0 });
    expect(await sums('scope')).toEqual(once);
  });

  it('leaves lines alone that somebody changed or deleted meanwhile', async () => {
    const { recalculate, send, remove, ok, read, sums, abroad, kept } = await prepare();
    const { id } = await recalculate(true);
    await ok(send('PUT', `/climate-activities/${abroad.id}`, { ...gasLine({ amount: '1' }), version: 1 }));
    await ok(remove(`/climate-activities/${kept.id}?version=${kept.version}`));
    await ok(send('POST', `/climate-recalculations/${id}/apply`));
    expect(outcomeOf(await read(abroad.id))).toEqual(['0.18296', undefined]);
    expect((await sums('scope')).sums).toMatchObject([{ kgCo2e: '0.18296', lines: 1 }]);
  });

  it('and somebody who saves a line at the same moment wait for each other', async () => {
    const { add, send, recalculate, ok } = climateOf(h);
    const line = await add(gasLine());
    await h.database.withSystem((tx) => tx.execute(sql`update climate_results set basis_mark = 'former'`));
    const { id } = await recalculate(true);
    let saved: Promise<Response> | undefined;
    await h.database.withScope(h.as('verdant.admin').scope, async (scoped) => {
      await takeNext(scoped, id);
      saved = Promise.resolve(
        send('PUT', `/climate-activities/${line.id}`, { ...gasLine({ amount: '1' }), version: 1 }),
      );
      await vi.waitFor(async () => {
        const { rows } = await h.database.pool.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(rows).not.toEqual([]);
      });
    });
    if (!saved) throw new Error('Nothing was saved');
    expect(await ok<ClimateActivity>(saved)).toMatchObject({ version: 2, outcomes: [{ kgCo2e: '0.18296' }] });
  });

  it('that lost its process half-way begins anew and leaves nothing of the first try', async () => {
    const { add, abroad, read, ok, get } = await prepare();
    const scope = h.as('verdant.admin').scope;
    const rows = await h.database.withSystem((tx) =>
      tx
        .insert(climateRecalculations)
        .values({
          tenantId: scope.tenantId,
          organisationId: scope.organisationId,
          state: 'running',
          isPreview: false,
          total: 2,
          startedById: scope.userId,
          startedByName: 'Somebody',
          createdAt: h.clock.now(),
        })
        .returning(),
    );
    const id = rows[0]?.id ?? '';
    await h.database.withSystem((tx) =>
      tx.execute(sql`insert into climate_results_next
        select gen_random_uuid(), tenant_id, organisation_id, activity_id, activity_version, method, 999, 0, result,
          question, reckoned_from, basis_mark, reckoned_at, ${id}::uuid from climate_results`),
    );
    await add(gasLine());
    expect(outcomeOf(await read(abroad.id))).toEqual([null, 'region_without_factor']);
    const { tenantId, organisationId, userId } = scope;
    await workOn(h.deps, { id, tenantId, organisationId, userId });
    expect(await ok(get('/climate-recalculations/latest'))).toMatchObject({ state: 'applied', done: 2, changed: 1 });
    expect(outcomeOf(await read(abroad.id))).toEqual(['182.96', undefined]);
    const [left] = await h.database.withSystem(
      async (tx) => (await tx.execute(sql`select count(*)::int as found from climate_results_next`)).rows,
    );
    expect(left).toEqual({ found: 0 });
  });

  const insertRunning = async (aliveAt: Date | null) => {
    const { tenantId, organisationId, userId } = h.as('verdant.admin').scope;
    const row = {
      state: 'running',
      isPreview: false,
      total: 2,
      startedById: userId,
      startedByName: 'Somebody',
    } as const;
    const rows = await h.database.withSystem((tx) =>
      tx
        .insert(climateRecalculations)
        .values({ ...row, tenantId, organisationId, aliveAt, createdAt: h.clock.now() })
        .returning(),
    );
    return { id: rows[0]?.id ?? '', tenantId, organisationId, userId };
  };

  it('that was let go while its next attempt had found it claimed is queued again', async () => {
    const { until } = await prepare();
    const job = await insertRunning(null);
    const queued: unknown[] = [];
    const queue = { enqueue: async (data: unknown) => void queued.push(data) };
    await recoverRecalculations(h.deps, queue as never, false);
    expect(queued).toEqual([job]);
    await workOn(h.deps, job);
    expect(await until('applied')).toMatchObject({ done: 2 });
  });

  it('is stopped while it is at work, and leaves nothing', async () => {
    const { send, ok, read, recalculate, abroad } = await prepare();
    const { id } = await insertRunning(h.clock.now());
    expect(await ok(send('POST', `/climate-recalculations/${id}/discard`))).toMatchObject({ state: 'discarded' });
    expect(outcomeOf(await read(abroad.id))).toEqual([null, 'region_without_factor']);
    expect(await recalculate(false)).toMatchObject({ state: 'applied', changed: 1 });
  });

  it('is started, applied and discarded by those who confirm factors, and seen by nobody else’s organisation', async () => {
    const { recalculate } = await prepare();
    const { id } = await recalculate(true);
    const member = climateOf(h, 'verdant.member');
    expect((await member.send('POST', `/climate-recalculations/${id}/apply`)).status).toBe(403);
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      const theirs = climateOf(h, name);
      expect(await theirs.ok(theirs.get('/climate-recalculations/latest'))).toBeNull();
      expect((await theirs.send('POST', `/climate-recalculations/${id}/apply`)).status).toBe(404);
      expect(await theirs.ok(theirs.get('/climate-factors'))).toMatchObject({ items: [] });
    }
  });
});
