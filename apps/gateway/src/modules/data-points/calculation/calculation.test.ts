import type { Calculation, CalculationStep, NewDataPoint, ReportingTime } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../../testing/harness.ts';
import { energySection, figure, hubOf, scope1Section } from '../testing.ts';

let h: Harness;
let year: ReportingTime;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  year = await hubOf(h).time('2025-01-01', '2025-12-31');
});
afterAll(() => h.close());

const calculate = async (key: string, subject = 'organisation', period = year.period) => {
  const { ok, get } = hubOf(h);
  const query = `start=${period.start}&end=${period.end}&subject=${subject}`;
  return (await ok<Calculation>(get(`/data-points/calculations/${key}?${query}`))).steps;
};
const shapeOf = (steps: CalculationStep[]) => steps.map(({ kind, value, gap }) => [kind, value?.number ?? gap]);
const store = (timeId: string, more: Partial<NewDataPoint>) => hubOf(h).store(timeId, more);
const section = (key: string) => ({ sectionId: `${key}:total:figures` });

it('adds up entities and months, with each data point listed', async () => {
  const { entity, send, ok } = hubOf(h);
  const quarters = await ok<ReportingTime[]>(
    send('POST', '/reporting-times/sets', { kind: 'quarter', year: 2025, startMonth: 1 }),
  );
  const site = await entity('Plant');
  const office = await entity('Office');
  for (const { id } of quarters.slice(1)) await store(id, { entityId: site.id, value: figure('1.1') });
  const source = await store(year.id, { entityId: office.id, value: figure('600', 'kWh') });
  const steps = await calculate('energy.consumption.total');
  expect(shapeOf(steps)).toEqual([
    ['entities', '5000'],
    ['source', '600'],
    ['periods', '4400'],
    ...[1, 2, 3, 4].map(() => ['source', '1100']),
  ]);
  expect(steps[1]).toMatchObject({ dataPointId: source.id, parentId: 0, entityId: office.id });
  // An entered total comes before its parts.
  await store(year.id, { value: figure('7', 'MWh') });
  expect(shapeOf(await calculate('energy.consumption.total'))).toEqual([['source', '7000']]);
});

it('lists the days that it takes from another fiscal year', async () => {
  const { time, entity } = hubOf(h);
  const site = await entity('Plant');
  const before = await time('2024-04-01', '2025-03-31');
  const after = await time('2025-04-01', '2026-03-31');
  await store(before.id, { entityId: site.id, value: figure('365', 'kWh') });
  await store(after.id, { entityId: site.id, value: figure('730', 'kWh') });
  const steps = await calculate('energy.consumption.total', site.id);
  expect(shapeOf(steps)).toEqual([
    ['periods', '640'],
    ['pro_rata', '90'],
    ['source', '365'],
    ['pro_rata', '550'],
    ['source', '730'],
  ]);
  expect(steps.map(({ days }) => days)).toEqual([
    { taken: 365, all: 365 },
    { taken: 90, all: 365 },
    null,
    { taken: 275, all: 365 },
    null,
  ]);
});

it('gives the number of days that have data', async () => {
  const { time } = hubOf(h);
  await store((await time('2025-01-01', '2025-01-31')).id, {});
  const [first] = await calculate('energy.consumption.total');
  expect(first).toMatchObject({ kind: 'periods', days: { taken: 31, all: 365 }, value: { number: '100000' } });
});

it('calculates intensities from sums, in exact units, and follows formulas that use formulas', async () => {
  const { entity } = hubOf(h);
  for (const [name, tonnes, money] of [
    ['Plant', '3', '2000000'],
    ['Office', '1', '6000000'],
  ] as const) {
    const { id: entityId } = await entity(name);
    await store(year.id, { entityId, ...section('ghg.scope1.total'), value: figure(tonnes, 't{CO2e}') });
    await store(year.id, { entityId, ...section('ghg.scope2.location_based'), value: figure('500', 'kg{CO2e}') });
    await store(year.id, { entityId, ...section('ghg.scope3.total'), value: figure('0', 't{CO2e}') });
    await store(year.id, { entityId, ...section('econ.revenue'), value: figure(money, 'HKD') });
  }
  const steps = await calculate('ghg.intensity.revenue');
  expect(steps[0]).toMatchObject({
    kind: 'formula',
    formula: 'ghg.total.location_based / econ.revenue',
    value: { number: '0.625', unit: 't{CO2e}/(1000000.{currency})' },
  });
  expect(steps.filter(({ kind }) => kind === 'formula').map(({ metricKey }) => metricKey)).toEqual([
    'ghg.intensity.revenue',
    'ghg.total.location_based',
  ]);
  expect(steps.filter(({ kind }) => kind === 'source')).toHaveLength(8);
});

