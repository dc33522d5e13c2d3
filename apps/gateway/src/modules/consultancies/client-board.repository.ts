import type {
  ClientBoard,
  ClientBoardOrder,
  ClientBoardQuery,
  ClientBoardState,
  ClientReport,
  Report,
} from '@esg/contract';
import { clientBoardLimits } from '@esg/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Scope, Transaction } from '../../platform/database/index.ts';

/** The consultancy of the clients: they are outside of the caller's scope, so every statement here begins with them. */
export type Consultancy = Pick<Scope, 'tenantId' | 'organisationId'>;

/**
 * Everything that a report waits for, one row for each person: approvals (a separate rule finds who decides), invited people who have not
 * finished, open tasks, and rejected disclosures with their assignees.
 */
const waits = (reportId: SQL) => sql`
  select 'approval' as kind, id::text as item, null as person from approval_rounds
  where report_id = ${reportId} and state = 'open'
  union all
  select case when role = 'reviewer' then 'review' else 'contribution' end, id::text, coalesce(nullif(name, ''), email)
  from contributions where report_id = ${reportId} and role <> 'reader' and done_at is null and revoked_at is null
  union all
  select 'task', id::text, assignee_name from report_tasks where report_id = ${reportId} and done_at is null
  union all
  select 'rework', disclosure.code, concat_ws(' ', person.first_name, person.last_name)
  from report_disclosures disclosure
  left join assignments on assignments.report_id = disclosure.report_id and assignments.disclosure_code = disclosure.code
  left join users person on person.tenant_id = disclosure.tenant_id and assignments.assignee_ids ? person.id::text
  where disclosure.report_id = ${reportId} and disclosure.selected and disclosure.status = 'approval-rejected'`;

const isPublished = sql`report.status = 'readonly-published'`;

/** What decides the state of a report besides the database: the reader's day, and which reports nothing is missing from. */
type Facts = { readonly today: string; readonly readyIds: readonly string[] };

/** Reports of the consultancy's clients with their progress, and their state. */
const board = ({ tenantId, organisationId }: Consultancy, { today, readyIds }: Facts) => sql`
  with client as (
    select id, name from organisations where tenant_id = ${tenantId}::uuid and consultancy_id = ${organisationId}::uuid
  ), board as (
    select report.id, report.name, report.version_id, report.status, report.current_step, report.updated_at,
      report.period_start, report.period_end, client.id as client_id, client.name as client_name,
      report.issuer_class, report.material_topics, far.codes, far.left_out,
      (select design.settings ->> 'griClaim' from report_designs design where design.report_id = report.id) as claim,
      due.due_on, coalesce(far.done, 0) as done, coalesce(far.total, 0) as total,
      not ${isPublished} as is_ongoing,
      ${isPublished} as is_published,
      not ${isPublished} and coalesce(due.due_on < ${today}::date, false) as is_overdue,
      not ${isPublished} and far.total > 0 and far.done = far.total as is_complete,
      ${JSON.stringify(readyIds)}::jsonb ? report.id::text as is_ready,
      not ${isPublished} and exists (${waits(sql`report.id`)}) as is_waiting
    from client
    join reports report on report.tenant_id = ${tenantId}::uuid and report.organisation_id = client.id
      and report.deleted_at is null
    left join report_due_dates due on due.report_id = report.id
    left join lateral (
      select count(*)::int as total, count(*) filter (where status in ('completed', 'omitted'))::int as done,
        coalesce(jsonb_agg(code), '[]') as codes,
        coalesce(jsonb_agg(code) filter (where status = 'omitted'), '[]') as left_out
      from report_disclosures where report_id = report.id and selected
    ) far on true
  )`;

const ofState: Record<ClientBoardState, SQL> = {
  ongoing: sql`is_ongoing`,
  overdue: sql`is_overdue`,
  waiting: sql`is_waiting`,
  ready: sql`is_ready`,
  published: sql`is_published`,
};

const inOrder: Record<ClientBoardOrder, SQL> = {
  due: sql`due_on asc nulls last, client_name, name, id`,
  client: sql`client_name, due_on asc nulls last, name, id`,
  progress: sql`case when total = 0 then 0 else done::float / total end, due_on asc nulls last, client_name, id`,
  activity: sql`updated_at desc, id`,
};

type Wait = ClientReport['waits'][number];
/** What decides what a framework asks of a report, and how far it is. */
export type ProgressRow = {
  id: string;
  version_id: string;
  period_start: string | null;
  period_end: string | null;
  done: number;
  total: number;
  issuer_class: Report['issuerClass'];
  material_topics: Report['materialTopics'];
  codes: string[];
  left_out: string[];
  claim: string | null;
};

