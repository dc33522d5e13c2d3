import type { EntityBelongings, EntityOverview, Report } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { body } from '../../testing/harness.ts';
import { writeDataPoints } from '../data-points/index.ts';
import { figure, hubOf, hubSuite } from '../data-points/testing.ts';
import { callerOf, completeReport } from '../reports/testing.ts';

const suite = hubSuite();
type Suite = (typeof suite)['h'];
const read = async (name: 'verdant.admin' | 'verdant.sister' | 'harbour.admin' = 'verdant.admin') =>
  (await (await suite.h.as(name).request('/entities/overviews')).json()) as EntityOverview[];
const cover = async (entityIds: string[]) => {
  const { get, send, ok } = callerOf(suite.h, 'verdant.admin');
  const report = await completeReport(suite.h);
  const { version } = await ok<Report>(get(`/reports/${report.id}`));
  await ok(send('PATCH', `/reports/${report.id}`, { version, entityIds }));
  return report.id;
};

describe('the data of entities', () => {
  it('are counted for each entity: figures, and reports in progress and published', async () => {
    const { entity, store } = hubOf(suite.h);
    const one = await entity('One plant');
    const two = await entity('Two plants');
    await store(suite.year.id, { entityId: one.id });
    await store(suite.next.id, { entityId: one.id });
    await store(suite.next.id);
    const reportId = await cover([one.id, two.id]);
    const own = { reportsInProgress: 1, reportsPublished: 0, requestsOpen: 0 };
    expect(await read()).toEqual([
      { entityId: one.id, figures: 2, ...own },
      { entityId: two.id, figures: 0, ...own },
    ]);
    await suite.h.database.pool.query("update reports set status = 'readonly-published' where id = $1", [reportId]);
    expect(await read()).toMatchObject([{ reportsInProgress: 0, reportsPublished: 1 }, { reportsPublished: 1 }]);
  });

  it('are closed to strangers, entity users, other organisations and other tenants', async () => {
    await hubOf(suite.h).entity('One plant');
    expect(await read('verdant.sister')).toEqual([]);
    expect(await read('harbour.admin')).toEqual([]);
    expect((await suite.h.as('verdant.entity').request('/entities/overviews')).status).toBe(403);
    expect((await suite.h.anonymous('/entities/overviews')).status).toBe(401);
  });
});

describe('what belongs to one entity', () => {
  const belongings = (id: string, name: Parameters<Suite['as']>[0] = 'verdant.admin') =>
    suite.h.as(name).request(`/entities/${id}/overview`);

  it('is its figures over the years, who entered them, and the reports that name it', async () => {
    const { entity, store } = hubOf(suite.h);
    const one = await entity('One plant');
    const { value } = await store(suite.year.id, { entityId: one.id });
    const reportId = await cover([one.id]);
    const found = (await (await belongings(one.id)).json()) as EntityBelongings;
    expect(found).toMatchObject({
      manager: null,
      authors: [{ id: suite.h.as('verdant.member').scope.userId, figures: 1 }],
      figures: [{ values: expect.arrayContaining([{ period: suite.year.period, number: expect.any(String) }]) }],
      reports: [{ id: reportId, status: 'completed' }],
      documents: [],
    });
    expect(value).toBeDefined();
  });

  it('is, of a group, what its entities add up to', async () => {
    const { entity, store } = hubOf(suite.h);
    const group = await entity('Group');
    const below = [await entity('One plant', group.id), await entity('Two plants', group.id)];
    for (const { id } of below) await store(suite.year.id, { entityId: id });
    const figuresOf = async (id: string) => {
      const { figures } = (await (await belongings(id)).json()) as EntityBelongings;
      return figures.map(({ values }) => Number(values.at(-1)?.number));
    };
    const [one = 0] = await figuresOf(below[0]?.id ?? '');
    expect(await figuresOf(group.id)).toEqual([2 * one]);
  });

  it('is open to an entity manager, who sees all entities of the organisation and none of another', async () => {
    const { entity, store } = hubOf(suite.h);
    const one = await entity('One plant');
    await store(suite.year.id, { entityId: one.id });
    const member = suite.h.as('verdant.member');
    const makeManager = "update users set role = 'entity-manager' where id = $1";
    await suite.h.database.pool.query(makeManager, [member.scope.userId]);
    expect(await (await member.request('/entities/overviews')).json()).toEqual(await read());
    expect((await belongings(one.id, 'verdant.member')).status).toBe(200);
    const send = suite.h.as('verdant.sister').request;
    const draft = { name: 'One plant', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
    const theirs = (await (await send('/entities', body('POST', draft))).json()) as { id: string };
    expect(await read('verdant.sister')).toMatchObject([{ entityId: theirs.id, figures: 0 }]);
    expect((await belongings(theirs.id, 'verdant.member')).status).toBe(404);
  });

  it('is nobody else’s to see', async () => {
    const { id } = await hubOf(suite.h).entity('One plant');
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect((await belongings(id, name)).status).toBe(404);
    expect((await belongings(id, 'verdant.entity')).status).toBe(403);
    expect((await suite.h.anonymous(`/entities/${id}/overview`)).status).toBe(401);
  });
});

it('keeps an entity that a report covers from being removed, and lets it be archived with its figures', async () => {
  const { entity, store, send, draft, refused } = hubOf(suite.h);
  const one = await entity('One plant');
  await cover([one.id]);
  const admin = suite.h.as('verdant.admin');
  expect(await refused(admin.request(`/entities/${one.id}`, { method: 'DELETE' }))).toMatchObject({
    status: 422,
    code: 'entity.linked',
  });
  await store(suite.year.id, { entityId: one.id });
  expect((await admin.request(`/entities/${one.id}/archive`, { method: 'POST' })).status).toBe(200);
  expect(await refused(send('POST', '/data-points', draft(suite.next.id, { entityId: one.id })))).toMatchObject({
    status: 422,
    code: 'request.invalid',
  });
  expect(await read()).toMatchObject([{ figures: 1 }]);
});

it('lets an import correct the figures of an archived entity, and add none', async () => {
  const { entity, store, draft } = hubOf(suite.h);
  const one = await entity('One plant');
  const { id, version } = await store(suite.year.id, { entityId: one.id });
  const { request, scope } = suite.h.as('verdant.admin');
  await request(`/entities/${one.id}/archive`, { method: 'POST' });
  const work = { actor: { id: scope.userId, name: 'Ada' }, now: new Date() };
  const corrected = draft(suite.year.id, { entityId: one.id, value: figure('120') });
  const written = await suite.h.database.withScope(scope, (scoped) =>
    writeDataPoints(
      scoped,
      [
        { draft: corrected, replaces: { id, version } },
        { draft: draft(suite.next.id, { entityId: one.id }), replaces: null },
      ],
      work,
    ),
  );
  expect(written).toMatchObject([
    { ok: true, version: 2 },
    { ok: false, code: 'request.invalid' },
  ]);
});
