import { limits, type Period, type Report } from '@esg/contract';
import { and, count, desc, eq, getTableColumns, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { prepared, type Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { managerOfAll } from '../entities/index.ts';
import { personOf } from '../users/index.ts';
import { lockOfLog } from './audit.repository.ts';
import { reportDisclosures, reports } from './reports.tables.ts';

export type ReportRow = typeof reports.$inferSelect;
/** A report with the counts of its disclosures that lists show. */
export type ReportWithProgress = ReportRow & {
  /** The claim that the report's design makes; null where it has no design yet. */
  claim: string | null;
  codes: string[];
  leftOut: string[];
  done: number;
  begun: number;
  entitiesManagerId: string | null;
  isSample: boolean;
};

/** A deleted report is treated as missing until it is restored. */
const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(reports.tenantId, tenantId), eq(reports.organisationId, organisationId), isNull(reports.deletedAt));

/** Reports about exactly these entities, or about the whole organisation where none are named: only their figures can be compared. */
export const ofBoundary = (entityIds: readonly string[]) => {
  const ids = sql`${JSON.stringify(entityIds)}::jsonb`;
  return sql`${reports.entityIds} @> ${ids} and ${reports.entityIds} <@ ${ids}`;
};

/** The report that asks, or the days and entities of a report that does not exist yet. */
export type Asking = Pick<Report, 'entityIds'> & { readonly id?: string; readonly period: Period };

/** Other reports of the same organisation, days and entities: their answers apply to this one too. */
export const ofSameTime = (scoped: Scoped, { id, period, entityIds }: Asking) =>
  and(
    own(scoped),
    id === undefined ? undefined : ne(reports.id, id),
    eq(reports.periodStart, period.start),
    eq(reports.periodEnd, period.end),
    ofBoundary(entityIds),
  );

/** Ids of those reports; none for a report without days. */
export const listOfSameTime = async (
  scoped: Scoped,
  { id, period, entityIds }: Pick<Report, 'id' | 'period' | 'entityIds'>,
): Promise<string[]> => {
  if (!period) return [];
  const rows = await scoped.tx
    .select({ id: reports.id })
    .from(reports)
    .where(ofSameTime(scoped, { id, period, entityIds }));
  return rows.map((row) => row.id);
};

const ownReport = (scoped: Scoped, id: string) => and(own(scoped), eq(reports.id, id));

const selectedOf = (column: SQL) => sql`(
  select ${column} from ${reportDisclosures}
  where ${reportDisclosures.reportId} = ${reports.id} and ${reportDisclosures.selected})`;
const withProgress = {
  ...getTableColumns(reports),
  codes: sql<string[]>`${selectedOf(sql`coalesce(json_agg(${reportDisclosures.code}), '[]')`)}`,
  leftOut: sql<string[]>`${selectedOf(
    sql`coalesce(json_agg(${reportDisclosures.code}) filter (where ${reportDisclosures.status} = 'omitted'), '[]')`,
  )}`,
  entitiesManagerId: sql<string | null>`case when ${reports.entityIds} <> '[]'
    then ${managerOfAll(reports.organisationId, reports.entityIds)} end`,
  isSample: sql<boolean>`${reports.entityIds} <> '[]' and exists (
    select 1 from entities entity where entity.organisation_id = ${reports.organisationId}
      and entity.is_sample and ${reports.entityIds} ? entity.id::text)`,
  claim: sql<string | null>`(select design.settings ->> 'griClaim' from report_designs design
    where design.report_id = ${reports.id})`,
  done: sql<number>`${selectedOf(sql`count(*) filter (where ${reportDisclosures.status} in ('completed', 'omitted'))::int`)}`,
  begun: sql<number>`${selectedOf(sql`count(*) filter (where ${reportDisclosures.status} not in ('new', 'completed', 'omitted'))::int`)}`,
};

/** The filter of a list: state, and words in the names. */
export type ReportListing = { readonly state: 'ongoing' | 'published'; readonly q: string };

/** The same as `own`, for prepared statements. */
const prepareOwn = and(
  eq(reports.tenantId, sql.placeholder('tenantId')),
  eq(reports.organisationId, sql.placeholder('organisationId')),
  isNull(reports.deletedAt),
);
const reportById = prepared('reports.by_id', (db) =>
  db
    .select(withProgress)
    .from(reports)
    .where(and(prepareOwn, eq(reports.id, sql.placeholder('id')))),
);
const idOfReport = prepared('reports.is_there', (db) =>
  db
    .select({ id: reports.id })
    .from(reports)
    .where(and(prepareOwn, eq(reports.id, sql.placeholder('id')))),
);

/**
 * Locks the row before its log: a writer that only adds to the log may hold the log's lock, and never waits for a row that is only changed.
 */
const lockedById = prepared('reports.lock', (db) => {
  const taken = db
    .select()
    .from(reports)
    .where(and(prepareOwn, eq(reports.id, sql.placeholder('id'))))
    .for('no key update')
    .as('taken');
  return db
    .select()
    .from(taken)
    .leftJoin(personOf(db), sql`true`)
    .where(sql`${lockOfLog(sql`${taken.id}`)} is not null`);
});

/** The report, or `undefined` when this organisation has none with that id. */
export const findReport = async (scoped: Scoped, id: string): Promise<ReportWithProgress | undefined> => {
  const { tenantId, organisationId } = scoped;
  const [row] = await reportById(scoped, { tenantId, organisationId, id });
  return row;
};

/** Whether the organisation has a report with that id. */
export const hasReport = async (scoped: Scoped, id: string): Promise<boolean> => {
  const { tenantId, organisationId } = scoped;
  return (await idOfReport(scoped, { tenantId, organisationId, id })).length > 0;
};

/** Whether the organisation reports the same year, or under the same name, by another framework too. */
export const hasOtherEdition = async (scoped: Scoped, { id, versionId, name, period }: Report): Promise<boolean> => {
  const isSame = period
    ? or(eq(reports.name, name), and(eq(reports.periodStart, period.start), eq(reports.periodEnd, period.end)))
    : eq(reports.name, name);
  const rows = await scoped.tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(own(scoped), ne(reports.id, id), ne(reports.versionId, versionId), isSame))
    .limit(1);
  return rows.length > 0;
};

