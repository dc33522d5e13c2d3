import { type Insights, type InsightTiles, wholeHolding } from '@esg/contract';
import { expect, it } from 'vitest';
import { body, type PersonName } from '../../testing/harness.ts';
import { figure, hubOf, hubSuite, scope1Section } from '../data-points/testing.ts';
import { energyTarget } from '../targets/testing.ts';

const suite = hubSuite();
const read = (query = '', name: PersonName = 'verdant.member') => {
  const { ok, get } = hubOf(suite.h, name);
  return ok<Insights>(get(`/insights${query}`));
};
const choose = (metricKeys: string[] | null, version: number, name: PersonName = 'verdant.member') =>
  hubOf(suite.h, name).send('PUT', '/insights/tiles', { metricKeys, version });
const tileOf = ({ tiles }: Insights, metricKey: string) => tiles.find((tile) => tile.metricKey === metricKey);
const energy = 'energy.consumption.total';

it('answers the usual subjects before anybody chose, with the figures of the years in one unit', async () => {
  const { store } = hubOf(suite.h);
  await store(suite.year.id, { value: figure('1.2', 'GWh') });
  await store(suite.next.id, { value: figure('1100', 'MWh') });
  const insights = await read();
  expect(insights).toMatchObject({ chosen: false, version: 0, isSample: false });
  expect(insights.years.map(({ end }) => end)).toEqual(['2025-12-31', '2024-12-31']);
  expect(insights.tiles.map(({ metricKey }) => metricKey.split('.')[0])).toEqual(
    expect.arrayContaining(['energy', 'ghg', 'water', 'waste', 'workforce', 'ohs']),
  );
  const tile = tileOf(insights, energy);
  expect([tile?.unit?.code, tile?.values.map(({ number }) => number)]).toEqual(['MWh', ['1200', '1100']]);
  expect(tileOf(insights, 'water.consumption.total')).toMatchObject({ unit: null, coverage: null, attention: [] });
});

it('keeps the tiles and the order of each person, and gives back the usual ones', async () => {
  const stored = await hubOf(suite.h).ok<InsightTiles>(choose(['ghg.scope1.total', energy], 0));
  expect(stored).toEqual({ metricKeys: ['ghg.scope1.total', energy], version: 1 });
  expect((await read()).tiles.map(({ metricKey }) => metricKey)).toEqual(['ghg.scope1.total', energy]);
  expect((await read('', 'verdant.admin')).chosen).toBe(false);
  await choose(null, 1);
  expect(await read()).toMatchObject({ chosen: false, version: 2 });
});

it('refuses a choice of an older state with the present one, unknown metrics, texts, none and repetitions', async () => {
  await choose([energy], 0);
  for (const version of [0, 7]) {
    const late = await choose(['ghg.scope1.total'], version);
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'resource.stale', current: { metricKeys: [energy], version: 1 } },
    ]);
  }
  for (const metricKeys of [['no.such.metric'], ['energy.management'], [], [energy, energy]])
    expect((await choose(metricKeys, 1)).status).toBe(422);
});

it('says what is missing, incomplete, uncovered, changed and found', async () => {
  const { store, entity, time } = hubOf(suite.h);
  const north = await entity('North');
  const south = await entity('South');
  await store(suite.year.id, { entityId: north.id, value: figure('100') });
  await store(suite.next.id, { entityId: north.id, value: figure('300') });
  await store(suite.year.id, { sectionId: scope1Section, value: figure('7', 't{CO2e}') });
  const water = 'water.consumption.total:total:figures';
  await store(suite.year.id, { sectionId: water, value: figure('5', 'm3') });
  const january = await time('2025-01-01', '2025-01-31');
  await store(january.id, { sectionId: water, value: figure('1', 'm3') });
  const insights = await read();
  const tile = tileOf(insights, energy);
  expect(tile?.coverage).toMatchObject({ told: 1, of: 2, period: { end: '2025-12-31' } });
  expect(tile?.attention).toMatchObject([
    { kind: 'uncovered', count: 1 },
    { kind: 'changed', percent: 200 },
    { kind: 'findings', count: 1 },
  ]);
  expect(tileOf(insights, 'ghg.scope1.total')?.attention).toMatchObject([{ kind: 'missing' }]);
  expect(tileOf(insights, 'water.consumption.total')).toMatchObject({
    values: [{ number: '5' }, { number: null, partial: '1' }],
    attention: [{ kind: 'incomplete', period: { end: '2025-12-31' } }],
  });
  const ofSouth = await read(`?subject=${south.id}`);
  expect(tileOf(ofSouth, energy)).toMatchObject({ unit: null });
  const ofNorth = await read(`?subject=${north.id}&until=2024-12-31`);
  expect(tileOf(ofNorth, energy)?.values.map(({ number }) => number)).toEqual(['100']);
});

