import type { AuditEntry, DataPoint, Report } from '@esg/contract';
import pg from 'pg';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { body } from '../../testing/harness.ts';
import { giveEntities } from '../access-grants/index.ts';
import { refusal } from '../collections/testing.ts';
import { figure, hubOf, hubSuite } from '../data-points/testing.ts';
import { startReport } from '../reports/testing.ts';
import { mergesOf } from './testing.ts';

const suite = hubSuite();
let m: ReturnType<typeof mergesOf>;
beforeEach(() => {
  m = mergesOf(suite.h);
});

/** Two entities: both have a figure of 2024; the first one has another of 2025, and an entity below it. */
const two = async () => {
  const { entity, store } = hubOf(suite.h);
  const mill = await entity('Mill');
  const works = await entity('Works');
  const hall = await entity('Hall', mill.id);
  const kept = await store(suite.year.id, { entityId: works.id, value: figure('10') });
  const asked = await store(suite.year.id, { entityId: mill.id, value: figure('20') });
  const moved = await store(suite.next.id, { entityId: mill.id, value: figure('30') });
  return { mill, works, hall, kept, asked, moved };
};

describe('merging two entities', () => {
  it('says first what moves, and which figures both have', async () => {
    const { mill, works, asked, kept } = await two();
    expect(await m.read(mill.id, works.id)).toMatchObject({
      figures: 2,
      conflicts: [
        {
          metricKey: 'energy.consumption.total',
          id: asked.id,
          sources: [{ id: asked.id, total: { number: '20000', unit: 'kWh' } }],
          targets: [{ id: kept.id }],
          canAdd: true,
        },
      ],
      children: ['Hall'],
      users: 0,
      passesManager: false,
      collections: 0,
      reports: 0,
      boundaryYears: 0,
    });
    expect(await m.pointsOf(mill.id)).toHaveLength(2);
  });

  it('moves figures and children, keeps the figures of the other one, and archives the first with its history', async () => {
    const { mill, works, hall, kept, asked, moved } = await two();
    expect((await m.merge(mill.id, works.id)).status).toBe(200);
    expect((await m.pointsOf(works.id)).map(({ id }) => id)).toEqual([kept.id, moved.id]);
    expect(await m.pointsOf(mill.id)).toEqual([]);
    expect((await m.historyOf(asked.id)).map(({ action }) => action)).toEqual(['removed', 'created']);
    expect((await m.historyOf(moved.id)).map(({ action }) => action)).toEqual(['moved', 'created']);
    const now = await m.entities();
    expect(now.get(hall.id)?.parentId).toBe(works.id);
    expect(now.get(mill.id)?.archivedAt).not.toBeNull();
    const firstOf = async (id: string) =>
      ((await (await m.call(`/entities/${id}/history`)).json()) as { items: unknown[] }).items[0];
    const by = { name: 'Mei Chan' };
    expect(await firstOf(mill.id)).toMatchObject({ action: 'merged', by, changes: [{ after: 'Works' }] });
    expect(await firstOf(works.id)).toMatchObject({ action: 'absorbed', by, changes: [{ after: 'Mill' }] });
  });

  it('leaves the value that gives way in the history of the one that stays', async () => {
    const { mill, works, kept } = await two();
    await m.merge(mill.id, works.id);
    expect(await m.historyOf(kept.id)).toMatchObject([
      { action: 'merged', value: figure('20'), by: { name: 'Mei Chan' } },
      { action: 'created', value: figure('10') },
    ]);
  });

  it('takes a figure where the person says so, with the comments of the one that it replaces', async () => {
    const { mill, works, kept, asked, moved } = await two();
    const { ok, send, get } = hubOf(suite.h);
    await ok(send('POST', `/data-points/${kept.id}/comments`, { text: 'From the bill.' }));
    expect((await m.merge(mill.id, works.id, [{ id: asked.id, choice: 'take' }])).status).toBe(200);
    expect((await m.pointsOf(works.id)).map(({ id }) => id)).toEqual([asked.id, moved.id]);
    expect(JSON.stringify(await ok<unknown>(get(`/data-points/${asked.id}/comments`)))).toContain('From the bill.');
    expect((await ok<DataPoint>(get(`/data-points/${asked.id}`))).entityId).toBe(works.id);
    expect((await m.historyOf(asked.id)).map(({ action }) => action)).toEqual(['moved', 'merged', 'created']);
  });

  it('passes documents on to the figure that stays', async () => {
    const { mill, works, kept, asked } = await two();
    const { ok, get } = hubOf(suite.h);
    const attach = async (id: string, file: string) => {
      const form = new FormData();
      form.set('file', new File(['%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\n%%EOF\n'], file));
      form.set('reference', 'p. 3');
      expect((await m.call(`/data-points/${id}/evidence`, { method: 'POST', body: form })).status).toBe(201);
    };
    await attach(kept.id, 'Bill.pdf');
    await attach(asked.id, 'Meter.pdf');
    await m.merge(mill.id, works.id);
    const held = await ok<{ name: string; reference: string }[]>(get(`/data-points/${kept.id}/evidence`));
    expect(held).toMatchObject([
      { name: 'Bill.pdf', reference: 'p. 3' },
      { name: 'Meter.pdf', reference: 'p. 3' },
    ]);
  });

  it('adds up two amounts by their parts, and keeps both in the history', async () => {
    const { entity, store, ok, get } = hubOf(suite.h);
    const mill = await entity('Mill');
    const works = await entity('Works');
    const rows = (...each: [string, string, string][]) => ({
      type: 'number' as const,
      rows: each.map(([number, unit, descriptor]) => ({ number, unit, descriptor })),
    });
    const kept = await store(suite.year.id, {
      entityId: works.id,
      value: rows(['10.5', 'MWh', ''], ['1', 'GWh', 'Gas']),
    });
    const added = await store(suite.year.id, {
      entityId: mill.id,
      value: rows(['2', 'MWh', ''], ['3', 'kWh', 'Oil']),
      quality: 'estimated',
    });
    await m.merge(mill.id, works.id, [{ id: added.id, choice: 'add' }]);
    expect(await ok<DataPoint>(get(`/data-points/${kept.id}`))).toMatchObject({
      value: rows(['12.5', 'MWh', ''], ['1', 'GWh', 'Gas'], ['3', 'kWh', 'Oil']),
      total: { number: '1012503', unit: 'kWh' },
      quality: 'estimated',
    });
    expect((await m.historyOf(kept.id)).map(({ action }) => action)).toEqual(['changed', 'merged', 'created']);
  });

  it('doesn’t add up figures of different days, and refuses who asks for it', async () => {
    const { entity, store, time } = hubOf(suite.h);
    const mill = await entity('Mill');
    const works = await entity('Works');
    const half = await time('2024-01-01', '2024-06-30');
    const kept = await store(suite.year.id, { entityId: works.id });
    const other = await store(half.id, { entityId: mill.id });
    expect((await m.read(mill.id, works.id)).conflicts).toMatchObject([{ canAdd: false, targets: [{ id: kept.id }] }]);
    const answer = await m.merge(mill.id, works.id, [{ id: other.id, choice: 'add' }]);
    expect(await refusal(answer)).toEqual([422, 'request.invalid']);
    expect(await m.pointsOf(mill.id)).toHaveLength(1);
  });

  it('gives grants, invitations, the manager, the boundary and reports to the other one', async () => {
    const { mill, works } = await two();
    const { pool } = suite.h.database;
    const { tenantId, organisationId, userId } = suite.h.as('verdant.admin').scope;
    const member = suite.h.as('verdant.member').scope.userId;
    const invited = { email: 'ivy@works.example', entityIds: [mill.id, works.id], language: 'en' };
    await m.call('/entity-users', body('POST', invited));
    await pool.query('update entities set manager_id = $1 where id = $2', [member, mill.id]);
    await pool.query(
      `insert into boundary_entities (tenant_id, organisation_id, year, entity_id, kind, ownership, operated, financial_control, by_id, by_name, at)
       values ($1, $2, 2024, $3, 'subsidiary', 60, true, 'sole', $4, 'Mei Chan', now())`,
      [tenantId, organisationId, mill.id, userId],
    );
    const report = await startReport(suite.h);
    await pool.query('update reports set entity_ids = $1 where id = $2', [
      JSON.stringify([mill.id, works.id]),
      report.id,
    ]);
    expect(await m.read(mill.id, works.id)).toMatchObject({
      users: 1,
      passesManager: true,
      reports: 1,
      boundaryYears: 1,
      keepsBoundary: false,
    });
    expect((await m.merge(mill.id, works.id)).status).toBe(200);
    const first = async (sql: string) => (await pool.query(sql)).rows[0];
    expect(await first('select entity_ids from invitations')).toEqual({ entity_ids: [works.id] });
    expect((await m.entities()).get(works.id)?.managerId).toBe(member);
    expect(await first('select entity_id, ownership::text from boundary_entities')).toEqual({
      entity_id: works.id,
      ownership: '60',
    });
    expect(((await (await m.call(`/reports/${report.id}`)).json()) as Report).entityIds).toEqual([works.id]);
    const log = (await (await m.call(`/reports/${report.id}/audit-log`)).json()) as { items: AuditEntry[] };
    expect(log.items[0]).toMatchObject({ field: 'entityIds', oldValue: 'Mill, Works', newValue: 'Works' });
  });

  it('keeps what the boundary says of the other one, in all years', async () => {
    const { mill, works } = await two();
    const { tenantId, organisationId, userId } = suite.h.as('verdant.admin').scope;
    await suite.h.database.pool.query(
      `insert into boundary_entities (tenant_id, organisation_id, year, entity_id, kind, ownership, operated, financial_control, by_id, by_name, at)
       values ($1, $2, 2023, $3, 'subsidiary', 60, true, 'sole', $5, 'Mei Chan', now()), ($1, $2, 2024, $4, 'subsidiary', 80, true, 'sole', $5, 'Mei Chan', now())`,
      [tenantId, organisationId, mill.id, works.id, userId],
    );
    expect(await m.read(mill.id, works.id)).toMatchObject({ boundaryYears: 1, keepsBoundary: true });
    await m.merge(mill.id, works.id);
    const said = await suite.h.database.pool.query('select entity_id, year from boundary_entities');
    expect(said.rows).toEqual([{ entity_id: works.id, year: 2024 }]);
  });

  it('lets entity users of the merged entity answer for the other one at once', async () => {
    const { mill, works } = await two();
    const { scope } = suite.h.as('verdant.entity');
    await suite.h.database.withScope(suite.h.as('verdant.admin').scope, ({ tx }) =>
      giveEntities(tx, { ...scope, id: scope.userId }, [mill.id], suite.h.clock.now()),
    );
    await m.merge(mill.id, works.id);
    const given = await suite.h.database.pool.query('select entity_id from access_grant_entities');
    expect(given.rows).toEqual([{ entity_id: works.id }]);
  });

  it('is refused into itself, below itself, with archived ones, and where names below would be alike', async () => {
    const { entity } = hubOf(suite.h);
    const { mill, works, hall } = await two();
    expect(await refusal(await m.ask(mill.id, mill.id))).toEqual([422, 'entity_merge.refused']);
    expect(await refusal(await m.ask(mill.id, hall.id))).toEqual([422, 'entity_merge.refused']);
    const other = await entity('hall ', works.id);
    expect(await refusal(await m.ask(mill.id, works.id))).toEqual([422, 'entity_merge.names_alike']);
    await m.call(`/entities/${other.id}`, { method: 'DELETE' });
    await m.call(`/entities/${works.id}/archive`, { method: 'POST' });
    expect(await refusal(await m.ask(mill.id, works.id))).toEqual([422, 'entity_merge.refused']);
    expect(await refusal(await m.ask(works.id, mill.id))).toEqual([422, 'entity_merge.refused']);
  });

  it('isn’t undone by restoring the merged entity, which has nothing any more', async () => {
    const { mill, works } = await two();
    await m.merge(mill.id, works.id);
    const answer = await m.call(`/entities/${mill.id}/restore`, { method: 'POST' });
    expect(await refusal(answer)).toEqual([422, 'entity.merged']);
    expect((await m.entities()).get(mill.id)?.archivedAt).not.toBeNull();
  });

  it('needs no more statements to show 2,000 figures than to show two', async () => {
    const { mill, works, asked } = await two();
    const statements = async () => {
      const sent = vi.spyOn(pg.Client.prototype, 'query');
      const { figures } = await m.read(mill.id, works.id);
      const count = sent.mock.calls.length;
      sent.mockRestore();
      return { figures, count };
    };
    await statements();
    const few = await statements();
    const { pool } = suite.h.database;
    // Labelled figures of the same time, so that each is a series of its own.
    await pool.query(
      `insert into data_points (tenant_id, organisation_id, metric_key, section_id, entity_id, reporting_time_id, period_start,
         period_end, label_key, value, total_number, total_unit, created_at, updated_at, updated_by_id, updated_by_name)
       select tenant_id, organisation_id, metric_key, section_id, whose, reporting_time_id, period_start, period_end,
         gen_random_uuid()::text, value, total_number, total_unit, created_at, updated_at, updated_by_id, updated_by_name
       from data_points, generate_series(1, 999), unnest(array[$2, $3]::uuid[]) whose where id = $1`,
      [asked.id, mill.id, works.id],
    );
    await pool.query(
      `update data_points there set label_key = mine.label_key from
         (select label_key, row_number() over (order by id) as at from data_points where entity_id = $1 and label_key <> '') mine,
         (select id, row_number() over (order by id) as at from data_points where entity_id = $2 and label_key <> '') theirs
       where mine.at = theirs.at and there.id = theirs.id`,
      [mill.id, works.id],
    );
    const many = await statements();
    expect(many).toEqual({ figures: 1001, count: few.count });
    expect(few.count).toBeLessThanOrEqual(20);
    const { conflicts, stamp } = await m.read(mill.id, works.id);
    expect(conflicts).toHaveLength(1000);
    const choices = conflicts.map(({ id }) => ({ id, choice: 'add' as const }));
    expect((await m.send(mill.id, { into: works.id, stamp, choices })).status).toBe(200);
    expect(await m.pointsOf(works.id)).toHaveLength(1001);
  });
});

