import type { ClimateEstimate, ClimateMeterPage, ClimateRules, ClimateTypeDetail, Entity } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateOf, electricityLine, gasLine, steamFactor } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const meters = (more = '', person: Parameters<typeof climateOf>[1] = 'verdant.admin') =>
  climateOf(h, person).ok<ClimateMeterPage>(climateOf(h, person).get(`/climate-meters?from=2024-01&to=2025-12${more}`));

describe('meters', () => {
  it('say what each has of each month: the line, several, an estimate, a question', async () => {
    const { add } = climateOf(h);
    const first = await add(gasLine({ month: '2025-01', amount: '10' }));
    await add(gasLine({ month: '2025-02', amount: '20', basis: null }));
    await add(gasLine({ month: '2025-02', amount: '30', isEstimate: true }));
    await add(electricityLine({ month: '2025-01' }));
    await add(gasLine({ month: '2023-12' }));
    const { items, isLast } = await meters();
    expect(isLast).toBe(true);
    expect(items.map(({ activityTypeId, label }) => [activityTypeId, label])).toEqual([
      ['electricity', 'Meter 1'],
      ['stationary-gas', 'Boiler house'],
    ]);
    expect(items[1]?.months).toEqual([
      {
        month: '2025-01',
        lines: 1,
        estimates: 0,
        open: 0,
        line: { id: first.id, amount: '10', unit: 'kWh', version: 1 },
      },
      { month: '2025-02', lines: 2, estimates: 1, open: 1, line: null },
    ]);
    expect(items[1]?.newest).toMatchObject({ month: '2025-02', region: 'GB', source: 'Bill 4711' });
  });

  it('are told page by page', async () => {
    const { add } = climateOf(h);
    for (const label of ['A', 'B', 'C']) await add(gasLine({ label }));
    const first = await meters('&limit=2');
    expect([first.items.map(({ label }) => label), first.isLast]).toEqual([['A', 'B'], false]);
    const second = await meters('&limit=2&page=1');
    expect([second.items.map(({ label }) => label), second.isLast]).toEqual([['C'], true]);
  });

  it('of the whole organisation stand before those of its entities that are called the same, each with its own months', async () => {
    const { add, ok, send } = climateOf(h);
    const draft = { name: 'Mill', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
    const { id } = await ok<Entity>(send('POST', '/entities', draft));
    await add(gasLine({ entityId: id, month: '2025-02', amount: '7' }));
    await add(gasLine({ month: '2025-01', amount: '5' }));
    await add(electricityLine({ entityId: id, label: 'Boiler house', month: '2025-03' }));
    const told = (await meters('&activityTypeId=stationary-gas')).items.map(({ entityId, months, newest }) => [
      entityId,
      months.map(({ month, line }) => `${month} ${line?.amount}`),
      newest.amount,
    ]);
    expect(told).toEqual([
      [null, ['2025-01 5'], '5'],
      [id, ['2025-02 7'], '7'],
    ]);
    expect((await meters(`&entityId=${id}`)).items.map(({ activityTypeId }) => activityTypeId)).toEqual([
      'electricity',
      'stationary-gas',
    ]);
  });

  it('are nobody else’s, and read for three years at most', async () => {
    await climateOf(h).add(gasLine());
    expect((await meters('', 'harbour.admin')).items).toEqual([]);
    const { get, refused } = climateOf(h);
    expect(await refused(get('/climate-meters?from=2022-01&to=2025-12'))).toMatchObject({ status: 422 });
    expect(await refused(get('/climate-meters?from=2025-02&to=2025-01'))).toMatchObject({ status: 422 });
  });
});

describe('an estimate', () => {
  it('is made of bills by days, never of estimates, and stores nothing', async () => {
    const { add, get, ok } = climateOf(h);
    const line = await add(gasLine({ month: '2024-02', amount: '290' }));
    await add(gasLine({ month: '2024-02', amount: '5', isEstimate: true }));
    await add(gasLine({ month: '2024-02', amount: '1000', label: 'Another meter' }));
    const path = `/climate-activities/${line.id}/estimate`;
    expect(await ok<ClimateEstimate | null>(get(`${path}?month=2025-02`))).toEqual({
      amount: '280',
      unit: 'kWh',
      rule: 'same_month',
      months: ['2024-02'],
    });
    expect(await ok<ClimateEstimate | null>(get(`${path}?month=2025-03`))).toBeNull();
    expect((await meters('&activityTypeId=stationary-gas')).items.flatMap(({ months }) => months)).toHaveLength(2);
  });
});

describe('an activity type', () => {
  it('tells its units and the factors that were compared with their source', async () => {
    const { addFactor, confirm, get, ok, refused } = climateOf(h);
    const detail = () => ok<ClimateTypeDetail>(get('/climate-library/heat-steam-cooling'));
    const factor = await addFactor(steamFactor());
    expect((await detail()).factors).toEqual([]);
    await confirm(factor);
    expect((await detail()).factors).toMatchObject([{ id: factor.id, origin: 'supplier', region: 'GB', unit: 'kWh' }]);
    expect((await detail()).units.map(({ code }) => code)).toContain('MWh');
    const gas = await ok<ClimateTypeDetail>(get('/climate-library/stationary-gas'));
    expect(gas.factors.find(({ region }) => region === 'GB')?.name).toEqual({
      en: 'Fuel: Natural gas',
      zhTw: '燃料：天然氣',
    });
    expect(await refused(get('/climate-library/dragons'))).toMatchObject({ status: 404 });
  });
});

it('knows the first and the last month that has lines, of the own organisation alone', async () => {
  const { add, get, ok, remove } = climateOf(h);
  expect(await ok(get('/climate-months'))).toEqual({ first: null, last: null });
  await add(gasLine({ month: '2024-11' }));
  await add(gasLine({ month: '2025-03' }));
  const { id } = await add(gasLine({ month: '2026-02' }));
  await ok(remove(`/climate-activities/${id}?version=1`));
  expect(await ok(get('/climate-months'))).toEqual({ first: '2024-11', last: '2025-03' });
  const sister = climateOf(h, 'verdant.sister');
  expect(await sister.ok(sister.get('/climate-months'))).toEqual({ first: null, last: null });
  expect((await climateOf(h, 'verdant.entity').get('/climate-months')).status).toBe(403);
});

it('takes only countries that factors can be of to stand in, and each once', async () => {
  const { get, ok, send, refused } = climateOf(h);
  const { updatedBy: _, updatedAt: __, ...rules } = await ok<ClimateRules>(get('/climate-rules'));
  for (const standIns of [['UK'], ['GLOBAL'], ['GB', 'GB']])
    expect((await refused(send('PUT', '/climate-rules', { ...rules, standIns }))).status).toBe(422);
});
