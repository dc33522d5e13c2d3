import type { ClimatePublication, DataPoint, Entity, PublishedFigure, ReportingTime } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateOf, electricityLine, gasLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

/** The year 2025, and a site with gas, electricity and a flight of nobody's. */
const prepare = async () => {
  const calls = climateOf(h);
  const { ok, send } = calls;
  const time = (start: string, end: string) =>
    ok<ReportingTime>(send('POST', '/reporting-times', { name: null, period: { start, end } }));
  const year = await time('2025-01-01', '2025-12-31');
  const site = await ok<Entity>(
    send('POST', '/entities', { name: 'Mill', type: 'Site', parentId: null, fiscalYearStartMonth: 1 }),
  );
  const publish = (reportingTimeId: string, replaces = false) =>
    send('POST', '/climate-publications', { reportingTimeId, replaces, language: 'en' });
  const publishYear = async (replaces = false) =>
    (await ok<ClimatePublication>(publish(year.id, replaces))).figures.map(({ metricKey, entityId, kgCo2e, state }) => [
      metricKey,
      entityId === site.id ? 'Mill' : entityId,
      kgCo2e,
      state,
    ]);
  const pointOf = async (metricKey: string) => {
    const published = await ok<PublishedFigure[]>(calls.get(`/climate-publications?reportingTimeId=${year.id}`));
    const id = published.find((figure) => figure.metricKey === metricKey)?.dataPointId;
    return ok<DataPoint>(calls.get(`/data-points/${id}`));
  };
  return { ...calls, time, year, site, publish, publishYear, pointOf };
};

it('makes emissions figures of the data hub, with their method, and leads back to the lines', async () => {
  const { add, site, year, publishYear, pointOf, ok, get } = await prepare();
  await add(gasLine({ entityId: site.id, amount: '1234.5' }));
  await add(electricityLine({ entityId: site.id, isEstimate: true }));
  expect((await publishYear()).toSorted()).toEqual([
    ['ghg.scope1.total', 'Mill', '225.86412', 'created'],
    ['ghg.scope2.location_based', 'Mill', '177', 'created'],
    ['ghg.scope2.market_based', 'Mill', '177', 'created'],
  ]);
  expect(await pointOf('ghg.scope1.total')).toMatchObject({
    entityId: site.id,
    value: { rows: [{ number: '0.225864', unit: 't{CO2e}' }] },
    source: 'Climate calculator',
    quality: 'calculated',
    methodology:
      'Activity data times emission factors, GWP100 of AR5. Factors: DESNZ/DEFRA UK Government GHG conversion factors 2025.',
  });
  expect(await pointOf('ghg.scope2.location_based')).toMatchObject({ quality: 'estimated' });
  const published = await ok<PublishedFigure[]>(get(`/climate-publications?reportingTimeId=${year.id}`));
  expect(published.find(({ metricKey }) => metricKey === 'ghg.scope1.total')).toMatchObject({
    kgCo2e: '225.86412',
    lines: 1,
    entityId: site.id,
  });
});

it('says everything in the organisation’s own figure where lines belong to no entity', async () => {
  const { add, site, publishYear } = await prepare();
  await add(gasLine({ entityId: site.id }));
  await add(gasLine());
  expect((await publishYear()).toSorted((a, b) => (String(a[2]) < String(b[2]) ? -1 : 1))).toEqual([
    ['ghg.scope1.total', 'Mill', '182.96', 'created'],
    ['ghg.scope1.total', null, '365.92', 'created'],
  ]);
});

it('changes its own figures, and keeps those that people entered or changed unless told otherwise', async () => {
  const { add, publishYear, pointOf, ok, send } = await prepare();
  await add(gasLine());
  await publishYear();
  expect(await publishYear()).toEqual([['ghg.scope1.total', null, '182.96', 'same']]);
  await add(gasLine());
  expect(await publishYear()).toEqual([['ghg.scope1.total', null, '365.92', 'changed']]);
  const { id, reportingTimeId, labelIds, value, source, internal, quality, methodology, explanation, version } =
    await pointOf('ghg.scope1.total');
  const own = { type: 'number', rows: [{ number: '7', unit: 't{CO2e}', descriptor: '' }] };
  expect(value).not.toEqual(own);
  const change = { reportingTimeId, labelIds, source, internal, quality, methodology, explanation, version };
  await ok(send('PUT', `/data-points/${id}`, { ...change, value: own }));
  expect(await publishYear()).toEqual([['ghg.scope1.total', null, '365.92', 'kept']]);
  expect(await pointOf('ghg.scope1.total')).toMatchObject({ value: own });
  expect(await publishYear(true)).toEqual([['ghg.scope1.total', null, '365.92', 'changed']]);
});

it('refuses open questions, outdated results and times without whole months', async () => {
  const { add, remove, publish, refused, send, ok, get, time, year } = await prepare();
  const open = await add(gasLine({ basis: null }));
  expect(await refused(publish(year.id))).toMatchObject({ status: 422, code: 'climate.lines_open' });
  await ok(remove(`/climate-activities/${open.id}`));
  await add(gasLine());
  const { gwpSet, origins, version } = await ok<{ gwpSet: string; origins: string[]; version: number }>(
    get('/climate-rules'),
  );
  await ok(send('PUT', '/climate-rules', { gwpSet, origins, standIns: ['FR'], version }));
  expect(await refused(publish(year.id))).toMatchObject({ status: 422, code: 'climate.results_outdated' });
  const odd = await time('2024-01-15', '2024-12-31');
  expect(await refused(publish(odd.id))).toMatchObject({ code: 'request.invalid' });
});

it('publishes nothing into another organisation, and nothing without the data hub', async () => {
  const { add, year } = await prepare();
  await add(gasLine());
  for (const name of ['verdant.sister', 'harbour.admin'] as const) {
    const theirs = climateOf(h, name);
    const body = { reportingTimeId: year.id, replaces: true, language: 'en' };
    expect(await theirs.refused(theirs.send('POST', '/climate-publications', body))).toMatchObject({
      code: 'request.invalid',
    });
    expect(await theirs.ok(theirs.get(`/climate-publications?reportingTimeId=${year.id}`))).toEqual([]);
  }
  expect((await h.as('verdant.entity').request('/climate-publications?reportingTimeId=x')).status).toBe(403);
});
