import type { ClimateActivityPage, ClimateComparison, ClimateSums } from '@esg/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { climateOf } from '../modules/climate/testing.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { seedClimate } from './climate.ts';
import { seedDataHub } from './data-hub.ts';

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
    Number(sums.find((sum) => sum.scope === scope && sum.method === method)?.kgCo2e ?? 0) / 1000;
  const before = await read(2024);
  const after = await read(2025);
  // Location-based emissions of the three sites in the data hub: 1540.5 + 3720.9 + 161.
  expect(of(before, '2', 'location')).toBeCloseTo(5422.8, 0);
  expect(of(after, '2', 'market')).toBeLessThan(of(after, '2', 'location'));
  for (const sums of [before, after]) {
    expect(of(sums, '1')).toBeGreaterThan(900);
    expect(of(sums, '3')).toBeGreaterThan(200);
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
