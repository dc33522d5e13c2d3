import type {
  Calculation,
  Coverage,
  DataPointPage,
  Entity,
  HubRestatementList,
  ReportingTime,
  Supplier,
} from '@esg/contract';
import { sumOf } from '@esg/quantities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hubOf } from '../modules/data-points/testing.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { seedDataHub } from './data-hub.ts';
import { ferryFigures } from './data-hub-ferries.ts';
import { type DemoFigure, demoFigures } from './data-hub-figures.ts';
import { harbourReports } from './reports/harbour.ts';
import type { DemoReport } from './reports/values.ts';
import { verdantReports } from './reports/verdant.ts';
import { seedReports } from './reports.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await seedDataHub(h.deps);
});
afterAll(() => h.close());

it('gives Verdant two years of figures for each entity, once', async () => {
  await seedDataHub(h.deps);
  const { ok, get } = hubOf(h);
  const entities = await ok<Entity[]>(get('/entities'));
  expect(entities).toHaveLength(6);
  const times = await ok<ReportingTime[]>(get('/reporting-times'));
  expect(times).toHaveLength(8);
  const years = times.filter(({ kind, period }) => kind === 'fiscal-year' && period.start.endsWith('01-01'));
  const ids = years.map(({ id }) => id).join(',');
  const { metrics } = await ok<Coverage>(get(`/data-points/coverage?reportingTimeIds=${ids}`));
  expect(metrics.find(({ metricKey }) => metricKey === 'energy.consumption.total')).toMatchObject({ filled: 6 });
  const { items } = await ok<DataPointPage>(get('/data-points?metricKey=ghg.scope1.total'));
  expect(items.map(({ source }) => source)).toEqual(['Demonstration data 示範數據', 'Demonstration data 示範數據']);
});

it('adds up to the figures of its reports, and shows the days taken from another fiscal year', async () => {
  const { ok, get } = hubOf(h);
  const calculate = async (key: string) =>
    (await ok<Calculation>(get(`/data-points/calculations/${key}?start=2025-01-01&end=2025-12-31`))).steps;
  expect((await calculate('ghg.scope2.location_based'))[0]?.value?.number).toBe('4988.318');
  expect((await calculate('ghg.intensity.revenue'))[0]).toMatchObject({ kind: 'formula', gap: null });
  expect((await calculate('activity.freight')).map(({ kind }) => kind)).toContain('pro_rata');
});

it('gives Verdant a supplier, apart from its entities, whose person has a portal', async () => {
  const { ok } = hubOf(h);
  expect(await ok<Supplier[]>(h.as('verdant.admin').request('/suppliers'))).toMatchObject([
    { name: 'Pearl Packaging', people: 1 },
  ]);
  const requests = await h.as('verdant.supplier').request('/entity-portal/requests');
  expect([requests.status, await requests.json()]).toEqual([200, []]);
});

/** Figures of a year that the report and the data hub both have, each as [metric, in the report, in the hub]. */
const toldTwice = ({ period, answers }: DemoReport, figures: readonly DemoFigure[]) =>
  answers.flatMap(([, metricKey, value]) => {
    if (value.type !== 'number' && value.type !== 'integer') return [];
    const inHub = figures.filter((each) => each.metricKey === metricKey && period.start === `${each.year}-01-01`);
    if (inHub.length === 0) return [];
    return [
      [
        metricKey,
        sumOf(value.rows.map(({ number }) => number)),
        sumOf(inHub.flatMap(({ rows }) => rows.map(([number]) => number))),
      ],
    ];
  });

it('says in its reports what its data hubs say', () => {
  const told = [
    ...verdantReports.flatMap((report) => toldTwice(report, demoFigures)),
    ...harbourReports
      .filter(({ name }) => name.startsWith('Lantau'))
      .flatMap((report) => toldTwice(report, ferryFigures)),
  ];
  expect(told.length).toBeGreaterThan(20);
  expect(told.filter(([, printed, kept]) => printed !== kept)).toEqual([]);
});

it('gives a client of the consultancy a data hub, too', async () => {
  const { ok } = hubOf(h);
  expect(await ok<Entity[]>(h.as('lantau.admin').request('/entities'))).toHaveLength(4);
  const { items } = await ok<DataPointPage>(h.as('lantau.admin').request('/data-points?metricKey=air.nox'));
  expect(items).toHaveLength(6);
});

it('prints no figure otherwise than its data hub has it, calculated ones as they are rounded', async () => {
  await seedReports(h.deps);
  const { ok, get } = hubOf(h);
  const times = await ok<ReportingTime[]>(get('/reporting-times'));
  const year = times.find(({ period }) => period.start === '2024-01-01' && period.end === '2024-12-31');
  const { items } = await ok<HubRestatementList>(get(`/data-hub/restatements?reportingTimeId=${year?.id}`));
  expect(items).toEqual([]);
});
