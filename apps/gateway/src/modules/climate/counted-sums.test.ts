import {
  type Boundary,
  type ClimateComparison,
  type ClimateInventory,
  type ClimateSums,
  type Entity,
  wholeHolding,
} from '@esg/contract';
import { sumOf } from '@esg/quantities';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateOf, electricityLine, gasLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const year = 'from=2025-01&to=2025-12';

const prepare = async () => {
  const calls = climateOf(h);
  const entity = (name: string) =>
    calls.ok<Entity>(calls.send('POST', '/entities', { name, type: 'Site', parentId: null, fiscalYearStartMonth: 1 }));
  const boundary = (of: number) => calls.ok<Boundary>(calls.get(`/boundaries?year=${of}`));
  const choose = async (of: number) => {
    const { version } = await boundary(of);
    await calls.ok(calls.send('PUT', '/boundaries/approach', { year: of, approach: 'equity_share', version }));
  };
  const own = async (of: number, { id }: Entity, more: Partial<typeof wholeHolding>) => {
    const version = (await boundary(of)).entities.find(({ entityId }) => entityId === id)?.version ?? 0;
    const values = { ...wholeHolding, ...more, year: of, version };
    await calls.ok(calls.send('PUT', `/entities/${id}/holding`, values));
  };
  const inventory = () => calls.ok<ClimateInventory>(calls.get(`/climate-inventories?${year}`));
  const changes = () => calls.ok<ClimateComparison>(calls.get(`/climate-comparison?${year}`));
  return { ...calls, entity, choose, own, inventory, changes };
};

const keys = ['scope', 'category', 'gas', 'entity', 'month', 'activityType', 'origin', 'certainty'];

it('counts results of the organisation by the shares of the boundary, as the inventory does, however they are added up', async () => {
  const { add, sums, entity, choose, own, inventory } = await prepare();
  const depot = await entity('Depot');
  const mill = await entity('Mill');
  for (const entityId of [depot.id, mill.id, null]) await add(gasLine({ entityId }));
  await add(electricityLine({ entityId: depot.id }));
  await choose(2025);
  await own(2025, depot, { ownership: '60' });
  const { totals } = await inventory();
  for (const by of keys) {
    const { sums: found } = await sums(by);
    const of = (scope: string, method: string | null) =>
      sumOf(found.filter((each) => each.scope === scope && each.method === method).map(({ kgCo2e }) => kgCo2e));
    expect([by, of('1', null), of('2', 'location')]).toEqual([by, totals.scope1, totals.scope2Location]);
  }
  const { boundary } = await sums('scope');
  const part = { entityId: depot.id, percent: '60', days: null };
  expect(boundary).toEqual({ approach: 'equity_share', year: 2025, parts: [part], others: 0 });
});

it('counts results of one entity whole, and all of them where they are asked for in full', async () => {
  const { add, sums, entity, choose, own } = await prepare();
  const depot = await entity('Depot');
  await add(gasLine({ entityId: depot.id }));
  const before = (await sums('scope')).sums;
  expect((await sums('scope')).boundary).toBeNull();
  await choose(2025);
  await own(2025, depot, { ownership: '60' });
  const alone = await sums('scope', `&entityId=${depot.id}`);
  expect(alone.sums).toEqual(before);
  expect(alone.boundary?.parts).toMatchObject([{ entityId: depot.id, percent: '60' }]);
  expect((await sums('scope', '&counted=full')).sums).toEqual(before);
  const share = async (more = '') => Number((await sums('scope', more)).sums[0]?.kgCo2e) / Number(before[0]?.kgCo2e);
  expect(await share()).toBeCloseTo(0.6, 9);
  // Months of a fiscal year that ends in the next calendar year.
  await own(2026, depot, { ownership: '50' });
  expect(await share('&boundaryYear=2026')).toBeCloseTo(0.5, 9);
});