it('adds up totals of the parts that exist, to the last digit', async () => {
  for (const [key, amount] of [
    ['waste.generated.hazardous', '0.91'],
    ['waste.generated.nonhazardous', '434.31'],
  ] as const)
    await store(year.id, { ...section(key), value: figure(amount, 'kg') });
  const waste = 'waste.generated.total';
  expect((await calculate(waste))[0]).toMatchObject({
    kind: 'formula',
    formula: 'waste.generated.hazardous + waste.generated.nonhazardous',
    value: { number: '435.22', unit: 'kg' },
  });

  await store(year.id, { ...section('energy.consumption.fuel'), value: figure('567381.45', 'kWh') });
  expect((await calculate('energy.consumption.total'))[0]).toMatchObject({ kind: 'formula', gap: 'no_data' });
  await store(year.id, { ...section('energy.consumption.electricity'), value: figure('143941', 'kWh') });
  expect((await calculate('energy.consumption.total'))[0]).toMatchObject({ value: { number: '711322.45' } });
  // An entered figure comes before a calculated one.
  await store(year.id, { ...section(waste), value: figure('435', 'kg') });
  expect(shapeOf(await calculate(waste))).toEqual([['source', '435']]);
});

it('adds up pollutants into a total only where somebody asked for that', async () => {
  for (const key of ['air.nox', 'air.sox', 'air.pm'])
    await store(year.id, { ...section(key), value: figure('1', 'kg') });
  expect(shapeOf(await calculate('air.emissions'))).toEqual([['nothing', 'no_data']]);
});

it('gives the reason where there is no value', async () => {
  const { entity } = hubOf(h);
  expect(shapeOf(await calculate('energy.consumption.oil'))).toEqual([['nothing', 'no_data']]);
  expect(shapeOf(await calculate('climate.risks'))).toEqual([['nothing', 'not_a_number']]);
  const share = section('energy.consumption.grid_pct');
  for (const name of ['Plant', 'Office']) {
    const { id: entityId } = await entity(name);
    await store(year.id, { entityId, ...share, value: figure(name === 'Plant' ? '10' : '40', '%') });
    await store(year.id, { entityId, value: figure(name === 'Plant' ? '300' : '100') });
    await store(year.id, {
      entityId,
      ...section('econ.revenue'),
      value: figure('1', name === 'Plant' ? 'HKD' : 'USD'),
    });
  }
  const [shares] = await calculate('energy.consumption.grid_pct');
  expect(shares).toMatchObject({ kind: 'entities', value: null, gap: 'no_weight' });
  expect((await calculate('econ.revenue'))[0]).toMatchObject({ value: null, gap: 'currencies_differ' });
  const weights = { changeThreshold: 20, weightMetricKey: 'energy.consumption.total', formula: null, version: 0 };
  const { send, ok } = hubOf(h);
  await ok(send('PUT', '/metrics/energy.consumption.grid_pct/settings', weights));
  expect((await calculate('energy.consumption.grid_pct'))[0]).toMatchObject({
    method: 'weighted',
    value: { number: '17.5', unit: '%' },
  });
});

it('calculates a price per tonne in the currency of the money it is made of', async () => {
  const { send, ok } = hubOf(h);
  await store(year.id, { ...section('climate.savings'), value: figure('9000', 'HKD') });
  await store(year.id, { ...section('ghg.scope1.total'), value: figure('12', 't{CO2e}') });
  const formula = 'climate.savings / ghg.scope1.total';
  const settings = { changeThreshold: 20, weightMetricKey: null, formula, version: 0 };
  await ok(send('PUT', '/metrics/climate.carbon_price.value/settings', settings));
  expect((await calculate('climate.carbon_price.value'))[0]).toMatchObject({
    value: { number: '750', unit: 'HKD/t{CO2e}' },
  });
});

it('adds up labels and breakdowns only where there is no total', async () => {
  const { send, ok } = hubOf(h);
  const add = (name: string) => ok<{ id: string }>(send('POST', '/section-labels', { sectionId: energySection, name }));
  for (const name of ['Diesel', 'Gas']) await store(year.id, { labelIds: [(await add(name)).id] });
  expect(shapeOf(await calculate('energy.consumption.total'))[0]).toEqual(['labels', '200000']);
  await store(year.id, { value: figure('150') });
  expect(shapeOf(await calculate('energy.consumption.total'))).toEqual([['source', '150000']]);
});

it('takes a closing balance from the last day of the period', async () => {
  const { time } = hubOf(h);
  const march = await time('2025-03-01', '2025-03-31');
  const june = await time('2025-06-01', '2025-06-30');
  for (const [{ id }, people] of [
    [march, '90'],
    [june, '110'],
  ] as const)
    await store(id, {
      ...section('workforce.headcount'),
      value: { type: 'integer', rows: [{ number: people, unit: '1', descriptor: '' }] },
    });
  expect(shapeOf(await calculate('workforce.headcount'))).toEqual([
    ['periods', '110'],
    ['source', '110'],
  ]);
});

it('is closed to strangers, entity users, other organisations and other tenants', async () => {
  await store(year.id, { sectionId: scope1Section, value: figure('1', 't{CO2e}') });
  const path = `/data-points/calculations/ghg.scope1.total?start=2025-01-01&end=2025-12-31`;
  expect((await h.anonymous(path)).status).toBe(401);
  expect((await h.as('verdant.entity').request(path)).status).toBe(403);
  for (const name of ['verdant.sister', 'harbour.admin'] as const)
    expect(await (await h.as(name).request(path)).json()).toMatchObject({ steps: [{ kind: 'nothing' }] });
  expect((await h.as('verdant.member').request(`${path}&subject=${year.id}`)).status).toBe(422);
});
