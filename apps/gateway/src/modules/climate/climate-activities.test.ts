import type { ClimateActivity, ClimateActivityPage, ClimateRules, Entity } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { listResults } from './climate-results.repository.ts';
import { reckonAgain } from './reckon.ts';
import { climateOf, electricityLine, gasLine, steamFactor, steamLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const numbers = ({ outcomes }: ClimateActivity) => outcomes.map(({ method, kgCo2e }) => [method, kgCo2e]);
const reasons = ({ outcomes }: ClimateActivity) => outcomes.map(({ question }) => question?.reason);
const page = (query = '') => climateOf(h).ok<ClimateActivityPage>(climateOf(h).get(`/climate-activities${query}`));
const entityCalled = async (name: string): Promise<string> => {
  const draft = { name, type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
  return (await climateOf(h).ok<Entity>(climateOf(h).send('POST', '/entities', draft))).id;
};

describe('a line of activity data', () => {
  it('comes to emissions by a factor whose choice is explained', async () => {
    const { add, trace } = climateOf(h, 'verdant.member');
    const line = await add(gasLine());
    expect(line).toMatchObject({ scope: '1', month: '2025-03', amount: '1000', evidence: 'Page 2', version: 1 });
    expect(numbers(line)).toEqual([[null, '182.96']]);
    const { traces } = await trace(line.id);
    expect(traces[0]?.result).toMatchObject({
      steps: [{ kind: 'input' }, { kind: 'factor', gas: 'CO2' }, { gas: 'CH4' }, { gas: 'N2O' }, { kind: 'total' }],
      choices: [{ source: 'DESNZ/DEFRA UK Government GHG conversion factors 2025', publicationYear: 2025 }],
    });
    expect(traces[0]?.result?.choices[0]?.because).toContainEqual({ reason: 'basis', value: 'gross' });
  });

  it('is of no month before bills nor after next year, and keeps such a month where it has one', async () => {
    const { add, send, refused, ok } = climateOf(h);
    for (const month of ['1800-01', '1989-12', '2099-01']) {
      expect(await refused(send('POST', '/climate-activities', gasLine({ month })))).toMatchObject({
        code: 'request.invalid',
        issues: [{ path: 'month' }],
      });
    }
    const line = await add(gasLine());
    await h.database.pool.query("update climate_activities set month = '1800-01-01' where id = $1", [line.id]);
    const change = { ...gasLine({ month: '1800-01', amount: '7' }), version: 1 };
    await ok(send('PUT', `/climate-activities/${line.id}`, change));
    const other = { ...change, month: '1801-01', version: 2 };
    expect(await refused(send('PUT', `/climate-activities/${line.id}`, other))).toMatchObject({
      code: 'request.invalid',
    });
  });

  it('has a question where something is not stated, and a number once it is answered', async () => {
    const { add, send, ok } = climateOf(h);
    const line = await add(gasLine({ basis: null }));
    expect([numbers(line), reasons(line)]).toEqual([[[null, null]], ['calorific_basis_unstated']]);
    expect((await page('?state=open')).items.map(({ id }) => id)).toEqual([line.id]);
    const answered = await ok<ClimateActivity>(
      send('PUT', `/climate-activities/${line.id}`, { ...gasLine({ basis: 'net' }), version: 1 }),
    );
    expect([numbers(answered), answered.version]).toEqual([[[null, '202.7']], 2]);
    expect((await page('?state=open')).items).toEqual([]);
  });

  it('is reckoned by grid and by contract where it is purchased energy', async () => {
    const contracts = [{ kwh: '400', kgCo2ePerKwh: '0', source: 'Certificates 2025' }];
    const line = await climateOf(h).add(electricityLine({ contracts }));
    expect(numbers(line)).toEqual([
      ['location', '177'],
      ['market', '106.2'],
    ]);
    expect(line.outcomes[1]?.caveats).toContain('no_residual_mix');
  });

  it('is not reckoned by another supplier’s factor, nor by the grid of a country that stands in', async () => {
    const { add, get, send, ok } = climateOf(h);
    const { updatedBy: _, updatedAt: __, ...rules } = await ok<ClimateRules>(get('/climate-rules'));
    await ok(send('PUT', '/climate-rules', { ...rules, standIns: ['GB'] }));
    const hongKong = await add(electricityLine({ region: 'HK' }));
    expect(reasons(hongKong)).toEqual(['activity_unstated', 'activity_unstated']);
    const taiwan = await add(electricityLine({ region: 'TW' }));
    expect(numbers(taiwan)[0]).toEqual(['location', '635.15']);
    expect(taiwan.outcomes[0]?.caveats).toContain('life_cycle_factor');
  });

  it('keeps everything it was reckoned from, so that it can be reckoned again to the last digit', async () => {
    const { add } = climateOf(h);
    const fuel = { kgPerM3: '0.72', netMjPerKg: null, source: 'Bill 4711' };
    const shares = [{ over: '1', under: '3', source: 'Share of the tenant' }];
    const contracts = [{ kwh: '100', kgCo2ePerKwh: '0.01', source: 'A contract' }];
    const lines = [
      await add(gasLine({ amount: '17.3', unit: 'm3', fuel, shares })),
      await add(gasLine({ basis: null })),
      await add(electricityLine({ contracts })),
    ];
    const ids = lines.map(({ id }) => id);
    const results = await h.database.withScope(h.as('verdant.admin').scope, (scoped) => listResults(scoped, ids));
    const stored = [...results.values()].flat();
    expect(stored).toHaveLength(4);
    expect(stored.map(({ reckonedFrom }) => reckonedFrom.activity.amount)).toContain('17.3');
    for (const { method, reckonedFrom, result } of stored.filter(({ question }) => question === null)) {
      const again = reckonAgain(method, reckonedFrom);
      expect(again.known && { ...again.value, choices: [] }).toEqual(result && { ...result, choices: [] });
    }
  });

  it('is deleted, counts no longer, and is restored', async () => {
    const { add, remove, send, ok, sums } = climateOf(h);
    const { id } = await add(gasLine());
    expect(await ok<ClimateActivity>(remove(`/climate-activities/${id}?version=1`))).toMatchObject({ version: 2 });
    expect((await page()).items).toEqual([]);
    expect((await page('?state=deleted')).items).toMatchObject([{ id }]);
    expect((await sums('scope')).sums).toEqual([]);
    expect(numbers(await ok<ClimateActivity>(send('POST', `/climate-activities/${id}/restore`)))).toEqual([
      [null, '182.96'],
    ]);
    expect((await sums('scope')).sums).toMatchObject([{ scope: '1', kgCo2e: '182.96', lines: 1 }]);
  });

  it('refuses a change of an older state, and says what stands now', async () => {
    const { add, send, refused } = climateOf(h);
    const { id } = await add(gasLine());
    await send('PUT', `/climate-activities/${id}`, { ...gasLine({ amount: '2000' }), version: 1 });
    const late = { ...gasLine({ amount: '3000' }), version: 1 };
    expect(await refused(send('PUT', `/climate-activities/${id}`, late))).toMatchObject({
      status: 409,
      code: 'resource.stale',
      current: { amount: '2000', version: 2, outcomes: [{ kgCo2e: '365.92' }] },
    });
  });

  it('is not deleted at an older state, nor restored to an entity that is no longer in use', async () => {
    const { add, send, remove, refused, ok } = climateOf(h);
    const entity = await ok<{ id: string; version: number }>(
      send('POST', '/entities', { name: 'Mill', type: 'Site', parentId: null, fiscalYearStartMonth: 1 }),
    );
    const { id } = await add(gasLine({ entityId: entity.id }));
    await ok(
      send('PUT', `/climate-activities/${id}`, { ...gasLine({ entityId: entity.id, amount: '2' }), version: 1 }),
    );
    expect(await refused(remove(`/climate-activities/${id}?version=1`))).toMatchObject({
      status: 409,
      code: 'resource.stale',
      current: { amount: '2', version: 2 },
    });
    await ok(remove(`/climate-activities/${id}?version=2`));
    await ok(send('POST', `/entities/${entity.id}/archive`, { version: entity.version }));
    expect(await refused(send('POST', `/climate-activities/${id}/restore`))).toMatchObject({
      status: 422,
      issues: [{ path: 'entityId' }],
    });
  });

  it('refuses what does not belong together, and names the field', async () => {
    const { send, refused } = climateOf(h);
    const pathOf = async (more: Parameters<typeof gasLine>[0]) =>
      (await refused(send('POST', '/climate-activities', gasLine(more)))).issues?.map(({ path }) => path);
    expect(await pathOf({ activityTypeId: 'dragons' })).toEqual(['activityTypeId']);
    expect(await pathOf({ unit: 'km' })).toEqual(['unit']);
    expect(await pathOf({ category: 4 })).toEqual(['category']);
    expect(await pathOf({ amount: '-1' })).toEqual(['amount']);
    expect(await pathOf({ month: '2025-13' })).toEqual(['month']);
    expect(await pathOf({ region: 'UK' })).toEqual(['region']);
    expect(await pathOf({ activity: '' })).toEqual(['activity']);
    const contracts = [{ kwh: '1', kgCo2ePerKwh: '0', source: '' }];
    expect(await pathOf({ contracts })).toEqual(['contracts']);
    expect(await pathOf({ fuel: { kgPerM3: '0.0', netMjPerKg: null, source: '' } })).toEqual(['fuel.kgPerM3']);
    expect(await pathOf({ entityId: '01890000-0000-7000-8000-000000000000' })).toEqual(['entityId']);
  });

  it('is added once when a request is sent again', async () => {
    const { headers, ...request } = body('POST', gasLine());
    const again = { ...request, headers: { ...headers, 'idempotency-key': 'the same' } };
    for (const _ of [1, 2])
      expect((await h.as('verdant.admin').request('/climate-activities', again)).status).toBe(201);
    expect((await page()).items).toHaveLength(1);
  });
});

it('names who compared an own factor with its source, and no longer once it was changed', async () => {
  const { add, trace, addFactor, confirm, send, ok } = climateOf(h);
  const factor = await confirm(await addFactor(steamFactor()));
  const line = await add(steamLine());
  const factors = async () => (await trace(line.id)).traces.flatMap((each) => each.factors);
  expect((await factors())[0]).toMatchObject({
    factorId: factor.id,
    origin: 'supplier',
    validFrom: '2025-01-01',
    confirmedBy: factor.confirmedBy,
    confirmedAt: factor.confirmedAt,
  });
  await ok(
    send('PUT', `/climate-factors/${factor.id}`, { ...steamFactor({ name: 'Steam' }), version: factor.version }),
  );
  expect((await factors())[0]).toMatchObject({ confirmedBy: null, confirmedAt: null });
});

describe('lists and sums', () => {
  it('come in pages and are narrowed by entity, scope and month', async () => {
    const { add } = climateOf(h);
    const site = await entityCalled('Mill');
    await add(gasLine({ entityId: site }));
    await add(electricityLine({ month: '2025-04' }));
    await add(steamLine({ month: '2025-05' }));
    const types = async (query: string) => (await page(query)).items.map(({ activityTypeId }) => activityTypeId);
    expect(await types(`?entityId=${site}`)).toEqual(['stationary-gas']);
    expect(await types('?scope=2')).toHaveLength(2);
    expect(await types('?from=2025-04&to=2025-04')).toEqual(['electricity']);
    const first = await page('?limit=2');
    expect(first.items).toHaveLength(2);
    expect((await page(`?limit=2&cursor=${first.nextCursor}`)).items).toHaveLength(1);
  });

  it('are narrowed to lines that are open, estimated, of former rules, or of a category of scope 3', async () => {
    const { add, get, send, ok } = climateOf(h);
    const open = await add(gasLine({ basis: null }));
    const estimate = await add(gasLine({ isEstimate: true }));
    const waste = await add(gasLine({ activityTypeId: 'waste-water', unit: 'm3', basis: null, activity: null }));
    const ids = async (query: string) => (await page(query)).items.map(({ id }) => id);
    expect(await ids('?state=open')).toEqual([open.id]);
    expect(await ids('?state=estimated')).toEqual([estimate.id]);
    expect(await ids('?category=5')).toEqual([waste.id]);
    expect(await ids('?category=6')).toEqual([]);
    expect(await ids('?state=outdated')).toEqual([]);
    const { gwpSet, origins, version } = await ok<ClimateRules>(get('/climate-rules'));
    await ok(send('PUT', '/climate-rules', { gwpSet, origins, standIns: ['FR'], version }));
    expect(await ids('?state=outdated')).toHaveLength(3);
    expect((await get('/climate-activities?category=16')).status).toBe(422);
    expect((await get('/climate-activities?state=lost')).status).toBe(422);
  });

  it('add up by where their factors come from, and by whether they are estimates', async () => {
    const { add, sums, addFactor, confirm } = climateOf(h);
    await confirm(await addFactor(steamFactor()));
    await add(gasLine());
    await add(gasLine({ isEstimate: true }));
    await add(steamLine());
    await add(electricityLine({ contracts: [{ kwh: '400', kgCo2ePerKwh: '0', source: 'Certificates' }] }));
    const by = async (key: string) =>
      (await sums(key)).sums.map((sum) => [sum.scope, sum.method, sum.key, sum.kgCo2e, sum.lines]);
    expect(await by('origin')).toEqual([
      ['1', null, 'national', '365.92', 2],
      ['2', 'location', 'national', '177', 1],
      ['2', 'location', 'supplier', '250', 1],
      ['2', 'market', 'several', '106.2', 1],
      ['2', 'market', 'supplier', '250', 1],
    ]);
    expect((await by('certainty')).slice(0, 2)).toEqual([
      ['1', null, 'estimated', '182.96', 1],
      ['1', null, 'metered', '182.96', 1],
    ]);
  });

  it('add up by scope, gas, entity, month, category and activity type to the same total', async () => {
    const { add, sums } = climateOf(h);
    const site = await entityCalled('Mill');
    await add(gasLine({ entityId: site, amount: '0.1' }));
    await add(gasLine({ month: '2025-04', amount: '0.2', isEstimate: true }));
    await add(electricityLine());
    await add(steamLine());
    const scopes = await sums('scope');
    expect(scopes.sums).toEqual([
      { scope: '1', method: null, key: null, kgCo2e: '0.054888', besideKgCo2e: '0', lines: 2 },
      { scope: '2', method: 'location', key: null, kgCo2e: '177', besideKgCo2e: '0', lines: 1 },
      { scope: '2', method: 'market', key: null, kgCo2e: '177', besideKgCo2e: '0', lines: 1 },
    ]);
    expect([scopes.openLines, scopes.outdatedLines, scopes.estimatedLines]).toEqual([1, 0, 1]);
    const scopeOne = async (by: string) =>
      (await sums(by)).sums.filter(({ scope }) => scope === '1').map(({ key, kgCo2e }) => [key, kgCo2e]);
    expect(await scopeOne('gas')).toEqual([
      ['CH4', '0.000084'],
      ['CO2', '0.054777'],
      ['N2O', '0.000027'],
    ]);
    expect(await scopeOne('entity')).toEqual([
      [site, '0.018296'],
      [null, '0.036592'],
    ]);
    expect(await scopeOne('month')).toEqual([
      ['2025-03', '0.018296'],
      ['2025-04', '0.036592'],
    ]);
    expect(await scopeOne('activityType')).toEqual([['stationary-gas', '0.054888']]);
    expect(await scopeOne('category')).toEqual([[null, '0.054888']]);
  });
});

it('keeps out strangers, those without the permission, other organisations and tenants', async () => {
  const { id } = await climateOf(h).add(gasLine());
  const one = `/climate-activities/${id}`;
  const change = body('PUT', { ...gasLine({ amount: '5' }), version: 1 });
  expect((await h.anonymous('/climate-activities')).status).toBe(401);
  expect((await h.as('verdant.entity').request('/climate-activities')).status).toBe(403);
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    const theirs = climateOf(h, name);
    expect(await theirs.ok(theirs.get('/climate-activities'))).toMatchObject({ items: [] });
    expect((await theirs.sums('scope')).sums).toEqual([]);
    for (const init of [{}, change, { method: 'DELETE' }])
      expect((await h.as(name).request(`${one}?version=1`, init)).status).toBe(404);
    expect((await theirs.get(`${one}/trace`)).status).toBe(404);
  }
  expect((await page()).items).toMatchObject([{ id, amount: '1000', version: 1 }]);
});
