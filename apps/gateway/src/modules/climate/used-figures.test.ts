import type { Calculation, ClimatePublication, DataPoint, Entity, PublishedFigure, ReportingTime } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { climateOf, electricityLine, gasLine, steamFactor } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const setUp = async () => {
  const calls = climateOf(h);
  const { ok, send, get } = calls;
  const period = { start: '2025-01-01', end: '2025-12-31' };
  const year = await ok<ReportingTime>(send('POST', '/reporting-times', { name: null, period }));
  const publish = async (replaces = false) => {
    const body = { reportingTimeId: year.id, replaces, language: 'en' };
    const { figures } = await ok<ClimatePublication>(send('POST', '/climate-publications', body));
    return new Map(
      figures.flatMap(({ metricKey, kgCo2e, use, state }) =>
        kgCo2e === null ? [[metricKey, [use?.number ?? null, state]] as const] : [],
      ),
    );
  };
  const pointOf = async (metricKey: string) => {
    const published = await ok<PublishedFigure[]>(get(`/climate-publications?reportingTimeId=${year.id}`));
    const found = published.find((figure) => figure.metricKey === metricKey);
    return { found, point: await ok<DataPoint>(get(`/data-points/${found?.dataPointId}`)) };
  };
  const total = async (metricKey: string) =>
    (await ok<Calculation>(get(`/data-points/calculations/${metricKey}?start=2025-01-01&end=2025-12-31`))).steps[0]
      ?.value?.number;
  return { ...calls, year, publish, pointOf, total };
};

const petrol = { activityTypeId: 'fleet-fuel', activity: 'Fuel: Petrol (100% mineral petrol)', basis: null } as const;
const wasteWater = { activityTypeId: 'waste-water', unit: 'm3', amount: '100', basis: null, activity: null } as const;

it('makes energy by source and water figures of the data hub, with their method and their lines', async () => {
  const { add, publish, pointOf, total } = await setUp();
  await add(electricityLine({ amount: '1.5' }));
  await add(gasLine({ isEstimate: true }));
  await add(gasLine({ basis: 'net', amount: '100' }));
  await add(gasLine({ ...petrol, unit: 'kWh', basis: 'net', amount: '50' }));
  await add(gasLine(wasteWater));
  expect(await publish()).toEqual(
    new Map([
      ['energy.consumption.electricity', ['1500', 'created']],
      ['energy.consumption.fuel', ['1050', 'created']],
      ['energy.consumption.fuel_nonrenewable', ['1050', 'created']],
      ['energy.consumption.gas', ['1000', 'created']],
      ['energy.consumption.oil', ['50', 'created']],
      ['water.discharge.total', ['100', 'created']],
    ]),
  );
  const { found, point } = await pointOf('energy.consumption.gas');
  expect(found).toMatchObject({ lines: 2, kgCo2e: null });
  expect(point).toMatchObject({
    value: { rows: [{ number: '1000', unit: 'kWh' }] },
    source: 'Climate calculator',
    quality: 'estimated',
    methodology: expect.stringMatching(/net calorific value.*multiplied by 0\.9/),
  });
  expect(await total('energy.consumption.total')).toBe('2550');
});

it('reckons fuels by volume with their density and calorific value, and what the organisation’s share leaves of them', async () => {
  const { add, publish, pointOf } = await setUp();
  const shares = [{ over: '1', under: '2', source: 'Joint venture' }];
  await add(gasLine({ ...petrol, unit: 'L', amount: '1000', shares }));
  const [kwh] = (await publish()).get('energy.consumption.oil') ?? [];
  expect(Number(kwh)).toBeGreaterThan(4_300);
  expect(Number(kwh)).toBeLessThan(4_800);
  expect((await pointOf('energy.consumption.oil')).point.methodology).toContain('Calorific values and densities: ');
});

it('writes no part of a figure: with a distance the fuel of its entity is not known, and says so', async () => {
  const { add, publish } = await setUp();
  await add(electricityLine());
  await add(gasLine());
  await add(
    gasLine({
      activityTypeId: 'fleet-distance',
      unit: 'km',
      basis: null,
      activity: 'Company car, small, petrol',
    }),
  );
  const figures = await publish();
  expect(figures.get('energy.consumption.electricity')).toEqual(['1000', 'created']);
  for (const end of ['fuel', 'fuel_nonrenewable', 'gas'])
    expect(figures.get(`energy.consumption.${end}`)).toEqual([null, 'unknown']);
});

it('keeps energy that people entered beside what the lines come to, and never refuses emissions for it', async () => {
  const { add, ok, send, year, publish } = await setUp();
  const site = await ok<Entity>(
    send('POST', '/entities', { name: 'Mill', type: 'Site', parentId: null, fiscalYearStartMonth: 1 }),
  );
  const enter = (entityId: string | null, metricKey: string) =>
    ok(
      send('POST', '/data-points', {
        sectionId: `${metricKey}:total:figures`,
        entityId,
        reportingTimeId: year.id,
        labelIds: [],
        value: { type: 'number', rows: [{ number: '7', unit: 'MWh', descriptor: '' }] },
        source: 'Bills',
        internal: false,
        quality: null,
        methodology: '',
        explanation: '',
      }),
    );
  await enter(null, 'energy.consumption.electricity');
  await enter(site.id, 'energy.consumption.gas');
  await add(electricityLine());
  await add(gasLine());
  const figures = await publish();
  expect(figures.get('energy.consumption.electricity')).toEqual(['1000', 'kept']);
  expect(figures.get('energy.consumption.gas')).toEqual(['900', 'overlapped']);
  expect(figures.get('energy.consumption.fuel')).toEqual(['900', 'created']);
});

it('removes energy that no lines make any more', async () => {
  const { add, publish, remove } = await setUp();
  const line = await add(electricityLine());
  await publish();
  await remove(`/climate-activities/${line.id}?version=${line.version}`);
  expect((await publish()).get('energy.consumption.electricity')).toEqual([null, 'removed']);
});

it('counts renewable energy of the organisation’s own in its total', async () => {
  const { add, addFactor, confirm, publish, total } = await setUp();
  const gases = [{ gas: 'CO2', kgPerUnit: '0', isEquivalent: false, isBeside: false }];
  await confirm(await addFactor(steamFactor({ activityTypeId: 'self-generation', name: 'Roof', gases })));
  await add(electricityLine());
  await add(gasLine());
  await add(gasLine({ activityTypeId: 'self-generation', unit: 'MWh', amount: '0.2', basis: null, activity: null }));
  expect((await publish()).get('energy.consumption.renewable_self')).toEqual(['200', 'created']);
  expect(await total('energy.consumption.total')).toBe('2100');
});
