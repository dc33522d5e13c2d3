import type { CollectionActivity, CollectionEvent, DataPoint, Notification } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { collectionsOf, refusal } from '../collections/testing.ts';
import { energySection, figure, hubOf, png, scope1Section, upload } from '../data-points/testing.ts';
import { mergesOf } from '../entity-merges/testing.ts';
import { csvOf, importsOf } from '../imports/testing.ts';

let h: Harness;
let c: Awaited<ReturnType<typeof collectionsOf>>;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  c = await collectionsOf(h);
  await c.give(c.plant.id);
});
afterAll(() => h.close());

const asUser = (path: string, init?: RequestInit) => c.call(path, init, 'verdant.entity');

/** The plant's answer to the first question, and a collection to which it was submitted, with a reason for the other. */
const submitted = async (approverId: string | null = null) => {
  // A named approver reaches the plant alone.
  const { id } = await c.asked(approverId === null ? {} : { approverId, entityIds: [c.plant.id] });
  const portal = `/entity-portal/requests/${id}/${c.plant.id}`;
  const said = { quality: 'measured', source: 'Bill', explanation: '', version: null };
  await asUser(`${portal}/answers/${energySection}`, body('PUT', { value: figure('5', 'MWh'), ...said }));
  await asUser(`${portal}/blocks/${scope1Section}`, body('PUT', { reason: 'No meter' }));
  expect((await asUser(`${portal}/submission`, body('POST', { version: 1 }))).status).toBe(200);
  const found = await c.ok<{ items: DataPoint[] }>(c.call(`/data-points?subject=${c.plant.id}`));
  const [point] = found.items;
  if (!point) throw new Error('No answer was stored');
  return { id, point };
};
const decided = (id: string, decision: 'approved' | 'returned', version: number, name?: PersonName) =>
  c.decide(id, { entityId: c.plant.id, decision, note: '', version }, name);
const approved = async (approverId: string | null = null) => {
  const made = await submitted(approverId);
  expect((await decided(made.id, 'approved', 2)).status).toBe(200);
  return made;
};
const changed = (point: DataPoint, number: string, name?: PersonName) => {
  const { reportingTimeId, labelIds, source, internal, quality, methodology, explanation, version } = point;
  const fields = { reportingTimeId, labelIds, source, internal, quality, methodology, explanation, version };
  return c.call(`/data-points/${point.id}`, body('PUT', { ...fields, value: figure(number) }), name);
};
const requestOf = async (id: string) =>
  (await c.read(id)).requests.find(({ entityId }) => entityId === c.plant.id) ?? expect.fail('Not asked');
const eventsOf = async (id: string) => (await c.ok<CollectionEvent[]>(c.call(`/collections/${id}/events`))).slice(0, 2);
const told = async (name: PersonName) => {
  const { items } = await c.ok<{ items: Notification[] }>(c.call('/notifications', undefined, name));
  return items.filter(({ kind }) => kind === 'collection.invalidated');
};

