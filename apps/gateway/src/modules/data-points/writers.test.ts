import type { DataPoint, Problem } from '@esg/contract';
import { describe, expect, it } from 'vitest';
import { body } from '../../testing/harness.ts';
import { csvOf, importsOf, type Row } from '../imports/testing.ts';
import { figure, hubOf, hubSuite, png, upload } from './testing.ts';

const suite = hubSuite();

const denied = { status: 403, code: 'permission.denied' };

/** The member as an entity manager with one entity, beside one that is nobody's. */
const setting = async () => {
  const { entity } = hubOf(suite.h);
  const own = await entity('Own');
  const other = await entity('Other');
  const { userId } = suite.h.as('verdant.member').scope;
  const admin = hubOf(suite.h, 'verdant.admin');
  await admin.ok(admin.send('PUT', `/organizations/users/${userId}/roles`, { roles: ['entity-manager'] }));
  await suite.h.database.pool.query('update entities set manager_id = $1 where id = $2', [userId, own.id]);
  return { own, other };
};
const changeOf = (point: DataPoint, number: string) => {
  const { reportingTimeId, labelIds, source, internal, quality, methodology, explanation, version } = point;
  const value = figure(number);
  return { reportingTimeId, labelIds, value, source, internal, quality, methodology, explanation, version };
};

describe('entity managers', () => {
  it('write figures of their own entities and of the organisation, and none of other entities', async () => {
    const { own, other } = await setting();
    const { send, refused, draft, store, remove, ok, get } = hubOf(suite.h);
    const theirs = await hubOf(suite.h, 'verdant.admin').store(suite.year.id, { entityId: other.id });
    const path = `/data-points/${theirs.id}`;
    expect(await refused(send('POST', '/data-points', draft(suite.next.id, { entityId: other.id })))).toMatchObject(
      denied,
    );
    expect(await refused(send('PUT', path, changeOf(theirs, '7')))).toMatchObject(denied);
    expect(await refused(remove(`${path}?version=1`))).toMatchObject(denied);
    expect(await ok<DataPoint>(get(path))).toEqual(theirs);
    for (const entityId of [own.id, null]) {
      const point = await store(suite.year.id, { entityId });
      expect((await send('PUT', `/data-points/${point.id}`, changeOf(point, '7'))).status).toBe(200);
      expect((await remove(`/data-points/${point.id}?version=2`)).status).toBe(204);
    }
  });

  it('put no documents on figures of other entities', async () => {
    const { other } = await setting();
    const { id } = await hubOf(suite.h, 'verdant.admin').store(suite.year.id, { entityId: other.id });
    const answer = await suite.h.as('verdant.member').request(`/data-points/${id}/evidence`, upload(png()));
    expect([answer.status, ((await answer.json()) as Problem).code]).toEqual([403, 'permission.denied']);
  });

  it('import figures into their own entities, and neither write nor undo sheets about others', async () => {
    await setting();
    const energy = (entity: string): Row => ({
      metric: 'energy.consumption.total',
      period: '2024',
      value: 12.5,
      unit: 'MWh',
      entity,
    });
    const mine = importsOf(suite.h);
    const admin = importsOf(suite.h, 'verdant.admin');
    const step = async (id: string, verb: 'apply' | 'undo') => {
      const init = body('POST', verb === 'apply' ? { conflicts: 'overwrite' } : {});
      const answer = await suite.h.as('verdant.member').request(`/imports/${id}/${verb}`, init);
      return answer.status;
    };
    const wide = await mine.checked(csvOf([energy('Own'), energy('Other')]));
    expect(await step(wide.id, 'apply')).toBe(403);
    await admin.ok(admin.send('POST', `/imports/${wide.id}/apply`, { conflicts: 'overwrite' }));
    await admin.until(wide.id, 'applied');
    expect(await step(wide.id, 'undo')).toBe(403);
    const again = await mine.checked(csvOf([{ ...energy('Own'), period: '2025' }]));
    expect(await step(again.id, 'apply')).toBeLessThan(300);
    await mine.until(again.id, 'applied');
  });
});