export type BoardRow = ProgressRow & {
  name: string;
  status: ClientReport['status'];
  current_step: ClientReport['currentStep'];
  updated_at: string;
  client_id: string;
  client_name: string;
  due_on: string | null;
  found: number;
  waits: Wait[];
};

// No report is overdue on this day: the due date does not matter here.
const anyDay: Facts = { today: '0001-01-01', readyIds: [] };

/** Unpublished reports whose selected disclosures are all done. Whether something else is missing from them, the framework says. */
export const listComplete = async (tx: Transaction, consultancy: Consultancy): Promise<ProgressRow[]> => {
  const { rows } = await tx.execute<ProgressRow>(sql`${board(consultancy, anyDay)}
  select id, version_id, period_start::text, period_end::text, done, total, issuer_class, material_topics, codes, left_out, claim
  from board where is_complete`);
  return rows;
};

/** One page of the board, in one statement. Each row has the total number. */
export const listBoard = async (
  tx: Transaction,
  consultancy: Consultancy,
  query: ClientBoardQuery,
  readyIds: readonly string[],
) => {
  const { today, state, order, q, page, limit } = query;
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await tx.execute<BoardRow>(sql`${board(consultancy, { today, readyIds })}, page as (
    select *, count(*) over ()::int as found, row_number() over (order by ${inOrder[order]}) as place from board
    where ${ofState[state]} and (client_name ilike ${pattern} or name ilike ${pattern})
    order by ${inOrder[order]} limit ${limit} offset ${(page - 1) * limit}
  )
  select id, name, version_id, status, current_step, updated_at, period_start::text, period_end::text, client_id,
    client_name, due_on::text, done, total, issuer_class, material_topics, codes, left_out, claim, found, coalesce((
      select json_agg(json_build_object('kind', kind, 'count', items, 'people', people, 'peopleCount', people_count) order by kind)
      from (
        select kind, count(distinct item)::int as items,
          count(distinct nullif(person, ''))::int as people_count,
          coalesce((array_agg(distinct person) filter (where person <> ''))[1:${sql.raw(String(clientBoardLimits.peopleShownMax))}], '{}') as people
        from (${waits(sql`page.id`)}) each_wait group by kind
      ) by_kind
    ), '[]') as waits
  from page order by place`);
  return rows;
};

/** How many clients there are, and how many reports of theirs in each state. */
export const countBoard = async (tx: Transaction, consultancy: Consultancy, facts: Facts) => {
  const { rows } = await tx.execute<ClientBoard['counts']>(sql`${board(consultancy, facts)}
  select (select count(*)::int from client) as clients,
    count(*) filter (where is_ongoing)::int as ongoing, count(*) filter (where is_overdue)::int as overdue,
    count(*) filter (where is_waiting)::int as waiting, count(*) filter (where is_ready)::int as ready,
    count(*) filter (where is_published)::int as published
  from board`);
  return rows[0] ?? { clients: 0, ongoing: 0, overdue: 0, waiting: 0, ready: 0, published: 0 };
};

export type ClientProgress = {
  client_id: string;
  ongoing: number;
  done: number;
  total: number;
  next_due_on: string | null;
  last_activity_at: string | null;
};

/** The progress of the ongoing reports of each client, all clients in one statement. */
export const listProgress = async (tx: Transaction, consultancy: Consultancy) => {
  const { rows } = await tx.execute<ClientProgress>(sql`${board(consultancy, anyDay)}
  select client_id, count(*) filter (where is_ongoing)::int as ongoing,
    coalesce(sum(done) filter (where is_ongoing), 0)::int as done,
    coalesce(sum(total) filter (where is_ongoing), 0)::int as total,
    (min(due_on) filter (where is_ongoing))::text as next_due_on, max(updated_at) as last_activity_at
  from board group by client_id`);
  return rows;
};

/** Clients of the consultancy without a report, by name, up to a limit. */
export const listWithoutReport = async (
  tx: Transaction,
  { tenantId, organisationId }: Consultancy,
): Promise<ClientBoard['withoutReport']> => {
  const { rows } = await tx.execute<ClientBoard['withoutReport'][number]>(sql`
  select id, name from organisations
  where tenant_id = ${tenantId}::uuid and consultancy_id = ${organisationId}::uuid and not exists (
    select 1 from reports where tenant_id = organisations.tenant_id and organisation_id = organisations.id
      and deleted_at is null
  )
  order by name, id limit ${clientBoardLimits.withoutReportMax}`);
  return rows;
};