describe('an approved figure that is changed', () => {
  it('loses its approval, and the history says who changed what', async () => {
    const { id, point } = await approved();
    expect((await changed(point, '6', 'verdant.member')).status).toBe(200);
    expect(await requestOf(id)).toMatchObject({ status: 'changed', version: 4, decidedBy: { name: 'Mei Chan' } });
    const by = { id: h.as('verdant.member').scope.userId };
    expect(await eventsOf(id)).toMatchObject([
      { action: 'invalidated', entityId: c.plant.id, by },
      { action: 'altered', entityId: c.plant.id, sectionId: energySection, by },
    ]);
    const [latest] = await c.ok<CollectionActivity[]>(c.call('/collection-activity'));
    expect(latest).toMatchObject({ action: 'invalidated', entityName: 'Plant', by });
  });

  it('is approved again as it is now, or returned', async () => {
    const { id, point } = await approved();
    await changed(point, '6');
    expect(await refusal(await decided(id, 'approved', 3))).toEqual([409, 'resource.stale']);
    expect((await decided(id, 'approved', 4)).status).toBe(200);
    expect(await requestOf(id)).toMatchObject({ status: 'approved' });
    expect((await changed({ ...point, version: 2 }, '7')).status).toBe(200);
    expect((await decided(id, 'returned', 6)).status).toBe(200);
    expect(await requestOf(id)).toMatchObject({ status: 'returned' });
  });

  it('is notified once to whoever approved it and to the named approver, and to nobody else', async () => {
    await c.plantIsMembers();
    const { id, point } = await approved(h.as('verdant.member').scope.userId);
    await changed(point, '6');
    await changed({ ...point, version: 2 }, '7');
    expect(await told('verdant.member')).toMatchObject([
      { facts: { entity: 'Plant', collection: 'Figures of 2025', person: 'Mei Chan' } },
    ]);
    expect((await told('verdant.member'))[0]?.path).toBe(`/ct/entity-reporting/${id}?entity=${c.plant.id}`);
    // Who approved it changed it.
    for (const name of ['verdant.admin', 'verdant.sister', 'harbour.admin'] as const)
      expect(await told(name)).toEqual([]);
    expect(await requestOf(id)).toMatchObject({ status: 'changed', version: 5 });
  });

  it('loses its approval when it is deleted, too', async () => {
    const { id, point } = await approved();
    expect((await c.call(`/data-points/${point.id}?version=1`, { method: 'DELETE' })).status).toBe(204);
    expect(await requestOf(id)).toMatchObject({ status: 'changed', answered: 0 });
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['invalidated', 'altered']);
  });

  it('loses its approval when a document of it is removed, too, and keeps it when one is added', async () => {
    const { id, point } = await approved();
    const path = `/data-points/${point.id}/evidence`;
    const [document] = await c.ok<{ id: string }[]>(c.call(path, upload(png())));
    expect(await requestOf(id)).toMatchObject({ status: 'approved', version: 3 });
    expect((await c.call(`${path}/${document?.id}`, { method: 'DELETE' })).status).toBe(204);
    expect(await requestOf(id)).toMatchObject({ status: 'changed' });
  });

  it('loses its approval in a closed collection, too', async () => {
    const { id, point } = await approved();
    await c.call(`/collections/${id}/closing`, body('POST', { isClosed: true, version: 1 }));
    await changed(point, '6');
    expect(await requestOf(id)).toMatchObject({ status: 'changed' });
  });

  it('loses its approval where an answer was approved as missing and is entered now', async () => {
    const { id } = await approved();
    const { store } = hubOf(h, 'verdant.admin');
    await store(c.year.id, { entityId: c.plant.id, sectionId: scope1Section, value: figure('1', 't{CO2e}') });
    expect(await requestOf(id)).toMatchObject({ status: 'changed' });
    expect((await eventsOf(id))[1]).toMatchObject({ action: 'altered', sectionId: scope1Section });
  });

  it('stays approved when nothing of it changes, or another figure does', async () => {
    const { id, point } = await approved();
    expect((await changed(point, '5')).status).toBe(200);
    const { store, time } = hubOf(h, 'verdant.admin');
    const before = await time('2024-01-01', '2024-12-31');
    await store(before.id, { entityId: c.plant.id });
    await store(c.year.id, { entityId: c.office.id });
    await store(c.year.id, { entityId: null });
    const labels = await c.ok<{ id: string }>(
      c.call('/section-labels', body('POST', { sectionId: energySection, name: 'North' })),
    );
    await store(c.year.id, { entityId: c.plant.id, labelIds: [labels.id] });
    expect(await requestOf(id)).toMatchObject({ status: 'approved', version: 3 });
    expect(await refusal(await changed({ ...point, version: 9 }, '6'))).toEqual([409, 'data_point.stale']);
    expect(await requestOf(id)).toMatchObject({ status: 'approved', version: 3 });
  });
});

describe('a submitted figure that is changed', () => {
  it('is decided only by people who have seen it', async () => {
    const { id, point } = await submitted();
    await changed(point, '6');
    expect(await requestOf(id)).toMatchObject({ status: 'submitted', version: 3 });
    expect(await refusal(await decided(id, 'approved', 2))).toEqual([409, 'resource.stale']);
    expect((await eventsOf(id))[0]).toMatchObject({ action: 'altered', sectionId: energySection });
    expect(await told('verdant.admin')).toEqual([]);
  });
});

describe('approved figures that are changed together', () => {
  it('lose their approval by an import, and again by its undoing', async () => {
    const { id } = await approved();
    const { checked, apply, undo } = importsOf(h, 'verdant.admin');
    const row = { metric: 'Energy use', entity: 'Plant', period: '2025', value: '6', unit: 'MWh' };
    const { id: importId } = await checked(csvOf([row]));
    await apply(importId);
    expect(await requestOf(id)).toMatchObject({ status: 'changed', version: 4 });
    expect((await decided(id, 'approved', 4)).status).toBe(200);
    await undo(importId);
    expect(await requestOf(id)).toMatchObject({ status: 'changed', version: 6 });
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['invalidated', 'altered']);
  });

  it('are open again after a merge that replaced them, even if they were changed before', async () => {
    const { id, point } = await approved();
    await changed(point, '6');
    const { store } = hubOf(h, 'verdant.admin');
    const depot = await hubOf(h).entity('Depot');
    const other = await store(c.year.id, { entityId: depot.id, value: figure('9') });
    const { merge } = mergesOf(h);
    expect((await merge(depot.id, c.plant.id, [{ id: other.id, choice: 'take' }])).status).toBe(200);
    expect(await requestOf(id)).toMatchObject({ status: 'open' });
  });
});