describe('who may merge two entities', () => {
  it('is refused to managers of one of the two, to others, and outside of the organisation', async () => {
    const { mill, works } = await two();
    const { stamp } = await m.read(mill.id, works.id);
    const given = { into: works.id, stamp, choices: [] };
    for (const name of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await refusal(await m.ask(mill.id, works.id, name))).toEqual([404, 'resource.not_found']);
      expect(await refusal(await m.send(mill.id, given, name))).toEqual([404, 'resource.not_found']);
    }
    expect((await m.ask(mill.id, works.id, 'verdant.entity')).status).toBe(403);
    expect((await m.send(mill.id, given, 'verdant.entity')).status).toBe(403);
    expect((await suite.h.anonymous(`/entities/${mill.id}/merge?into=${works.id}`)).status).toBe(401);
    expect((await suite.h.anonymous(`/entities/${mill.id}/merge`, body('POST', given))).status).toBe(401);
    expect(await m.pointsOf(mill.id)).toHaveLength(2);
  });

  it('lets an entity manager merge where both, and all right below the first, are theirs', async () => {
    const { mill, works, hall } = await two();
    const { pool } = suite.h.database;
    const member = suite.h.as('verdant.member').scope.userId;
    await m.call(`/organizations/users/${member}/roles`, body('PUT', { roles: ['entity-manager'] }));
    const theirs = (id: string) => pool.query('update entities set manager_id = $1 where id = $2', [member, id]);
    const denied = [403, 'permission.denied'];
    const given = async () => {
      const { stamp, conflicts } = await m.read(mill.id, works.id);
      return { into: works.id, stamp, choices: m.keepAll(conflicts) };
    };
    await theirs(mill.id);
    expect(await refusal(await m.ask(mill.id, works.id, 'verdant.member'))).toEqual(denied);
    expect(await refusal(await m.send(mill.id, await given(), 'verdant.member'))).toEqual(denied);
    await theirs(works.id);
    expect(await refusal(await m.send(mill.id, await given(), 'verdant.member'))).toEqual(denied);
    await theirs(hall.id);
    expect((await m.send(mill.id, await given(), 'verdant.member')).status).toBe(200);
  });

  it('refuses entities of another organisation as if they did not exist', async () => {
    const { mill } = await two();
    const draft = { name: 'Pier', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
    const pier = (await (await m.call('/entities', body('POST', draft), 'harbour.admin')).json()) as { id: string };
    expect(await refusal(await m.ask(mill.id, pier.id))).toEqual([404, 'resource.not_found']);
    const given = { into: pier.id, stamp: '', choices: [] };
    expect(await refusal(await m.send(mill.id, given))).toEqual([404, 'resource.not_found']);
  });
});
