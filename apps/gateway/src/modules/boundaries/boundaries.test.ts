import type { Boundary, BoundaryEntity, BoundaryEvent, Entity } from '@esg/contract';
import { wholeHolding } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const year = 2025;
const call = (path: string, init?: RequestInit, name: PersonName = 'verdant.admin') => h.as(name).request(path, init);
const read = async (of = year, name: PersonName = 'verdant.admin') =>
  (await (await call(`/boundaries?year=${of}`, undefined, name)).json()) as Boundary;
const choose = (approach: string, version = 0, of = year, name?: PersonName) =>
  call('/boundaries/approach', body('PUT', { year: of, approach, version }), name);
const added = async (name: string, parentId: string | null = null) =>
  (await (
    await call('/entities', body('POST', { name, type: 'Company', parentId, fiscalYearStartMonth: 1 }))
  ).json()) as Entity;
const hold = (id: string, more: object, version = 0, of = year, name?: PersonName) =>
  call(`/entities/${id}/holding`, body('PUT', { year: of, ...wholeHolding, ...more, version }), name);
const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];

describe('the boundary of a year', () => {
  it('is empty until somebody sets it: no approach, every entity wholly owned and controlled', async () => {
    const { id } = await added('Plant');
    expect(await read()).toEqual({
      year,
      approach: null,
      since: null,
      version: 0,
      entities: [{ entityId: id, ...wholeHolding, since: null, version: 0 }],
    });
  });

  it('carries on from the year before, and a year with values of its own changes no other year', async () => {
    const { id } = await added('Plant');
    await choose('equity_share');
    const held = (await (await hold(id, { ownership: '72.5', joined: '2025-03-01' })).json()) as BoundaryEntity;
    expect(held).toMatchObject({ ownership: '72.5', since: year, version: 1 });
    expect(await read(2027)).toMatchObject({
      approach: 'equity_share',
      since: year,
      version: 0,
      entities: [{ ownership: '72.5', joined: '2025-03-01', since: year, version: 0 }],
    });
    expect((await hold(id, { ownership: '40' }, 0, 2026)).status).toBe(200);
    await choose('operational_control', 0, 2026);
    expect(await read(2027)).toMatchObject({ approach: 'operational_control', entities: [{ ownership: '40' }] });
    expect(await read()).toMatchObject({ approach: 'equity_share', entities: [{ ownership: '72.5' }] });
    expect(await read(2024)).toMatchObject({ approach: null, entities: [{ ownership: '100' }] });
  });

  it('keeps the values of entities when the approach changes back and forth', async () => {
    const { id } = await added('Plant');
    await hold(id, { ownership: '33.3333', operated: false, financialControl: 'joint' });
    await choose('equity_share');
    const before = await read();
    await choose('operational_control', 1);
    await choose('equity_share', 2);
    expect(await read()).toEqual({ ...before, version: 3 });
  });

  it('refuses a change that somebody else overtook, and shows the present values', async () => {
    const { id } = await added('Plant');
    await choose('equity_share');
    const stale = await choose('operational_control');
    expect([stale.status, await stale.json()]).toMatchObject([
      409,
      { code: 'resource.stale', current: { approach: 'equity_share', version: 1 } },
    ]);
    await hold(id, { ownership: '50' });
    const late = await hold(id, { ownership: '60' });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { code: 'resource.stale', current: { ownership: '50', version: 1 } },
    ]);
    expect((await hold(id, { ownership: '60' }, 1)).status).toBe(200);
  });

  it('refuses impossible percentages and days', async () => {
    const { id } = await added('Plant');
    for (const ownership of ['100.1', '100.0001', '-1', '12.34567', '1e1', 'half', ''])
      expect((await hold(id, { ownership })).status, ownership).toBe(422);
    expect((await hold(id, { joined: '2025-07-01', left: '2025-06-30' })).status).toBe(422);
    expect((await hold(id, { exclusion: 'x'.repeat(501) })).status).toBe(422);
    expect((await call('/boundaries?year=20')).status).toBe(422);
    expect((await hold(id, { ownership: '0' })).status).toBe(200);
  });

  it('takes a share as it is written, without noughts that say nothing', async () => {
    const { id } = await added('Plant');
    for (const [version, [written, ownership]] of [
      ['100.0000', '100'],
      ['040', '40'],
      ['7.50', '7.5'],
      ['0.00', '0'],
      ['12.340000', '12.34'],
    ].entries()) {
      const answer = await hold(id, { ownership: written }, version);
      expect([answer.status, await answer.json()]).toMatchObject([200, { ownership }]);
    }
  });

  it('keeps every change with its author', async () => {
    const { id } = await added('Plant');
    await choose('equity_share');
    await hold(id, { exclusion: 'Sold before the audit' });
    const events = (await (await call(`/boundaries/events?year=${year}`)).json()) as BoundaryEvent[];
    expect(events).toMatchObject([
      { entityId: id, approach: null, holding: { exclusion: 'Sold before the audit' } },
      { entityId: null, approach: 'equity_share', holding: null },
    ]);
    expect(events[0]?.by.id).toBe(h.as('verdant.admin').scope.userId);
    await expect(h.database.pool.query('update boundary_events set year = 2020')).rejects.toThrow();
  });

  it('keeps no entity from being removed', async () => {
    const { id } = await added('Plant');
    await hold(id, { ownership: '50' });
    expect((await call(`/entities/${id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await read()).entities).toEqual([]);
  });
});

describe('access to boundaries', () => {
  it('lets basic users without an entities manager read but not write, and entity managers write for their own entities', async () => {
    const { id } = await added('Plant');
    expect(await refusal(await choose('equity_share', 0, year, 'verdant.member'))).toEqual([403, 'permission.denied']);
    expect(await refusal(await hold(id, {}, 0, year, 'verdant.member'))).toEqual([403, 'permission.denied']);
    const member = personOf('verdant.member').scope.userId;
    await call(`/organizations/users/${member}/roles`, body('PUT', { roles: ['entity-manager'] }));
    expect((await hold(id, {}, 0, year, 'verdant.member')).status).toBe(403);
    expect((await choose('equity_share', 0, year, 'verdant.member')).status).toBe(403);
    await h.database.pool.query('update entities set manager_id = $1', [member]);
    expect((await hold(id, {}, 0, year, 'verdant.member')).status).toBe(200);
  });

  it('is refused to other organisations, tenants, entity users and strangers', async () => {
    const { id } = await added('Plant');
    await choose('equity_share');
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await read(year, name)).toMatchObject({ approach: null, entities: [] });
      expect(await (await call(`/boundaries/events?year=${year}`, undefined, name)).json()).toEqual([]);
      expect((await hold(id, {}, 0, year, name)).status).toBe(404);
    }
    for (const [path, init] of [
      [`/boundaries?year=${year}`, undefined],
      [`/boundaries/events?year=${year}`, undefined],
      ['/boundaries/approach', body('PUT', { year, approach: 'equity_share', version: 0 })],
      [`/entities/${id}/holding`, body('PUT', { year, ...wholeHolding, version: 0 })],
    ] as const) {
      expect((await call(path, init, 'verdant.entity')).status).toBe(403);
      expect((await h.anonymous(path, init)).status).toBe(401);
    }
  });

  it('keeps entity managers from the entities above, beside and below their own', async () => {
    const group = await added('Group');
    const own = await added('Own', group.id);
    const below = await added('Below', own.id);
    const member = personOf('verdant.member').scope.userId;
    await call(`/organizations/users/${member}/roles`, body('PUT', { roles: ['entity-manager'] }));
    await h.database.pool.query('update entities set manager_id = $1 where id = $2', [member, own.id]);
    for (const { id } of [group, below])
      expect(await refusal(await hold(id, { exclusion: 'Mine' }, 0, year, 'verdant.member'))).toEqual([
        403,
        'permission.denied',
      ]);
    expect((await hold(own.id, { ownership: '40' }, 0, year, 'verdant.member')).status).toBe(200);
    const seen = await read(year, 'verdant.member');
    expect(seen).toEqual(await read());
    expect(seen.entities.filter(({ version }) => version > 0)).toMatchObject([{ entityId: own.id, ownership: '40' }]);
  });

  it('keeps the boundary of a second organisation of the tenant apart from this one, in both directions', async () => {
    const { id } = await added('Plant');
    await choose('equity_share');
    await hold(id, { ownership: '40' });
    const before = await read();
    expect((await choose('financial_control', 1, year, 'verdant.sister')).status).toBe(409);
    expect((await choose('financial_control', 0, year, 'verdant.sister')).status).toBe(200);
    expect(await refusal(await hold(id, { ownership: '1' }, 1, year, 'verdant.sister'))).toEqual([
      404,
      'resource.not_found',
    ]);
    expect(await read()).toEqual(before);
    expect(await read(year, 'verdant.sister')).toMatchObject({ approach: 'financial_control', entities: [] });
  });
});
