import type { ClimateComparison, Entity } from '@esg/contract';
import { derived, dividedBy, fractionOf, sumOf } from '@esg/quantities';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateOf, electricityLine, gasLine, steamLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const path = '/climate-comparison?from=2026-01&to=2026-12';

/** A fifth of all gas is that of the entity that joined. */
const dividedInFive = (number = '0') => derived(dividedBy(fractionOf(number), fractionOf('5')));

const prepare = async () => {
  const calls = climateOf(h);
  const entity = (name: string) =>
    calls.ok<Entity>(calls.send('POST', '/entities', { name, type: 'Site', parentId: null, fiscalYearStartMonth: 1 }));
  const changes = (more = '') => calls.ok<ClimateComparison>(calls.get(`${path}${more}`));
  return { ...calls, entity, changes };
};

it('splits the change since the year before into effects that add up to it', async () => {
  const { add, entity, changes } = await prepare();
  const mill = await entity('Mill');
  const dock = await entity('Dock');
  const shed = await entity('Shed');
  await add(gasLine({ entityId: mill.id, month: '2025-03', amount: '1000' }));
  await add(gasLine({ entityId: mill.id, month: '2026-03', amount: '2', unit: 'MWh' }));
  await add(gasLine({ entityId: dock.id, month: '2026-03', amount: '500' }));
  await add(electricityLine({ entityId: shed.id, month: '2025-05' }));
  const { groups, joinedEntityIds, leftEntityIds, openLines } = await changes();
  expect([joinedEntityIds, leftEntityIds, openLines]).toEqual([[dock.id], [shed.id], 0]);
  expect(groups.map(({ activityTypeId, method }) => [activityTypeId, method])).toEqual([
    ['electricity', 'location'],
    ['electricity', 'market'],
    ['stationary-gas', null],
  ]);
  const gas = groups.find(({ scope }) => scope === '1');
  // Twice as much gas at the factor of 2025, another factor for all of it, and half as much again in the entity that joined.
  expect(gas).toMatchObject({ before: '182.96', effects: { mix: '0', left: '0', unit: '0' } });
  expect(gas?.effects.activity).toBe('182.96');
  expect(gas?.effects.joined).toBe(dividedInFive(gas?.after));
  expect(Number(gas?.effects.factor)).not.toBe(0);
  for (const { before, after, effects } of groups) expect(sumOf([before, ...Object.values(effects)])).toBe(after);
});

it('is narrowed to one entity, and says how many lines have no number', async () => {
  const { add, entity, changes } = await prepare();
  const mill = await entity('Mill');
  await add(gasLine({ entityId: mill.id, month: '2026-03' }));
  await add(gasLine({ month: '2026-03' }));
  await add(steamLine({ entityId: mill.id, month: '2025-02' }));
  const { groups, openLines } = await changes(`&entityId=${mill.id}`);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.effects.activity).toBe(groups[0]?.after);
  expect(openLines).toBe(1);
});

it('compares no gross energy with net energy', async () => {
  const { add, changes } = await prepare();
  await add(gasLine({ month: '2025-03', basis: 'net' }));
  await add(gasLine({ month: '2026-03' }));
  const [gas] = (await changes()).groups;
  expect(gas?.effects).toMatchObject({ activity: '0', mix: '0', factor: '0' });
  expect(Number(gas?.effects.unit)).toBeLessThan(0);
});

it('refuses other months, and shows nothing to strangers and other organisations', async () => {
  await climateOf(h).add(gasLine());
  expect((await h.as('verdant.admin').request('/climate-comparison?from=2026&to=2026-12')).status).toBe(422);
  // Of eighteen months, six would be of both years.
  expect((await h.as('verdant.admin').request('/climate-comparison?from=2025-01&to=2026-06')).status).toBe(422);
  expect((await h.anonymous(path)).status).toBe(401);
  expect((await h.as('verdant.entity').request(path)).status).toBe(403);
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    const theirs = climateOf(h, name);
    expect(await theirs.ok(theirs.get(path))).toMatchObject({ groups: [], openLines: 0 });
  }
});
