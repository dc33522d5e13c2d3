import { type Boundary, type BoundaryEntity, type Problem, wholeHolding } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { hubOf } from '../data-points/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const put = (entities: readonly object[], who: PersonName = 'verdant.admin', year = 2025) =>
  h.as(who).request('/boundaries/holdings', body('PUT', { year, entities }));
const held = async (year = 2025) => {
  const boundary = (await (await h.as('verdant.admin').request(`/boundaries?year=${year}`)).json()) as Boundary;
  return boundary.entities.map(({ ownership, since, version }) => [ownership, since, version]);
};
const code = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, ((await response.json()) as Problem).code];
};
const half = { ...wholeHolding, ownership: '50', financialControl: 'joint' };
const events = async () =>
  (await (await h.as('verdant.admin').request('/boundaries/events?year=2025')).json()) as readonly object[];

describe('holdings of many entities', () => {
  it('are changed at once, each of them noted, and undone to a year that says nothing', async () => {
    const ids = [await hubOf(h).entity('Asia'), await hubOf(h).entity('Europe')].map(({ id }) => id);
    const answer = await put(ids.map((entityId) => ({ entityId, holding: half, version: 0 })));
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as BoundaryEntity[]).map(({ ownership }) => ownership)).toEqual(['50', '50']);
    expect(await held()).toEqual([
      ['50', 2025, 1],
      ['50', 2025, 1],
    ]);
    expect(await held(2024)).toEqual([
      ['100', null, 0],
      ['100', null, 0],
    ]);
    expect((await events()).length).toBe(2);
    expect((await put(ids.map((entityId) => ({ entityId, holding: null, version: 1 })))).status).toBe(200);
    expect(await held()).toEqual([
      ['100', null, 0],
      ['100', null, 0],
    ]);
    expect((await events()).length).toBe(4);
  });

  it('are all kept where one of them was changed since', async () => {
    const asia = await hubOf(h).entity('Asia');
    const europe = await hubOf(h).entity('Europe');
    await put([{ entityId: europe.id, holding: { ...half, ownership: '30' }, version: 0 }]);
    const both = [asia, europe].map(({ id }) => ({ entityId: id, holding: half, version: 0 }));
    expect(await code(put(both))).toEqual([409, 'resource.stale']);
    expect(await held()).toEqual([
      ['100', null, 0],
      ['30', 2025, 1],
    ]);
  });

  it('are refused to other roles, organisations and managers, and of what nobody can own', async () => {
    const { id } = await hubOf(h).entity('Asia');
    const asked = [{ entityId: id, holding: half, version: 0 }];
    expect((await h.anonymous('/boundaries/holdings', body('PUT', { year: 2025, entities: asked }))).status).toBe(401);
    for (const who of ['verdant.member', 'verdant.entity', 'verdant.supplier'] as const)
      expect((await put(asked, who)).status).toBe(403);
    for (const who of ['verdant.sister', 'harbour.admin'] as const)
      expect(await code(put(asked, who))).toEqual([404, 'resource.not_found']);
    await h.database.pool.query("update users set role = 'entity-manager' where id = $1", [
      h.as('verdant.member').scope.userId,
    ]);
    expect(await code(put(asked, 'verdant.member'))).toEqual([403, 'permission.denied']);
    for (const wrong of [{ ownership: '101' }, { joined: '2025-07-01', left: '2025-06-30' }, { kind: 'rented' }])
      expect((await put([{ entityId: id, holding: { ...half, ...wrong }, version: 0 }])).status).toBe(422);
    expect((await put([])).status).toBe(422);
    expect(await held()).toEqual([['100', null, 0]]);
  });
});
