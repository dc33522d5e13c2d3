import type { HeadlineFigure } from '@esg/contract';
import { expect, it } from 'vitest';
import { figure, hubOf, hubSuite, scope1Section } from './testing.ts';

const suite = hubSuite();
const path = '/data-points/key-figures';

it('shows figures of the whole organisation over the years in one unit, with gaps where there is no value', async () => {
  const { store, get, ok } = hubOf(suite.h);
  await store(suite.year.id, { value: figure('1.2', 'GWh') });
  await store(suite.next.id, { value: figure('1100', 'MWh') });
  await store(suite.next.id, { sectionId: scope1Section, value: figure('7', 't{CO2e}') });
  const figures = await ok<HeadlineFigure[]>(get(path));
  expect(
    figures.map(({ metricKey, unit, values }) => [metricKey, unit.code, values.map(({ number }) => number)]),
  ).toEqual([
    ['energy.consumption.total', 'MWh', ['1200', '1100']],
    ['ghg.scope1.total', 't{CO2e}', [null, '7']],
  ]);
});

it('leaves a year out of which only some months have figures', async () => {
  const { store, get, ok, time } = hubOf(suite.h);
  await store(suite.year.id);
  const january = await time('2025-01-01', '2025-01-31');
  await store(january.id, { value: figure('9') });
  const [energy] = await ok<HeadlineFigure[]>(get(path));
  expect(energy?.values.map(({ number }) => number)).toEqual(['100', null]);
});

it('shows the years with the most figures, where the organisation uses two kinds of years', async () => {
  const { store, get, ok, time } = hubOf(suite.h);
  for (const year of [suite.year, suite.next]) {
    await store(year.id);
    await store(year.id, { sectionId: scope1Section, value: figure('7', 't{CO2e}') });
  }
  const april = await time('2025-04-01', '2026-03-31');
  await store(april.id, { sectionId: 'water.consumption.total:total:figures', value: figure('9', 'm3') });
  const figures = await ok<HeadlineFigure[]>(get(path));
  expect(figures.map(({ metricKey }) => metricKey)).toEqual(['energy.consumption.total', 'ghg.scope1.total']);
});

it('shows nothing without figures, and never those of another organisation', async () => {
  const { store, get, ok } = hubOf(suite.h);
  expect(await ok(get(path))).toEqual([]);
  await store(suite.year.id);
  for (const name of ['verdant.sister', 'harbour.admin'] as const)
    expect(await hubOf(suite.h, name).ok(hubOf(suite.h, name).get(path))).toEqual([]);
  expect((await suite.h.anonymous(path)).status).toBe(401);
  expect((await hubOf(suite.h, 'verdant.entity').get(path)).status).toBe(403);
});

it('shows calculated intensities with the decimals that reports print', async () => {
  const { store, get, ok } = hubOf(suite.h);
  const people = (number: string) => ({ type: 'integer' as const, rows: [{ number, unit: '1', descriptor: '' }] });
  for (const [key, number] of [
    ['workforce.headcount', '61'],
    ['workforce.leavers', '7'],
  ] as const)
    await store(suite.year.id, { sectionId: `${key}:total:figures`, value: people(number) } as never);
  const figures = await ok<HeadlineFigure[]>(get(path));
  expect(figures.map(({ metricKey, values }) => [metricKey, values.at(-1)?.number ?? values[0]?.number])).toEqual([
    ['workforce.headcount', '61'],
    ['workforce.turnover_rate', '11.48'],
  ]);
});
