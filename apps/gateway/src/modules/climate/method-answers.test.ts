import type {
  ClimateBaseYear,
  ClimateInventorySettings,
  ClimatePublication,
  DataPoint,
  Entity,
  PublishedFigure,
  ReportingTime,
} from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { writeAnswers } from './method-answers.ts';
import { climateOf, gasLine } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const prepare = async () => {
  const calls = climateOf(h);
  const { ok, send, get, add } = calls;
  const period = { start: '2025-01-01', end: '2025-12-31' };
  const year = await ok<ReportingTime>(send('POST', '/reporting-times', { name: null, period }));
  const entity = { name: 'Mill', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
  const mill = await ok<Entity>(send('POST', '/entities', entity));
  await add(gasLine({ entityId: mill.id }));
  const request = { reportingTimeId: year.id, replaces: true, language: 'en' };
  const preview = () => ok<ClimatePublication>(send('POST', '/climate-publications/preview', request));
  const publish = () => ok<ClimatePublication>(send('POST', '/climate-publications', request));
  const points = async (metricKey: string) =>
    (await ok<{ items: DataPoint[] }>(get(`/data-points?subject=organisation&sectionId=${metricKey}:total:answer`)))
      .items;
  return { ...calls, year, preview, publish, points };
};

it('publishes with figures how they were counted: the approach, warming potentials, gases and sources of factors', async () => {
  const { ok, send, preview, publish, points } = await prepare();
  await ok(send('PUT', '/boundaries/approach', { year: 2025, approach: 'equity_share', version: 0 }));
  const answers = [
    { metricKey: 'ghg.consolidation', state: 'created' },
    { metricKey: 'ghg.methodology', state: 'created' },
  ];
  expect((await preview()).answers).toEqual(answers);
  expect(await points('ghg.methodology')).toEqual([]);
  expect((await publish()).answers).toEqual(answers);
  expect(await points('ghg.consolidation')).toMatchObject([{ value: { choice: 'equity-share' } }]);
  const [method] = await points('ghg.methodology');
  const said = method?.value.type === 'textArea' ? method.value.text : undefined;
  expect(said?.en).toMatch(
    /^Emissions are activity data .* Gases included: CO₂, CH₄, N₂O\. .* IPCC AR5\. Sources of .*DESNZ/,
  );
  expect(said?.zhTw).toMatch(/^排放量為.*IPCC AR5。排放因子來源：/);
});

it('renews its own answers with the figures, and names no approach that nobody chose', async () => {
  const { ok, get, send, publish, preview, points, year } = await prepare();
  expect((await publish()).answers).toEqual([{ metricKey: 'ghg.methodology', state: 'created' }]);
  const choose = (approach: string, version: number) =>
    ok(send('PUT', '/boundaries/approach', { year: 2025, approach, version }));
  await choose('equity_share', 0);
  const states = async () => (await publish()).answers.map(({ state }) => state);
  expect(await states()).toEqual(['created', 'same']);
  for (const [index, approach] of ['operational_control', 'financial_control'].entries()) {
    await choose(approach, index + 1);
    expect((await preview()).answers.map(({ state }) => state)).toEqual(['changed', 'same']);
    expect(await states()).toEqual(['changed', 'same']);
    expect(await points('ghg.consolidation')).toMatchObject([
      { value: { choice: approach.replace('_', '-') }, version: index + 2 },
    ]);
  }
  expect(await states()).toEqual(['same', 'same']);
  const figures = await ok<PublishedFigure[]>(get(`/climate-publications?reportingTimeId=${year.id}`));
  expect(figures.map(({ metricKey }) => metricKey)).toContain('ghg.scope1.total');
  expect(figures.every(({ metricKey }) => /^(?:ghg\.scope1|energy\.consumption)\./.test(metricKey))).toBe(true);
});

it('publishes the base year, what it came to and why it was chosen, and says it again once it was adopted', async () => {
  const { ok, send, get, publish, points } = await prepare();
  const settings = await ok<ClimateInventorySettings>(get('/climate-inventory-settings'));
  const { updatedBy: _, updatedAt: __, ...before } = settings;
  const chosen = { ...before, baseYearStart: '2025-01', baseYearReason: 'The first year with bills of all sites.' };
  await ok(send('PUT', '/climate-inventory-settings', chosen));
  expect((await publish()).answers).toEqual([
    { metricKey: 'ghg.methodology', state: 'created' },
    { metricKey: 'ghg.base_year', state: 'created' },
  ]);
  const figures = await ok<{ items: DataPoint[] }>(
    get('/data-points?subject=organisation&sectionId=ghg.base_year:total:figures'),
  );
  expect(figures.items).toMatchObject([{ value: { rows: [{ number: '2025', unit: '{year}' }] } }]);
  const said = async () => {
    const [method] = await points('ghg.methodology');
    return method?.value.type === 'textArea' ? method.value.text.en : undefined;
  };
  expect(await said()).toMatch(/Base year: 2025\. Why it was chosen: The first year with bills of all sites\.$/);
  const { period, present } = await ok<ClimateBaseYear>(get('/climate-base-year'));
  await ok(
    send('POST', '/climate-base-year/adoptions', { version: 0, period, present, reason: 'Begin', language: 'en' }),
  );
  expect((await publish()).answers.map(({ state }) => state)).toEqual(['changed', 'same']);
  // Nobody counted anything in scopes 2 and 3: nothing is said of them.
  expect(await said()).toMatch(/Base year: 2025\. Its emissions in t CO₂e: scope 1 0\.183\. Why /);
});

it('removes the base year that it published once another or none is chosen, unless somebody changed it', async () => {
  const { ok, send, get, publish, preview } = await prepare();
  const choose = async (baseYearStart: string | null) => {
    const settings = await ok<ClimateInventorySettings>(get('/climate-inventory-settings'));
    const { updatedBy: _, updatedAt: __, ...before } = settings;
    await ok(send('PUT', '/climate-inventory-settings', { ...before, baseYearStart }));
  };
  const published = async () =>
    (await ok<{ items: DataPoint[] }>(get('/data-points?subject=organisation&sectionId=ghg.base_year:total:figures')))
      .items;
  const removed = { metricKey: 'ghg.base_year', state: 'removed' };
  await choose('2025-01');
  await publish();
  await choose('2024-04');
  expect((await preview()).answers).toContainEqual(removed);
  expect(await published()).toHaveLength(1);
  expect((await publish()).answers).toContainEqual(removed);
  expect(await published()).toEqual([]);
  await choose('2025-01');
  await publish();
  const [own] = await published();
  const value = { type: 'integer', rows: [{ number: '2019', unit: '{year}', descriptor: '' }] };
  const said = {
    source: 'Board paper',
    internal: false,
    quality: null,
    methodology: '',
    explanation: '',
    labelIds: [],
  };
  const changed = { ...said, value, reportingTimeId: own?.reportingTimeId, version: own?.version };
  await ok(send('PUT', `/data-points/${own?.id}`, changed));
  await choose(null);
  expect((await publish()).answers.map(({ metricKey }) => metricKey)).not.toContain('ghg.base_year');
  expect(await published()).toMatchObject([{ value }]);
});

it('keeps an answer that somebody entered or changed', async () => {
  const { ok, send, publish, points, year } = await prepare();
  const choose = (approach: string, version: number) =>
    ok(send('PUT', '/boundaries/approach', { year: 2025, approach, version }));
  await choose('equity_share', 0);
  const text = { type: 'textArea', text: { en: 'As our auditor wants it.' } };
  const said = { source: 'Climate calculator', internal: false, quality: null, methodology: '', explanation: '' };
  const place = { reportingTimeId: year.id, labelIds: [] };
  const sectionId = 'ghg.methodology:total:answer';
  await ok(send('POST', '/data-points', { ...said, ...place, sectionId, entityId: null, value: text }));
  const states = async () => (await publish()).answers.map(({ state }) => state);
  expect(await states()).toEqual(['created', 'kept']);
  const [own] = await points('ghg.consolidation');
  const value = { type: 'singleSelect', choice: 'financial-control' };
  await ok(send('PUT', `/data-points/${own?.id}`, { ...said, ...place, value, version: own?.version }));
  await choose('operational_control', 1);
  expect(await states()).toEqual(['kept', 'kept']);
  expect(await points('ghg.consolidation')).toMatchObject([{ value }]);
  expect(await points('ghg.methodology')).toMatchObject([{ value: text }]);
});

it('refuses a publication whose answers are refused', async () => {
  const { points, year } = await prepare();
  const { scope } = h.as('verdant.admin');
  const value = { type: 'singleSelect', choice: 'nobody' } as const;
  const planned = { metricKey: 'ghg.consolidation', value, standing: undefined, state: 'created' } as const;
  const written = h.database.withScope(scope, (scoped) =>
    writeAnswers(scoped, [planned], year.id, { actor: { id: scope.userId, name: 'Mei Chan' }, now: h.clock.now() }),
  );
  await expect(written).rejects.toMatchObject({ code: 'data_point.invalid' });
  expect(await points('ghg.consolidation')).toEqual([]);
});
