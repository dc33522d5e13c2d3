import type { Entity, Report, ReportPage } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { callerOf, completeReport } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const setRole = (role: string) =>
  h.database.pool.query('update users set role = $1 where email = $2', [role, h.as('verdant.member').email]);
const keep = async (name: PersonName | null, { id }: Entity) =>
  h.database.pool.query('update entities set manager_id = $1 where id = $2', [name && h.as(name).scope.userId, id]);
const site = async (parentId: string | null = null, name = 'Kwun Tong plant') => {
  const draft = { name, type: 'Site', parentId, fiscalYearStartMonth: 1 };
  return (await (await h.as('verdant.admin').request('/entities', body('POST', draft))).json()) as Entity;
};
const cover = async (name: PersonName, { id }: Pick<Report, 'id'>, entityIds: string[]) => {
  const { get, send, ok } = callerOf(h, name);
  const { version } = await ok<Report>(get(`/reports/${id}`));
  return (await send('PATCH', `/reports/${id}`, { version, entityIds })).status;
};
const publish = async (name: PersonName, { id }: Pick<Report, 'id'>) =>
  (await h.as(name).request(`/reports/${id}/publish`, { method: 'POST' })).status;

describe('the entities that an organisation’s report covers', () => {
  it.each([
    ['entity-manager', 403],
    ['basic', 200],
    ['administrator', 200],
  ])('are changed to their own entities by somebody who is %s: %i', async (role, status) => {
    const report = await completeReport(h);
    const entity = await site();
    await setRole(role);
    await keep('verdant.member', entity);
    expect(await cover('verdant.member', report, [entity.id])).toBe(status);
  });

  it('may include entities of others where an entity manager sets them, who then cannot publish the report', async () => {
    const report = await completeReport(h);
    const entity = await site();
    await setRole('entity-manager');
    expect(await cover('verdant.member', report, [entity.id])).toBe(200);
    expect(await publish('verdant.member', report)).toBe(403);
  });

  it.each([
    ['entity-manager', 'whole organisation', 403],
    ['entity-manager', 'theirs', 200],
    ['entity-manager', 'nobody’s', 403],
    ['entity-manager', 'a colleague’s', 403],
    ['entity-manager', 'theirs and a colleague’s', 403],
    ['entity-manager', 'theirs above a colleague’s', 403],
    ['basic', 'theirs', 403],
    ['basic', 'whole organisation', 403],
    ['administrator', 'whole organisation', 200],
    ['administrator', 'a colleague’s', 200],
  ])('decide whether somebody who is %s publishes it (%s): %i', async (role, whose, status) => {
    const report = await completeReport(h);
    const first = await site();
    const second = await site(null, 'Tai Po plant');
    const below = await site(first.id);
    const isTheirs = whose.startsWith('theirs');
    const other = whose === 'nobody’s' ? null : 'verdant.admin';
    for (const entity of [first, below]) await keep(isTheirs ? 'verdant.member' : other, entity);
    await keep('verdant.admin', second);
    if (whose === 'theirs above a colleague’s') await keep('verdant.admin', below);
    const covered = whose === 'theirs and a colleague’s' ? [first.id, second.id] : [first.id];
    if (whose !== 'whole organisation') expect(await cover('verdant.admin', report, covered)).toBe(200);
    await setRole(role);
    expect(await publish('verdant.member', report)).toBe(status);
  });

  it('are set by an entity manager, who publishes the report where nobody else has worked on it', async () => {
    const entity = await site();
    await keep('verdant.member', entity);
    await setRole('entity-manager');
    const report = await completeReport(h, 'verdant.member');
    expect(await cover('verdant.member', report, [entity.id])).toBe(200);
    expect(await publish('verdant.member', report)).toBe(200);
  });

  it('name their managers in the report and in the list of reports', async () => {
    const report = await completeReport(h);
    const entity = await site();
    const { get, ok } = callerOf(h);
    const told = async () => [
      (await ok<Report>(get(`/reports/${report.id}`))).entitiesManagerId,
      (await ok<ReportPage>(get('/reports'))).items[0]?.entitiesManagerId,
    ];
    expect(await told()).toEqual([null, null]);
    await keep('verdant.member', entity);
    await cover('verdant.admin', report, [entity.id]);
    const { userId } = h.as('verdant.member').scope;
    expect(await told()).toEqual([userId, userId]);
  });
});
