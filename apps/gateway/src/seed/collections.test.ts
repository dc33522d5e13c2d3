import type { CollectionSummary, PortalRequest, PortalTask } from '@esg/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hubOf } from '../modules/data-points/testing.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { seedCollections } from './collections.ts';
import { seedDataHub } from './data-hub.ts';
import { seedSupplierRequest } from './supplier-request.ts';

const site = 'http://verdant.localhost:4200';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await seedDataHub(h.deps);
  await seedCollections(h.deps, site);
});
afterAll(() => h.close());

const portal = <Answer>(path = '') =>
  hubOf(h).ok<Answer>(h.as('verdant.entity').request(`/entity-portal/requests${path}`));

it('gives the entity user of Verdant requests that are due soon, and one that is approved, once', async () => {
  await seedCollections(h.deps, site);
  const requests = await portal<PortalRequest[]>();
  const asked = requests.map(({ entityName, status, answered, known, total }) => [
    entityName,
    status,
    answered,
    known,
    total,
  ]);
  expect(asked.toSorted()).toEqual([
    ['Kwun Tong office 觀塘辦事處', 'open', 2, 2, 4],
    ['Tai Po plant 大埔廠房', 'approved', 2, 0, 2],
    ['Tai Po plant 大埔廠房', 'open', 3, 2, 4],
  ]);
  const open = requests.find(({ answered }) => answered === 3) as PortalRequest;
  expect(Date.parse(open.dueOn ?? '')).toBeGreaterThan(h.clock.now().getTime());
  const { questions } = await portal<PortalTask>(`/${open.collectionId}/${open.entityId}`);
  const wasKnown = questions.map(({ current }) => current && current.updatedAt < open.askedAt);
  expect(wasKnown).toEqual([true, true, false, null]);
  expect(questions.at(3)?.before?.value).toMatchObject({ rows: [{ number: '2980' }] });
});

it('gives the supplier of Verdant a request that is half done and due soon, with a document and a text, once', async () => {
  await seedSupplierRequest(h.deps, site);
  await seedSupplierRequest(h.deps, site);
  const { ok } = hubOf(h);
  const requests = await ok<PortalRequest[]>(h.as('verdant.supplier').request('/entity-portal/requests'));
  expect(requests).toMatchObject([{ entityName: 'Pearl Packaging', status: 'open', answered: 3, total: 4 }]);
  const [{ collectionId, entityId, dueOn }] = requests as [PortalRequest];
  expect(Date.parse(dueOn ?? '')).toBeGreaterThan(h.clock.now().getTime());
  const path = `/entity-portal/requests/${collectionId}/${entityId}`;
  const { questions } = await ok<PortalTask>(h.as('verdant.supplier').request(path));
  expect(questions.map(({ current, evidence }) => [current?.value.type, evidence.length])).toEqual([
    ['number', 1],
    ['textArea', 0],
    ['number', 0],
    [undefined, 0],
  ]);
});

it('shows the administrator both collections', async () => {
  const { ok } = hubOf(h);
  const seen = await ok<CollectionSummary[]>(h.as('verdant.admin').request('/collections'));
  expect(seen.map(({ entities, approved }) => [entities, approved])).toEqual([
    [3, 0],
    [1, 1],
  ]);
});
