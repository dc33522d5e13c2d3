import type { Entity, NewEntity, Problem } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const added = async (name: string, parentId: string | null = null) => {
  const fields: NewEntity = { name, type: 'Site', parentId, fiscalYearStartMonth: 1 };
  return (await (await h.as('verdant.admin').request('/entities', body('POST', fields))).json()) as Entity;
};
type Move = { id: string; from: string | null; to: string | null };
const move = (moves: readonly Move[], name: PersonName = 'verdant.admin') =>
  h.as(name).request('/entities/move', body('POST', { moves }));
const issuesOf = async (answer: Response) => ((await answer.json()) as Problem).issues;
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const tree = async () => {
  const entities = (await (await h.as('verdant.admin').request('/entities')).json()) as Entity[];
  const names = new Map(entities.map(({ id, name }) => [id, name]));
  return entities.map(({ name, parentId }) => `${name} < ${names.get(parentId ?? '') ?? 'top'}`);
};

describe('moving entities', () => {
  it('moves several with what is below them, notes it in the history of each, and can be undone', async () => {
    const asia = await added('Asia');
    const site = await added('Site');
    const yard = await added('Yard');
    await added('Hall', site.id);
    const there = [site, yard].map(({ id }) => ({ id, from: null, to: asia.id }));
    const answer = await move(there);
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      [{ id: site.id, parentId: asia.id, version: 2 }, { id: yard.id }],
    ]);
    expect(await tree()).toEqual(['Asia < top', 'Hall < Site', 'Site < Asia', 'Yard < Asia']);
    const history = await h.as('verdant.admin').request(`/entities/${site.id}/history`);
    expect(((await history.json()) as { items: unknown[] }).items[0]).toMatchObject({
      action: 'changed',
      changes: [{ field: 'parent', before: '', after: 'Asia' }],
    });
    await move(there.map(({ id, from, to }) => ({ id, from: to, to: from })));
    expect(await tree()).toEqual(['Asia < top', 'Hall < Site', 'Site < top', 'Yard < top']);
  });

  it('moves none where one would be below itself, is gone, or was moved by somebody else meanwhile', async () => {
    const asia = await added('Asia');
    const site = await added('Site');
    const hall = await added('Hall', site.id);
    const first = { id: hall.id, from: site.id, to: asia.id };
    expect(await refusal(await move([first, { id: asia.id, from: null, to: hall.id }]))).toEqual([
      422,
      'entity.parent_refused',
    ]);
    expect(await refusal(await move([first, { id: site.id, from: asia.id, to: null }]))).toEqual([409, 'entity.moved']);
    const gone = '0de0c000-0000-4000-8000-000000000001';
    expect(await refusal(await move([first, { id: gone, from: null, to: null }]))).toEqual([404, 'resource.not_found']);
    expect(await refusal(await move([first, { id: site.id, from: null, to: gone }]))).toEqual([422, 'request.invalid']);
    expect(await tree()).toEqual(['Asia < top', 'Hall < Site', 'Site < top']);
  });

  it('names the move that it refuses', async () => {
    const asia = await added('Asia');
    const site = await added('Site', asia.id);
    const there = { id: site.id, from: asia.id, to: null };
    expect(await issuesOf(await move([there, { id: asia.id, from: site.id, to: null }]))).toMatchObject([
      { path: 'moves.1.from' },
    ]);
    expect(await issuesOf(await move([{ id: asia.id, from: null, to: site.id }]))).toMatchObject([
      { path: 'moves.0.to' },
    ]);
  });

  it('moves none beside one of its name, and exchanges two of one name', async () => {
    const asia = await added('Asia');
    const europe = await added('Europe');
    const one = await added('Head office', asia.id);
    const other = await added('Head office', europe.id);
    const there = { id: one.id, from: asia.id, to: europe.id };
    expect(await refusal(await move([there]))).toEqual([422, 'entity.exists']);
    expect((await move([there, { id: other.id, from: europe.id, to: asia.id }])).status).toBe(200);
  });

  it('lets one of two people win who move two entities below each other at once', async () => {
    const one = await added('One');
    const other = await added('Other');
    const answers = await Promise.all([
      move([{ id: one.id, from: null, to: other.id }]),
      move([{ id: other.id, from: null, to: one.id }]),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is refused to entity managers for what is not theirs, to others, and outside of the organisation', async () => {
    const asia = await added('Asia');
    const site = await added('Site');
    const there = [{ id: site.id, from: null, to: asia.id }];
    await h.database.pool.query("update users set role = 'entity-manager' where id = $1", [
      h.as('verdant.member').scope.userId,
    ]);
    expect(await refusal(await move(there, 'verdant.member'))).toEqual([403, 'permission.denied']);
    expect((await move(there, 'verdant.entity')).status).toBe(403);
    for (const name of ['verdant.sister', 'harbour.admin'] as const)
      expect(await refusal(await move(there, name))).toEqual([404, 'resource.not_found']);
    expect((await h.anonymous('/entities/move', body('POST', { moves: there }))).status).toBe(401);
    await h.database.pool.query('update entities set manager_id = $1 where id = $2', [
      h.as('verdant.member').scope.userId,
      site.id,
    ]);
    // The new parent is another manager's.
    expect(await refusal(await move(there, 'verdant.member'))).toEqual([403, 'permission.denied']);
    await h.database.pool.query('update entities set manager_id = $1 where id = $2', [
      h.as('verdant.member').scope.userId,
      asia.id,
    ]);
    expect((await move(there, 'verdant.member')).status).toBe(200);
  });
});