it('shows a target beside a figure of all who entered one before, and never beside that of a part', async () => {
  const { store, entity, send } = hubOf(suite.h);
  const north = await entity('North');
  const south = await entity('South');
  await send('POST', '/targets', energyTarget());
  for (const { id: entityId } of [north, south]) await store(suite.year.id, { entityId, value: figure('40') });
  await store(suite.next.id, { entityId: north.id, value: figure('7') });
  expect(tileOf(await read(), energy)?.target).toBeNull();
  await store(suite.next.id, { entityId: south.id, value: figure('30') });
  expect(tileOf(await read(), energy)?.target).toMatchObject({ name: 'Half the energy' });
});

it('shows no sample data once there is an own figure, though the chosen tiles have none', async () => {
  const { store, send } = hubOf(suite.h);
  await store(suite.year.id, {});
  expect((await send('POST', '/sample-data', { language: 'en' })).status).toBeLessThan(300);
  await choose(['water.withdrawal.total'], 0);
  expect(await read()).toMatchObject({ isSample: false, tiles: [{ unit: null }] });
});

it('adds up the months of a year, and asks nothing of a year that has not ended', async () => {
  const { store, time } = hubOf(suite.h);
  await store(suite.next.id, { value: figure('100') });
  const running = await time('2026-01-01', '2026-12-31');
  await store(running.id, { sectionId: scope1Section, value: figure('7', 't{CO2e}') });
  const insights = await read();
  expect(insights.years[0]?.end).toBe(suite.h.deps.now().getUTCFullYear() >= 2026 ? '2026-12-31' : '2025-12-31');
  expect(tileOf(insights, energy)?.attention).toEqual([]);
});

it('is closed to strangers and to people with a part of the organisation, and shows nothing of others', async () => {
  const { store, entity, refused, get } = hubOf(suite.h);
  const north = await entity('North');
  await store(suite.next.id, { entityId: north.id });
  await choose([energy], 0);
  expect((await suite.h.anonymous('/insights')).status).toBe(401);
  expect((await suite.h.anonymous('/insights/tiles', { method: 'PUT' })).status).toBe(401);
  expect((await hubOf(suite.h, 'verdant.entity').get('/insights')).status).toBe(403);
  expect((await choose([energy], 0, 'verdant.entity')).status).toBe(403);
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    expect(await read('', name)).toMatchObject({ chosen: false, years: [] });
    expect((await hubOf(suite.h, name).get(`/insights?subject=${north.id}`)).status).toBe(404);
  }
  expect(await refused(get('/insights?until=2031-12-31'))).toMatchObject({
    status: 422,
    issues: [{ path: 'until', rule: 'choice_unknown' }],
  });
});

it('adds to the own operations of an entity what is below it, and counts whose figures are missing there', async () => {
  const { entity, store } = hubOf(suite.h);
  const aurora = await entity('Aurora');
  const asia = await entity('Aurora Asia', aurora.id);
  const depot = await entity('Depot', aurora.id);
  await store(suite.next.id, { entityId: aurora.id, value: figure('1000') });
  await store(suite.next.id, { entityId: asia.id, value: figure('844.45') });
  const tile = async () => {
    const found = tileOf(await read(`?subject=${aurora.id}`), energy);
    return [found?.values.at(-1)?.number, found?.coverage?.told, found?.coverage?.of];
  };
  expect(await tile()).toEqual(['1000', 2, 2]);
  const admin = suite.h.as('verdant.admin');
  const held = { year: 2025, ...wholeHolding, ownFigures: 'alone', version: 0 };
  await admin.request(`/entities/${aurora.id}/holding`, body('PUT', held));
  await admin.request('/boundaries/approach', body('PUT', { year: 2025, approach: 'equity_share', version: 0 }));
  expect(await tile()).toEqual(['1844.45', 1, 2]);
  await store(suite.next.id, { entityId: depot.id, value: figure('5') });
  expect(await tile()).toEqual(['1849.45', 2, 2]);
});

it('shows the consolidated figure of a group one of whose entities has another fiscal year', async () => {
  const { entity, store, time } = hubOf(suite.h);
  const plant = await entity('Plant');
  const ship = await entity('Ship');
  const before = await time('2024-04-01', '2025-03-31');
  const after = await time('2025-04-01', '2026-03-31');
  await store(before.id, { entityId: ship.id, value: figure('365') });
  await store(after.id, { entityId: ship.id, value: figure('730') });
  const year = async () => {
    const found = await read('?until=2025-12-31');
    return tileOf(found, energy)?.values.find(({ period }) => period.end === '2025-12-31')?.number;
  };
  await store(suite.next.id, { entityId: plant.id, value: figure('50.25') });
  expect(await year()).toBeNull();
  const approach = body('PUT', { year: 2025, approach: 'equity_share', version: 0 });
  await suite.h.as('verdant.admin').request('/boundaries/approach', approach);
  expect(await year()).toBe('690.25');
});
