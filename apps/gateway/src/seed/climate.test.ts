import type { ClimateActivityPage, ClimateComparison, ClimateSums } from '@esg/contract';
import { productOf, sumOf } from '@esg/quantities';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { climateOf } from '../modules/climate/testing.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { seedClimate } from './climate.ts';
import { seedDataHub } from './data-hub.ts';
import { demoFigures } from './data-hub-figures.ts';
import { verdantReports } from './reports/verdant.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await seedDataHub(h.deps);
  await seedClimate(h.deps);
  await seedClimate(h.deps);
});
afterAll(() => h.close());

it('gives Verdant two years of emissions that agree with its data hub, once', async () => {
  const { ok, get } = climateOf(h);
  const read = (year: number) => ok<ClimateSums>(get(`/climate-sums?by=scope&from=${year}-01&to=${year}-12`));
  const of = ({ sums }: ClimateSums, scope: string, method: string | null = null) =>
    productOf(sums.find((sum) => sum.scope === scope && sum.method === method)?.kgCo2e ?? '0', '0.001');
  const before = await read(2024);
  const after = await read(2025);
  const inHub = (year: number, key: string) =>
    sumOf(
      demoFigures.flatMap((each) => (each.year === year && each.metricKey === key ? each.rows.map(([n]) => n) : [])),
    );
  for (const [year, sums] of [
    [2024, before],
    [2025, after],
  ] as const) {
    expect(of(sums, '1')).toBe(inHub(year, 'ghg.scope1.total'));
    expect(of(sums, '2', 'location')).toBe(inHub(year, 'ghg.scope2.location_based'));
    expect(of(sums, '3')).toBe(inHub(year, 'ghg.scope3.total'));
    const report = verdantReports.find(({ period }) => period.start === `${year}-01-01`);
    const [, , market] = report?.answers.find(([, key]) => key === 'ghg.scope2.market_based') ?? [];
    expect(market).toMatchObject({ rows: [{ number: of(sums, '2', 'market') }] });
  }
  expect(before).toMatchObject({ openLines: 0, outdatedLines: 0, estimatedLines: 0 });
  expect(after).toMatchObject({ openLines: 1, outdatedLines: 0, estimatedLines: 1 });
});

it('shows what changed since the previous year, and a leak', async () => {
  const { ok, get } = climateOf(h);
  const comparison = await ok<ClimateComparison>(get('/climate-comparison?from=2025-01&to=2025-12'));
  expect(JSON.stringify(comparison)).toContain('electricity');
  const leaks = await ok<ClimateActivityPage>(get('/climate-activities?activityTypeId=refrigerants'));
  expect(leaks.items.map(({ outcomes }) => outcomes[0]?.kgCo2e)).toEqual(['29380', '37050']);
});
