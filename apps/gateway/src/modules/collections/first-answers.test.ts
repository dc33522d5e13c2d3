import type { PortalTask } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf } from '../data-points/testing.ts';
import { collectionsOf } from './testing.ts';

const waste = 'waste.generated.total:total:figures';

let h: Harness;
let c: Awaited<ReturnType<typeof collectionsOf>>;
let id: string;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  c = await collectionsOf(h);
  ({ id } = await c.asked({ sectionIds: [waste] }));
  await c.give(c.plant.id);
});
afterAll(() => h.close());

const store = (timeId: string, entityId: string | null, number: string, unit: string) =>
  hubOf(h).store(timeId, { sectionId: waste, entityId, value: figure(number, unit) });
const sites = async (...numbers: string[]) => {
  for (const [place, number] of numbers.entries()) {
    const { id: siteId } = await hubOf(h).entity(`Site ${place}`);
    await store(c.year.id, siteId, number, 't');
  }
};
const asked = async () => {
  const answer = await h.as('verdant.entity').request(`/entity-portal/requests/${id}/${c.plant.id}`);
  return ((await answer.json()) as PortalTask).questions[0];
};

it('begins in the unit in which the metric is reported, while nobody has a figure', async () => {
  expect(await asked()).toMatchObject({ usualUnit: 't', peers: null });
});

it('begins in the unit of the others, and of the entity’s own last answer before that', async () => {
  await store(c.year.id, c.office.id, '12', 'kt');
  expect(await asked()).toMatchObject({ usualUnit: 'kt' });
  const before = await hubOf(h).time('2024-01-01', '2024-12-31');
  await store(before.id, c.plant.id, '50', 'kg');
  expect(await asked()).toMatchObject({ usualUnit: 'kg' });
});

it('says about what other entities have, to one digit and only of three or more', async () => {
  await sites('52', '61');
  expect(await asked()).toMatchObject({ peers: null });
  await store(c.year.id, c.office.id, '9000', 't');
  expect(await asked()).toMatchObject({ usualUnit: 't', peers: { number: '60000', unit: 'kg' } });
});

it('compares neither with the whole organisation, nor with figures of other lengths', async () => {
  await sites('52', '61');
  await store(c.year.id, null, '900', 't');
  const month = await hubOf(h).time('2024-05-01', '2024-05-31');
  await store(month.id, c.office.id, '5', 't');
  expect(await asked()).toMatchObject({ peers: null });
});

it('says nothing of other organisations', async () => {
  const sister = hubOf(h, 'verdant.sister');
  const { id: timeId } = await sister.time('2025-01-01', '2025-12-31');
  await sister.store(timeId, { sectionId: waste, value: figure('7', 'kt') });
  expect(await asked()).toMatchObject({ usualUnit: 't', peers: null });
});