it('counts only the days of an entity in the group, and nothing of one that is left out', async () => {
  const { add, sums, entity, choose, own } = await prepare();
  const depot = await entity('Depot');
  const shop = await entity('Shop');
  await add(gasLine({ entityId: depot.id, month: '2025-03' }));
  await add(gasLine({ entityId: depot.id, month: '2025-04' }));
  await add(gasLine({ entityId: shop.id, month: '2025-04' }));
  await choose(2025);
  await own(2025, depot, { joined: '2025-04-16' });
  await own(2025, shop, { exclusion: 'Sold in the following year' });
  const { sums: found, boundary } = await sums('month');
  expect(found.map(({ key, lines }) => [key, lines])).toEqual([['2025-04', 1]]);
  const days = { start: '2025-04-16', end: '2025-12-31' };
  expect(boundary?.parts).toEqual([
    { entityId: depot.id, percent: '100', days },
    { entityId: shop.id, percent: '0', days: null },
  ]);
  const { sums: whole } = await sums('month', `&entityId=${shop.id}`);
  expect(Number(found[0]?.kgCo2e)).toBeCloseTo(Number(whole[0]?.kgCo2e) / 2, 9);
});

it('explains a change by other shares as an effect of the boundary, so that all effects add up to what counts', async () => {
  const { add, sums, entity, choose, own, changes } = await prepare();
  const depot = await entity('Depot');
  await add(gasLine({ entityId: depot.id, month: '2024-03' }));
  await add(gasLine({ entityId: depot.id, month: '2025-03' }));
  await choose(2024);
  const { groups: former } = await changes();
  await own(2025, depot, { ownership: '60' });
  const [gas] = (await changes()).groups;
  const counted = (await sums('scope')).sums[0]?.kgCo2e ?? '';
  expect([gas?.before, gas?.after]).toEqual([former[0]?.before, counted]);
  expect(Number(gas?.effects.boundary)).toBeCloseTo(Number(gas?.before) * -0.4, 9);
  expect(Number(gas?.effects.factor)).toBeCloseTo(Number(former[0]?.effects.factor) * 0.6, 9);
  expect(sumOf([gas?.before ?? '', ...Object.values(gas?.effects ?? {})])).toBe(counted);
});

it('ends the way to a number with the share by which the line counts', async () => {
  const { add, trace, entity, choose, own } = await prepare();
  const depot = await entity('Depot');
  const { id } = await add(gasLine({ entityId: depot.id }));
  expect(await trace(id)).toMatchObject({ share: null, traces: [{ countedKgCo2e: null }] });
  await choose(2025);
  await own(2025, depot, { ownership: '60' });
  const { share, traces } = await trace(id);
  expect(share).toEqual({ approach: 'equity_share', year: 2025, over: '60', under: '100' });
  expect(Number(traces[0]?.countedKgCo2e)).toBeCloseTo(Number(traces[0]?.result?.kgCo2e) * 0.6, 9);
});

it('ends it by the boundary of the reporting time that holds the month, as results do', async () => {
  const { ok, send, add, trace, entity, choose, own } = await prepare();
  const depot = await entity('Depot');
  const march = await add(gasLine({ entityId: depot.id, month: '2025-03' }));
  const april = await add(gasLine({ entityId: depot.id, month: '2025-04' }));
  await choose(2025);
  await own(2025, depot, { ownership: '60' });
  await own(2026, depot, { ownership: '80' });
  const shareOf = async ({ id }: { id: string }) => {
    const { share } = await trace(id);
    return [share?.year, share?.over];
  };
  expect(await shareOf(april)).toEqual([2025, '60']);
  for (const end of ['2025-06-30', '2026-03-31'])
    await ok(send('POST', '/reporting-times', { name: null, period: { start: '2025-04-01', end } }));
  expect(await shareOf(march)).toEqual([2025, '60']);
  expect(await shareOf(april)).toEqual([2026, '80']);
  const { sums: found } = await ok<ClimateSums>(
    h.as('verdant.admin').request('/climate-sums?by=scope&from=2025-04&to=2026-03'),
  );
  expect((await trace(april.id)).traces.map(({ countedKgCo2e }) => countedKgCo2e)).toEqual([found[0]?.kgCo2e]);
});

it('asks which entities have lines only where some count in part', async () => {
  const { add, sums, entity, choose, own } = await prepare();
  const depot = await entity('Depot');
  await add(gasLine({ entityId: depot.id }));
  await choose(2025);
  await sums('scope');
  const asked = async () => {
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    const { boundary } = await sums('scope');
    const texts = sent.mock.calls.map(([query]) => {
      const statement: unknown = query;
      return typeof statement === 'string' ? statement : (statement as { text: string }).text;
    });
    sent.mockRestore();
    return [boundary?.parts.length, texts.filter((text) => text.includes('distinct "entity_id"')).length];
  };
  expect(await asked()).toEqual([0, 0]);
  await own(2025, depot, { ownership: '60' });
  expect(await asked()).toEqual([1, 1]);
});
