import {
  type Calculation,
  type ClimatePublication,
  climatePublicationLimits,
  type DataPoint,
  type Entity,
  type PublishedFigure,
  type ReportingTime,
  wholeHolding,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateOf, electricityLine, gasLine, steamFactor, steamLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

/** Without energy and water. */
const emissionsIn = ({ figures }: ClimatePublication) => figures.filter(({ kgCo2e }) => kgCo2e !== null);

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
  const addEntity = (name: string, parentId: string | null) =>
    ok<Entity>(send('POST', '/entities', { name, type: 'Site', parentId, fiscalYearStartMonth: 1 }));
  /** The organisation's figure of the year in the data hub. */
  const total = async (metricKey: string) =>
    (await ok<Calculation>(calls.get(`/data-points/calculations/${metricKey}?start=2025-01-01&end=2025-12-31`)))
      .steps[0]?.value?.number;
  const publish = (reportingTimeId: string, replaces = false) =>
    send('POST', '/climate-publications', { reportingTimeId, replaces, language: 'en' });
  const publishYear = async (replaces = false) =>
    emissionsIn(await ok<ClimatePublication>(publish(year.id, replaces))).map(
      ({ metricKey, entityId, kgCo2e, state }) => [metricKey, entityId === site.id ? 'Mill' : entityId, kgCo2e, state],
    );
  const pointOf = async (metricKey: string) => {
    const published = await ok<PublishedFigure[]>(calls.get(`/climate-publications?reportingTimeId=${year.id}`));
    const id = published.find((figure) => figure.metricKey === metricKey)?.dataPointId;
    return ok<DataPoint>(calls.get(`/data-points/${id}`));
  };
  return { ...calls, time, year, site, addEntity, total, publish, publishYear, pointOf };
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

it('makes the organisation’s own figure of lines of no entity, and refuses them where entities have figures', async () => {
  const { add, site, year, publish, publishYear, refused } = await prepare();
  await add(gasLine());
  expect(await publishYear()).toEqual([['ghg.scope1.total', null, '182.96', 'created']]);
  await add(gasLine({ entityId: site.id }));
  expect(await refused(publish(year.id))).toMatchObject({
    status: 422,
    code: 'climate.lines_without_entity',
    issues: [{ path: 'figures.ghg.scope1.total.organisation' }],
  });
});

it('adds up to the lines in the data hub: an entity above others publishes only what is said to stand alone', async () => {
  const { add, site, addEntity, year, publish, refused, publishYear, total, send, ok } = await prepare();
  const one = await addEntity('North', site.id);
  const two = await addEntity('South', site.id);
  for (const entityId of [site.id, one.id, two.id]) await add(gasLine({ entityId }));
  expect(await refused(publish(year.id))).toMatchObject({ status: 422, code: 'climate.entity_above' });
  await ok(send('PUT', '/boundaries/approach', { year: 2025, approach: 'operational_control', version: 0 }));
  expect(await refused(publish(year.id))).toMatchObject({ status: 422, code: 'climate.entity_above' });
  const alone = { year: 2025, ...wholeHolding, ownFigures: 'alone', version: 0 };
  await ok(send('PUT', `/entities/${site.id}/holding`, alone));
  expect(await publishYear()).toHaveLength(3);
  expect(await total('ghg.scope1.total')).toBe('0.54888');
});

it('adds entities up without a boundary as the lines do', async () => {
  const { add, site, addEntity, publishYear, total } = await prepare();
  const other = await addEntity('Dock', null);
  for (const entityId of [site.id, other.id]) await add(gasLine({ entityId }));
  expect(await publishYear()).toHaveLength(2);
  expect(await total('ghg.scope1.total')).toBe('0.36592');
});

it('never writes the figure of a year into that of a quarter, nor over one of a part', async () => {
  const { add, site, year, time, publish, publishYear, ok, send, total, get } = await prepare();
  const quarter = await time('2025-01-01', '2025-03-31');
  await add(gasLine({ entityId: site.id }));
  await ok(publish(quarter.id));
  const published = (await ok<PublishedFigure[]>(get(`/climate-publications?reportingTimeId=${quarter.id}`))).find(
    ({ metricKey }) => metricKey === 'ghg.scope1.total',
  );
  await add(gasLine({ entityId: site.id, month: '2025-06' }));
  for (const replaces of [false, true]) {
    const figures = emissionsIn(await ok<ClimatePublication>(publish(year.id, replaces)));
    expect(figures).toMatchObject([{ state: 'overlapped', dataPointId: published?.dataPointId, kgCo2e: '365.92' }]);
  }
  expect(await ok<DataPoint>(get(`/data-points/${published?.dataPointId}`))).toMatchObject({
    reportingTimeId: quarter.id,
    version: 1,
    value: { rows: [{ number: '0.18296' }] },
  });
  await ok(send('POST', '/climate-publications', { reportingTimeId: quarter.id, replaces: false, language: 'en' }));
  expect(await publishYear()).toEqual([['ghg.scope1.total', 'Mill', '365.92', 'overlapped']]);
  expect(await total('ghg.scope1.total')).toBe('0.18296');
});

it('removes what no lines make any more, and refuses to where somebody remarked on it', async () => {
  const { add, site, addEntity, year, publish, publishYear, refused, ok, get, remove, send, pointOf, total } =
    await prepare();
  const other = await addEntity('Dock', null);
  const line = await add(gasLine({ entityId: site.id }));
  await publishYear();
  const moved = { ...gasLine({ entityId: other.id }), version: line.version };
  await ok(send('PUT', `/climate-activities/${line.id}`, moved));
  const point = await pointOf('ghg.scope1.total');
  await ok(send('POST', `/data-points/${point.id}/comments`, { text: 'Which meter is this?' }));
  expect(await refused(publish(year.id))).toMatchObject({ status: 422, code: 'climate.figure_remarked' });
  expect(await total('ghg.scope1.total')).toBe('0.18296');
  const comments = await ok<{ id: string }[]>(get(`/data-points/${point.id}/comments`));
  for (const { id } of comments) await remove(`/data-points/${point.id}/comments/${id}`);
  expect(await publishYear()).toEqual([
    ['ghg.scope1.total', other.id, '182.96', 'created'],
    ['ghg.scope1.total', 'Mill', '0', 'removed'],
  ]);
  expect(await total('ghg.scope1.total')).toBe('0.18296');
});

/** Waste water of 100 m3. */
const waste = { activityTypeId: 'waste-water', unit: 'm3', amount: '100', basis: null, activity: null } as const;

it('leaves the total of scope 3 to the data hub, which adds categories that people entered', async () => {
  const { add, site, year, publishYear, total, ok, send } = await prepare();
  await ok(
    send('POST', '/data-points', {
      sectionId: 'ghg.scope3.cat01:total:figures',
      entityId: site.id,
      reportingTimeId: year.id,
      labelIds: [],
      value: { type: 'number', rows: [{ number: '50000', unit: 't{CO2e}', descriptor: '' }] },
      source: 'Purchasing',
      internal: false,
      quality: null,
      methodology: '',
      explanation: '',
    }),
  );
  await add(gasLine({ entityId: site.id, ...waste }));
  const figures = await publishYear();
  expect(figures.map(([metricKey, , , state]) => [metricKey, state])).toEqual([['ghg.scope3.cat05', 'created']]);
  expect(await total('ghg.scope3.total')).toBe('50000.017088');
});

it('names the archived entity whose figure the data hub would not take', async () => {
  const { add, site, year, publish, refused, ok, send, publishYear } = await prepare();
  await add(gasLine({ entityId: site.id }));
  await ok(send('POST', `/entities/${site.id}/archive`, {}));
  expect(await refused(publish(year.id))).toMatchObject({
    status: 422,
    code: 'climate.entity_archived',
    issues: [{ path: `figures.ghg.scope1.total.${site.id}` }],
  });
  await ok(send('POST', `/entities/${site.id}/restore`, {}));
  await publishYear();
});

it('shows what would become of each figure before anything is written', async () => {
  const { add, site, year, send, ok, get, publishYear, refused } = await prepare();
  await add(gasLine({ entityId: site.id }));
  const preview = async (replaces = false) =>
    emissionsIn(
      await ok<ClimatePublication>(
        send('POST', '/climate-publications/preview', { reportingTimeId: year.id, replaces, language: 'en' }),
      ),
    ).map(({ metricKey, kgCo2e, standing, state }) => [metricKey, kgCo2e, standing?.number ?? null, state]);
  expect(await preview()).toEqual([['ghg.scope1.total', '182.96', null, 'created']]);
  expect(await ok<PublishedFigure[]>(get(`/climate-publications?reportingTimeId=${year.id}`))).toEqual([]);
  await publishYear();
  expect(await preview()).toEqual([['ghg.scope1.total', '182.96', '0.18296', 'same']]);
  await add(gasLine({ entityId: site.id }));
  expect(await preview()).toEqual([['ghg.scope1.total', '365.92', '0.18296', 'changed']]);
  await add(gasLine({ entityId: site.id, basis: null }));
  const body = { reportingTimeId: year.id, replaces: false, language: 'en' };
  expect(await refused(send('POST', '/climate-publications/preview', body))).toMatchObject({
    code: 'climate.lines_open',
  });
  const theirs = climateOf(h, 'verdant.sister');
  expect(await theirs.refused(theirs.send('POST', '/climate-publications/preview', body))).toMatchObject({
    code: 'request.invalid',
  });
});

it('says in the method what its readers must know', async () => {
  const { add, site, publishYear, pointOf } = await prepare();
  await add(electricityLine({ entityId: site.id }));
  await publishYear();
  expect((await pointOf('ghg.scope2.market_based')).methodology).toContain(
    'In part: grid average factors in the market-based method, because no residual mix is available.',
  );
  expect((await pointOf('ghg.scope2.location_based')).methodology).not.toContain('In part');
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
  await ok(remove(`/climate-activities/${open.id}?version=${open.version}`));
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

it('adds up biogenic CO2, sources and what must be said by what traces say, also those that a former release stored whole', async () => {
  const { add, addFactor, confirm, trace, site, year, publish, ok } = await prepare();
  const gases = [
    { gas: 'CO2', kgPerUnit: '0.25', isEquivalent: false, isBeside: false },
    { gas: 'CO2-biogenic', kgPerUnit: '0.125', isEquivalent: false, isBeside: true },
  ];
  await confirm(await addFactor(steamFactor({ gases })));
  await add(steamLine({ entityId: site.id, amount: '100' }));
  // All of it is biogenic: the number is the amount itself.
  await add(steamLine({ entityId: site.id, amount: '0', source: 'Nothing' }));
  const { id } = await add(steamLine({ entityId: site.id, amount: '7', month: '2025-04' }));
  const figures = async () =>
    emissionsIn(await ok<ClimatePublication>(preview(year.id)))
      .map(({ metricKey, kgCo2e }) => [metricKey, kgCo2e])
      .toSorted();
  const preview = (reportingTimeId: string) =>
    send('POST', '/climate-publications/preview', { reportingTimeId, replaces: false, language: 'en' });
  const { send } = climateOf(h);
  const expected = [
    ['ghg.biogenic', '13.375'],
    ['ghg.scope2.location_based', '26.75'],
    ['ghg.scope2.market_based', '26.75'],
  ];
  expect(await figures()).toEqual(expected);
  for (const { method, result } of (await trace(id)).traces)
    await h.database.withSystem((tx) =>
      tx.execute(sql`
        update climate_results set result = ${JSON.stringify(result)}::jsonb, shape_id = null, numbers = null,
          reckoned_from = '{"factors": [], "contracts": []}' where activity_id = ${id} and method = ${method}`),
    );
  expect(await figures()).toEqual(expected);
  await ok(publish(year.id));
});

it('is refused where the reporting time has more traces than one publication reads', async () => {
  const { add, year, publish, refused, sums } = await prepare();
  await add(gasLine());
  await sums('scope');
  await h.database.withSystem((tx) =>
    tx.execute(sql`
      insert into climate_sums select (sums).* from (
        select jsonb_populate_record(sums, jsonb_build_object('trace_id', gen_random_uuid())) as sums
        from climate_sums sums, generate_series(1, ${climatePublicationLimits.tracesMax}::int) where not is_whole) more`),
  );
  expect(await refused(publish(year.id))).toMatchObject({ status: 422, code: 'climate.publication_too_large' });
});