/**
 * Locks the report and its log for this transaction, so that changes of one report happen one after the other. Also returns the names of
 * the caller.
 */
export const lockReportRow = async (scoped: Scoped, id: string) => {
  const { tenantId, organisationId, userId } = scoped;
  const [row] = await lockedById(scoped, { tenantId, organisationId, userId, id });
  return row;
};

/** Who manages all of these entities and those below; null for the whole organisation. */
export const findManagerOf = async ({ tx, organisationId }: Scoped, entityIds: readonly string[]) => {
  const ids = sql`${JSON.stringify(entityIds)}::jsonb`;
  const { rows } = await tx.execute<{ id: string | null }>(
    sql`select ${managerOfAll(sql`${organisationId}::uuid`, ids)} as id`,
  );
  return rows[0]?.id ?? null;
};

/** The state is written out, as in the index of each list. */
const ofState = {
  ongoing: sql`${reports.status} <> 'readonly-published'`,
  published: sql`${reports.status} = 'readonly-published'`,
};
/** Whichever language of the name contains the words. */
const named = or(
  sql`${reports.name} ilike ${sql.placeholder('pattern')}`,
  sql`${reports.names} ->> 'en' ilike ${sql.placeholder('pattern')}`,
  sql`${reports.names} ->> 'zhTw' ilike ${sql.placeholder('pattern')}`,
);

const pageOf = (state: ReportListing['state']) =>
  prepared(`reports.list.${state}`, (db) =>
    db
      .select(withProgress)
      .from(reports)
      .where(
        and(
          prepareOwn,
          ofState[state],
          named,
          sql`(${reports.createdAt}, ${reports.id}) < (${sql.placeholder('createdAt')}, ${sql.placeholder('id')})`,
        ),
      )
      .orderBy(desc(reports.createdAt), desc(reports.id))
      .limit(sql.placeholder('limit')),
  );
const pages = { ongoing: pageOf('ongoing'), published: pageOf('published') };

const countOf = (state: ReportListing['state']) =>
  prepared(`reports.count.${state}`, (db) => {
    const some = db
      .select({ id: reports.id })
      .from(reports)
      .where(and(prepareOwn, ofState[state], named))
      .limit(limits.reportsCountedMax)
      .as('some');
    return db.select({ counted: count() }).from(some);
  });
const counts = { ongoing: countOf('ongoing'), published: countOf('published') };

/** Later than every report. */
const newest = { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
const patternOf = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`;

/** Newest first, after the position. */
export const listReports = (
  scoped: Scoped,
  { after, limit, state, q }: ReportListing & { after: ListPosition | undefined; limit: number },
): Promise<ReportWithProgress[]> => {
  const { tenantId, organisationId } = scoped;
  const place = after ? { createdAt: after.createdAt.toISOString(), id: after.id } : newest;
  return pages[state](scoped, { tenantId, organisationId, pattern: patternOf(q), limit, ...place });
};

/** The number of reports in the whole list, up to the counted limit. */
export const countReports = async (scoped: Scoped, { state, q }: ReportListing): Promise<number> => {
  const { tenantId, organisationId } = scoped;
  const [row] = await counts[state](scoped, { tenantId, organisationId, pattern: patternOf(q) });
  return row?.counted ?? 0;
};

type NewReport = Pick<
  ReportRow,
  | 'versionId'
  | 'templateVersionId'
  | 'name'
  | 'names'
  | 'languages'
  | 'description'
  | 'reportingBoundary'
  | 'collaborators'
  | 'createdAt'
  | 'updatedAt'
> &
  Partial<
    Pick<
      ReportRow,
      | 'entityIds'
      | 'figuresByEntity'
      | 'figuresByEntityLevel'
      | 'issuerClass'
      | 'materialTopics'
      | 'reportingBoundaries'
    >
  >;

/** Writes a new report and returns its id. */
export const insertReport = async (scoped: Scoped, report: NewReport): Promise<string> => {
  const { tenantId, organisationId } = scoped;
  const rows = await scoped.tx
    .insert(reports)
    .values({ ...report, tenantId, organisationId })
    .returning({ id: reports.id });
  return rows.map(({ id }) => id).join();
};

type ReportUpdate = Partial<Omit<ReportRow, 'id' | 'tenantId' | 'organisationId' | 'createdAt' | 'version'>>;

/** Changes the given fields. With `counted` the report's version increases by one. */
export const updateReport = async (scoped: Scoped, id: string, change: ReportUpdate, counted = false) => {
  await scoped.tx
    .update(reports)
    .set(counted ? { ...change, version: sql`${reports.version} + 1` } : change)
    .where(ownReport(scoped, id));
};
