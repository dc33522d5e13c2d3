import { setTimeout } from 'node:timers/promises';
import type { CollectionEvent } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness } from '../../testing/harness.ts';
import { lockRequest } from '../collection-requests/index.ts';
import { collectionsOf, refusal } from '../collections/testing.ts';
import { storeDataPoint } from '../data-points/index.ts';
import { energySection, figure, hubOf, png, scope1Section, upload } from '../data-points/testing.ts';
import { mergeWithin } from './entity-merges.service.ts';
import { mergesOf } from './testing.ts';

let h: Harness;
let c: Awaited<ReturnType<typeof collectionsOf>>;
let m: ReturnType<typeof mergesOf>;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  c = await collectionsOf(h);
  m = mergesOf(h);
});
afterAll(() => h.close());

/** Two entities with a figure each, of different years. */
const two = async () => {
  const { entity, store, time } = hubOf(h);
  const mill = await entity('Mill');
  const works = await entity('Works');
  const before = await time('2024-01-01', '2024-12-31');
  const mine = await store(before.id, { entityId: mill.id, value: figure('20') });
  await store(c.year.id, { entityId: works.id, value: figure('30') });
  return { mill, works, mine };
};

describe('a merge while others work', () => {
  it('happens once when two people merge two entities into each other at the same moment', async () => {
    const { mill, works } = await two();
    const { stamp: there } = await m.read(mill.id, works.id);
    const { stamp: back } = await m.read(works.id, mill.id);
    const answers = await Promise.all([
      m.send(mill.id, { into: works.id, stamp: there, choices: [] }),
      m.send(works.id, { into: mill.id, stamp: back, choices: [] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect([...(await m.pointsOf(mill.id)), ...(await m.pointsOf(works.id))]).toHaveLength(2);
  });

  it('happens once when two people confirm the same merge at the same moment', async () => {
    const { mill, works } = await two();
    const { stamp, conflicts } = await m.read(mill.id, works.id);
    const given = { into: works.id, stamp, choices: m.keepAll(conflicts) };
    const answers = await Promise.all([m.send(mill.id, given), m.send(mill.id, given)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await m.pointsOf(works.id)).toHaveLength(2);
  });

  it('is refused where a figure or one of the entities changed since the person looked', async () => {
    const { mill, works, mine } = await two();
    const outdated = [409, 'entity_merge.outdated'];
    const { stamp, conflicts } = await m.read(mill.id, works.id);
    const given = { into: works.id, stamp, choices: m.keepAll(conflicts) };
    const { version, value, source, internal, quality, methodology, explanation } = mine;
    const same = {
      source,
      internal,
      quality,
      methodology,
      explanation,
      labelIds: [],
      reportingTimeId: mine.reportingTimeId,
    };
    await m.call(`/data-points/${mine.id}`, body('PUT', { ...same, value: figure('21'), version }));
    expect(await refusal(await m.send(mill.id, given))).toEqual(outdated);
    await m.call(`/data-points/${mine.id}`, body('PUT', { ...same, value, version: version + 1 }));
    expect(await refusal(await m.send(mill.id, given))).toEqual(outdated);
    const fresh = await m.read(mill.id, works.id);
    const renamed = { name: 'New works', type: 'Site', parentId: null, fiscalYearStartMonth: 1, version: 1 };
    await m.call(`/entities/${works.id}`, body('PUT', renamed));
    expect(await refusal(await m.send(mill.id, { ...given, stamp: fresh.stamp }))).toEqual(outdated);
    expect((await m.entities()).get(mill.id)?.archivedAt).toBeNull();
  });

  it('loses no figure that somebody enters at the same moment', async () => {
    const { mill, works } = await two();
    const { stamp, conflicts } = await m.read(mill.id, works.id);
    const { send, draft } = hubOf(h);
    const [merged, stored] = await Promise.all([
      m.send(mill.id, { into: works.id, stamp, choices: m.keepAll(conflicts) }),
      send(
        'POST',
        '/data-points',
        draft(c.year.id, { entityId: mill.id, sectionId: scope1Section, value: figure('1', 't') }),
      ),
    ]);
    // Whoever is first, the other one is told.
    expect([merged.status, stored.status]).toEqual(merged.status === 200 ? [200, 422] : [409, 201]);
    expect((await m.pointsOf(mill.id)).length).toBe(merged.status === 200 ? 0 : 2);
  });
});

describe('while entities are being merged', () => {
  /** What a call answers that comes when all is moved, right before the merge is stored. */
  const meanwhile = async (call: (merging: Awaited<ReturnType<typeof two>>) => Promise<Response>) => {
    const entities = await two();
    const { mill, works } = entities;
    const taken = await hubOf(h).store(c.year.id, { entityId: mill.id, value: figure('25') });
    const { stamp, conflicts } = await m.read(mill.id, works.id);
    const { scope } = h.as('verdant.admin');
    const { answer } = await h.database.withScope(scope, async (scoped) => {
      await mergeWithin(scoped, mill.id, { into: works.id, stamp, choices: m.keepAll(conflicts) }, h.clock.now());
      const waiting = call({ ...entities, mine: taken });
      await Promise.race([waiting, setTimeout(1000)]);
      return { answer: waiting };
    });
    return refusal(await answer);
  };

  it('evidence for a figure that goes waits, and is refused', async () => {
    expect(await meanwhile(({ mine }) => m.call(`/data-points/${mine.id}/evidence`, upload(png())))).toEqual([
      404,
      'resource.not_found',
    ]);
  });

  it('a comment on a figure that goes waits, and is refused', async () => {
    const said = body('POST', { text: 'Which meter?' });
    expect(await meanwhile(({ mine }) => m.call(`/data-points/${mine.id}/comments`, said))).toEqual([
      404,
      'resource.not_found',
    ]);
  });

  it('an invitation to answer for the one that goes waits, and is refused', async () => {
    const invite = ({ mill }: Awaited<ReturnType<typeof two>>) =>
      m.call('/entity-users', body('POST', { email: 'ho@mill.example', entityIds: [mill.id], language: 'en' }));
    expect(await meanwhile(invite)).toEqual([422, 'request.invalid']);
  });
});

describe('a merge of entities that a collection asks', () => {
  it('asks the other one instead, with what was answered, submitted and said', async () => {
    const { id } = await c.asked({ entityIds: [c.plant.id] });
    await c.give(c.plant.id);
    const place = `/entity-portal/requests/${id}/${c.plant.id}`;
    const said = { value: figure('5'), quality: 'measured', source: '', explanation: '', version: null };
    await c.call(`${place}/answers/${energySection}`, body('PUT', said), 'verdant.entity');
    await c.call(`${place}/blocks/${scope1Section}`, body('PUT', { reason: 'No meter' }), 'verdant.entity');
    await c.call(`${place}/submission`, body('POST', { version: 1 }), 'verdant.entity');
    expect(await m.read(c.plant.id, c.office.id)).toMatchObject({ collections: 1, users: 1 });
    expect((await m.merge(c.plant.id, c.office.id)).status).toBe(200);
    expect((await c.board(id)).rows).toEqual([{ entityId: c.office.id, cells: 'eb', unread: 0 }]);
    expect((await c.read(id)).requests).toMatchObject([{ entityId: c.office.id, status: 'submitted' }]);
    const events = await c.ok<CollectionEvent[]>(c.call(`/collections/${id}/events`));
    expect(events[0]).toMatchObject({ action: 'merged', entityId: c.office.id, note: 'Plant' });
    const task = await c.call(`/entity-portal/requests/${id}/${c.office.id}`, undefined, 'verdant.entity');
    expect(task.status).toBe(200);
  });

  it('keeps the other one’s request where it is asked too, with the reasons that it lacks', async () => {
    const { id } = await c.asked();
    await c.give(c.plant.id);
    const block = `/entity-portal/requests/${id}/${c.plant.id}/blocks/${scope1Section}`;
    await c.call(block, body('PUT', { reason: 'No meter' }), 'verdant.entity');
    await m.merge(c.plant.id, c.office.id);
    expect((await c.board(id)).rows).toEqual([{ entityId: c.office.id, cells: '-b', unread: 0 }]);
  });

  it('opens again what was approved with other figures, and says so; what the merge leaves as it was stays approved', async () => {
    const { id } = await c.asked();
    const { store } = hubOf(h);
    const mine = await store(c.year.id, { entityId: c.plant.id, value: figure('100') });
    await store(c.year.id, { entityId: c.office.id, value: figure('1') });
    const statuses = async () => (await c.read(id)).requests.map(({ entityId, status }) => [entityId, status]);
    const settle = (status: string) =>
      h.database.pool.query('update collection_requests set status = $1 where entity_id = $2', [status, c.office.id]);
    await settle('approved');
    await m.merge(c.plant.id, c.office.id, [{ id: mine.id, choice: 'take' }]);
    expect(await statuses()).toEqual([[c.office.id, 'open']]);
    const events = await c.ok<CollectionEvent[]>(c.call(`/collections/${id}/events`));
    expect(events[0]).toMatchObject({ action: 'opened', entityId: c.office.id, note: 'Plant' });
    await settle('submitted');
    const { id: mill } = await hubOf(h).entity('Mill');
    await store(c.year.id, { entityId: mill, value: figure('7') });
    await m.merge(mill, c.office.id);
    expect(await statuses()).toEqual([[c.office.id, 'submitted']]);
    const { id: works } = await hubOf(h).entity('Works');
    await store(c.year.id, { entityId: works, value: figure('8') });
    await m.merge(c.office.id, works);
    expect(await statuses()).toEqual([[works, 'open']]);
  });

  it('goes with an answer that is being given: it moves too, or its person is told that nobody asks any more', async () => {
    const { id } = await c.asked({ entityIds: [c.plant.id] });
    await c.give(c.plant.id);
    const place = `/entity-portal/requests/${id}/${c.plant.id}/answers/${energySection}`;
    const said = { value: figure('5'), quality: 'measured', source: '', explanation: '', version: null };
    const { stamp, conflicts } = await m.read(c.plant.id, c.office.id);
    const [merged, answered] = await Promise.all([
      m.send(c.plant.id, { into: c.office.id, stamp, choices: m.keepAll(conflicts) }),
      c.call(place, body('PUT', said), 'verdant.entity'),
    ]);
    expect([merged.status, answered.status]).toEqual(merged.status === 200 ? [200, 404] : [409, 200]);
    if (merged.status === 409) expect((await m.merge(c.plant.id, c.office.id)).status).toBe(200);
    expect(await m.pointsOf(c.plant.id)).toEqual([]);
    expect(await m.pointsOf(c.office.id)).toHaveLength(answered.ok ? 1 : 0);
  });

  it('takes along every comment that was stored, and refuses later ones', async () => {
    await c.give(c.plant.id, c.office.id);
    const { id } = await c.asked({ entityIds: [c.plant.id] });
    const said = body('POST', { sectionId: energySection, text: 'Which meter?' });
    const { stamp, conflicts } = await m.read(c.plant.id, c.office.id);
    const [merged, ...answers] = await Promise.all([
      m.send(c.plant.id, { into: c.office.id, stamp, choices: m.keepAll(conflicts) }),
      ...Array.from({ length: 4 }).flatMap(() => [
        c.call(`/collections/${id}/requests/${c.plant.id}/comments`, said),
        c.call(`/entity-portal/requests/${id}/${c.plant.id}/comments`, said, 'verdant.entity'),
      ]),
    ]);
    expect(merged.status).toBe(200);
    for (const { status } of answers) expect([201, 404]).toContain(status);
    const kept = await c.ok<unknown[]>(c.call(`/collections/${id}/requests/${c.office.id}/comments`));
    expect(kept).toHaveLength(answers.filter(({ ok }) => ok).length);
  });

  it('leaves nothing on the merged entity that somebody asks or gives meanwhile', async () => {
    const { stamp, conflicts } = await m.read(c.plant.id, c.office.id);
    await c.give(c.office.id);
    const { userId } = h.as('verdant.entity').scope;
    const entityIds = [c.plant.id, c.office.id];
    const [merged, asked, given] = await Promise.all([
      m.send(c.plant.id, { into: c.office.id, stamp, choices: m.keepAll(conflicts) }),
      c.ask({ entityIds: [c.plant.id] }),
      c.call(`/entity-users/${userId}/entities`, body('PUT', { entityIds })),
    ]);
    expect([merged.status, [201, 422].includes(asked.status), [200, 422].includes(given.status)]).toEqual([
      200,
      true,
      true,
    ]);
    const left = await h.database.pool.query(
      `select entity_id from collection_requests where entity_id = $1
       union all select entity_id from access_grant_entities where entity_id = $1`,
      [c.plant.id],
    );
    expect(left.rows).toEqual([]);
  });

  it('waits for an answer that is being stored, and is then refused with what it moved', async () => {
    const { id } = await c.asked({ entityIds: [c.plant.id] });
    const { stamp, conflicts } = await m.read(c.plant.id, c.office.id);
    const { promise: stored, resolve: store } = Promise.withResolvers<void>();
    const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
    const answering = h.database.withScope(h.as('verdant.admin').scope, async (scoped) => {
      await lockRequest(scoped, { collectionId: id, entityId: c.plant.id }, 'share');
      lock();
      await stored;
      const { draft } = hubOf(h);
      const figures = { sectionId: energySection, entityId: c.plant.id, value: figure('5') };
      await storeDataPoint(scoped, draft(c.year.id, figures), h.clock.now());
    });
    await locked;
    const merging = m.send(c.plant.id, { into: c.office.id, stamp, choices: m.keepAll(conflicts) });
    // It neither answers nor fails while the request is locked.
    expect(await Promise.race([merging, setTimeout(200, 'waiting')])).toBe('waiting');
    store();
    await answering;
    expect(await refusal(await merging)).toEqual([409, 'entity_merge.outdated']);
    expect(await m.pointsOf(c.plant.id)).toHaveLength(1);
  });
});
