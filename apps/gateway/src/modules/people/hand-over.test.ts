import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { outcome, promote, setRules, working } from '../report-work/testing.ts';
import { answering, completeReport, profile, startReport } from '../reports/testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const remove = (id: string) => h.as('verdant.admin').request(`/organizations/users/${id}`, { method: 'DELETE' });

type Database = Pick<Harness['database'], 'pool'>;
type Work = { tenantId: string; organisationId: string; reportId: string; member: string; admin: string };

/** Gives the member one of everything that can wait for a person, together with an administrator where it can wait for several. */
const giveWork = async ({ pool }: Database, { tenantId, organisationId, reportId, member, admin }: Work) => {
  const owner = [tenantId, organisationId, reportId];
  const chain = JSON.stringify([{ approverIds: [member] }, { approverIds: [admin, member] }]);
  await pool.query(`insert into assignments values ($1, $2, $3, '305-1', $4, $4, '2026-12-31', '')`, [
    ...owner,
    JSON.stringify([member, admin]),
  ]);
  await pool.query(
    `insert into approval_rules (tenant_id, organisation_id, steps, of_disclosures, of_reports, separate_duties)
     values ($1, $2, $3, true, true, false)`,
    [tenantId, organisationId, chain],
  );
  await pool.query(
    `insert into report_chains (tenant_id, organisation_id, report_id, steps, of_disclosures, of_reports)
     values ($1, $2, $3, $4, true, true)`,
    [...owner, chain],
  );
  await pool.query(
    `insert into approval_rounds (tenant_id, organisation_id, report_id, disclosure_code, state, steps, note,
       submitted_at, submitted_by_id, submitted_by_name)
     select $1::uuid, $2::uuid, $3::uuid, code, state, $4::jsonb, '', now(), $5::uuid, 'Mei Chan'
     from (values ('305-1', 'open'), ('305-2', 'accepted')) as rounds (code, state)`,
    [...owner, chain, admin],
  );
  await pool.query(
    `insert into report_tasks (tenant_id, organisation_id, report_id, disclosure_code, assignee_id, assignee_name, note,
       created_at, created_by_id, created_by_name, done_at, done_by_id)
     select $1::uuid, $2::uuid, $3::uuid, '305-1', $4::uuid, 'Daniel', '', now(), $5::uuid, 'Mei Chan', done,
       case when done is null then null else $4::uuid end
     from (values (null::timestamptz), (now())) as tasks (done)`,
    [...owner, member, admin],
  );
  await pool.query(
    `insert into contributions (tenant_id, organisation_id, report_id, role, email, name, user_id, language, message,
       invited_by_id, invited_by_name, invited_at, site)
     values ($1, $2, $3, 'answer', 'member@verdant.example', 'Daniel', $4::uuid, 'en', '', $5::uuid, 'Mei', now(), ''),
            ($1, $2, $3, 'answer', 'guest@elsewhere.example', 'Guest', null, 'en', '', $4::uuid, 'Daniel', now(), '')`,
    [...owner, member, admin],
  );
};

/** Where work still waits for a person; what they did keeps their name. */
const stillNaming = async ({ pool }: Database, person: string) => {
  const { rows } = await pool.query(
    `select 'assignments' as at from assignments where assignee_ids::text || approver_ids::text like $1
     union all select 'rules' from approval_rules where steps::text like $1
     union all select 'chains' from report_chains where steps::text like $1
     union all select 'open rounds' from approval_rounds where state = 'open' and steps::text like $1
     union all select 'open tasks' from report_tasks where done_at is null and assignee_id::text like $1
     union all select 'open contributions' from contributions
       where revoked_at is null and coalesce(user_id::text, '') || invited_by_id::text like $1`,
    [`%${person}%`],
  );
  return rows;
};

describe('removing a person', () => {
  it('leaves no assignment, approval, task or invitation that waits for that person', async () => {
    const { id } = await completeReport(h, 'verdant.member');
    const admin = h.as('verdant.admin').scope.userId;
    const member = h.as('verdant.member').scope.userId;
    const { organisationId, tenantId } = h.as('verdant.admin').scope;
    await giveWork(h.database, { tenantId, organisationId, reportId: id, member, admin });
    const moved = await (await remove(member)).json();
    expect(moved).toEqual({
      reports: 1,
      assignments: 1,
      approverPlaces: 4,
      tasks: 1,
      contributions: 1,
      people: 0,
      entities: 0,
    });
    expect(await stillNaming(h.database, member)).toEqual([]);
    const kept = await h.database.pool.query(
      `select (select assignee_ids from assignments) as ids, (select count(*)::int from contributions) as asked,
              (select count(*)::int from report_tasks where assignee_id = $1) as done`,
      [member],
    );
    expect(kept.rows).toEqual([{ ids: [admin], asked: 2, done: 1 }]);
  });

  it('leaves every step of an approval with somebody who may decide it', async () => {
    await promote(h, 'verdant.entity');
    await promote(h, 'verdant.member');
    const report = await startReport(h);
    await answering(h, report, 'verdant.admin').answer('2-1/org.profile', 0, profile);
    await setRules(h, [['verdant.entity']], { separateDuties: true });
    const { submit, decide } = working(h, report.id);
    expect(await outcome(submit('verdant.admin', '2-1'))).toBe('200');
    expect(await outcome(decide('verdant.member', '2-1', 'approved'))).toBe('422 approval.not_yours');
    const told = vi.spyOn(h.deps.realtime, 'publish');
    await remove(h.as('verdant.entity').scope.userId);
    expect(told.mock.calls.map(([, notice]) => notice)).toContainEqual({ type: 'report.changed', reportId: report.id });
    told.mockRestore();
    expect(await outcome(decide('verdant.admin', '2-1', 'approved'))).toBe('422 approval.own_work');
    expect(await outcome(decide('verdant.member', '2-1', 'approved'))).toBe('200');
  });
});
