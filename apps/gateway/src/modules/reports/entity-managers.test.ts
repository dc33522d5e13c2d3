import type { Entity, Report } from '@esg/contract';
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
const site = async () => {
  const draft = { name: 'Kwun Tong plant', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
  return (await (await h.as('verdant.admin').request('/entities', body('POST', draft))).json()) as Entity;
};
const cover = async (name: PersonName, { id }: Pick<Report, 'id'>, entityIds: string[]) => {
  const { get, send, ok } = callerOf(h, name);
  const { version } = await ok<Report>(get(`/reports/${id}`));
  return (await send('PATCH', `/reports/${id}`, { version, entityIds })).status;
};
const publish = async (name: PersonName, { id }: Pick<Report, 'id'>) =>
  (await h.as(name).request(`/reports/${id}/publish`, { method: 'POST' })).status;

describe('what an organisation’s report covers', () => {
  it.each([
    ['entity-manager', 403],
    ['basic', 200],
    ['administrator', 200],
  ])('is changed by somebody who is %s: %i, where it was about the whole organisation', async (role, status) => {
    const [report, entity] = [await completeReport(h), await site()];
    await setRole(role);
    expect(await cover('verdant.member', report, [entity.id])).toBe(status);
  });

  it.each([
    ['entity-manager', false, 403],
    ['entity-manager', true, 200],
    ['basic', true, 403],
    ['basic', false, 403],
    ['administrator', false, 200],
    ['administrator', true, 200],
  ])('decides whether somebody who is %s publishes it (about entities: %s): %i', async (role, ofEntities, status) => {
    const [report, entity] = [await completeReport(h), await site()];
    if (ofEntities) expect(await cover('verdant.admin', report, [entity.id])).toBe(200);
    await setRole(role);
    expect(await publish('verdant.member', report)).toBe(status);
  });

  it('stays an entity manager’s to say of a report that nobody else has worked on', async () => {
    const entity = await site();
    await setRole('entity-manager');
    const report = await completeReport(h, 'verdant.member');
    expect(await cover('verdant.member', report, [entity.id])).toBe(200);
    expect(await publish('verdant.member', report)).toBe(200);
  });
});
