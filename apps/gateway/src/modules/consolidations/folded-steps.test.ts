import { type Calculation, type CalculationStep, type Label, unpackConsolidation } from '@esg/contract';
import { expect, it } from 'vitest';
import { body, type PersonName } from '../../testing/harness.ts';
import { figure, hubOf, hubSuite } from '../data-points/testing.ts';

const suite = hubSuite();
const span = 'start=2025-01-01&end=2025-12-31';
const energy = 'energy.consumption.total';
const as = (name: PersonName = 'verdant.admin') => suite.h.as(name);
const detail = async (more = '') =>
  unpackConsolidation(await (await as().request(`/consolidations/figures/${energy}?${span}${more}`)).json());
const shapeOf = (steps: CalculationStep[]) => steps.map(({ kind, value }) => [kind, value?.number]);

it('ends at the sum of what an entity entered, whose data points are asked for by themselves', async () => {
  const { send, ok } = hubOf(suite.h);
  const label = await ok<Label>(
    send('POST', '/section-labels', { sectionId: `${energy}:total:figures`, name: 'Line' }),
  );
  const plant = await hubOf(suite.h).entity('Annex', null);
  const office = await hubOf(suite.h).entity('Bureau', null);
  const store = await hubOf(suite.h).entity('Camp', null);
  const halves = [
    await hubOf(suite.h).time('2025-01-01', '2025-06-30'),
    await hubOf(suite.h).time('2025-07-01', '2025-12-31'),
  ];
  for (const [index, { id }] of halves.entries()) {
    const quality = index === 0 ? 'estimated' : 'measured';
    await hubOf(suite.h).store(id, { entityId: plant.id, value: figure(`0.${index + 1}`, 'MWh'), quality });
    const value = figure(`${index + 3}`, 'MWh');
    await hubOf(suite.h).store(id, { entityId: office.id, value, labelIds: [label.id] });
  }
  await hubOf(suite.h).store(suite.next.id, { entityId: store.id, value: figure('7', 'MWh') });
  const approach = { year: 2025, approach: 'operational_control', version: 0 };
  await as().request('/boundaries/approach', body('PUT', approach));
  const { steps } = await detail();
  const period = { start: '2025-01-01', end: '2025-12-31' };
  expect(steps.map(({ kind, value, folded }) => [kind, value?.number, folded])).toEqual([
    ['entities', '14.3', undefined],
    ['periods', '0.3', true],
    ['labels', '7', true],
    ['source', '7', undefined],
  ]);
  expect(steps[1]).toMatchObject({ period, entityId: plant.id, days: { taken: 365, all: 365 }, estimated: true });
  expect(steps[3]?.dataPointId).toMatch(/^[\da-f-]{36}$/);
  const whole = (await detail('&parts=all')).steps;
  for (const { entityId } of steps.filter((step) => step.folded)) {
    const path = `/consolidations/figures/${energy}/parts?${span}&subject=${entityId}`;
    const parts = ((await (await as().request(path)).json()) as Calculation).steps;
    expect(shapeOf(parts)).toEqual(shapeOf(whole.filter((step) => step.entityId === entityId)));
    expect((await as('verdant.sister').request(path)).status).toBe(404);
    expect((await as('verdant.entity').request(path)).status).toBe(403);
  }
});

it('refuses days that end before they begin, and metrics without figures', async () => {
  expect((await as().request('/consolidations?start=2025-12-31&end=2025-01-01')).status).toBe(422);
  expect((await as().request(`/consolidations/figures/climate.risks?${span}`)).status).toBe(404);
});
