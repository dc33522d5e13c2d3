import { and, desc, eq, getTableColumns, ilike, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { reportDisclosures, reports } from './reports.tables.ts';

export type ReportRow = typeof reports.$inferSelect;
/** A report with what lists show of its disclosures. */
export type ReportWithProgress = ReportRow & { codes: string[]; done: number };

/** A report that was deleted is none, until it is restored. */
const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(reports.tenantId, tenantId), eq(reports.organisationId, organisationId), isNull(reports.deletedAt));
const ownReport = (scoped: Scoped, id: string) => and(own(scoped), eq(reports.id, id));

const selectedOf = (column: SQL) => sql`(
  select ${column} from ${reportDisclosures}
  where ${reportDisclosures.reportId} = ${reports.id} and ${reportDisclosures.selected})`;
const withProgress = {
  ...getTableColumns(reports),
  codes: sql<string[]>`${selectedOf(sql`coalesce(json_agg(${reportDisclosures.code}), '[]')`)}`,
  done: sql<number>`${selectedOf(sql`count(*) filter (where ${reportDisclosures.status} in ('completed', 'omitted'))::int`)}`,
};

const inState = (state: 'ongoing' | 'published') =>
  state === 'published' ? eq(reports.status, 'readonly-published') : ne(reports.status, 'readonly-published');

/** Which reports a list shows: of a state, and with these words in their names. */
export type ReportListing = { readonly state: 'ongoing' | 'published'; readonly q: string };

const listed = (scoped: Scoped, { state, q }: ReportListing) =>
  and(own(scoped), inState(state), q === '' ? undefined : ilike(reports.name, `%${q.replace(/[\\%_]/g, '\\$&')}%`));

/** The report, or `undefined` when this organisation has none with that id. */
export const findReport = async (scoped: Scoped, id: string): Promise<ReportWithProgress | undefined> => {
  const [row] = await scoped.tx.select(withProgress).from(reports).where(ownReport(scoped, id));
  return row;
};

/** Takes the report for this transaction alone: changes of one report happen one after the other. */
export const lockReport = async (scoped: Scoped, id: string): Promise<ReportRow | undefined> => {
  const [row] = await scoped.tx.select().from(reports).where(ownReport(scoped, id)).for('update');
  return row;
};

/** Newest first, after the position. */
export const listReports = (
  scoped: Scoped,
  { after, limit, ...listing }: ReportListing & { after: ListPosition | undefined; limit: number },
): Promise<ReportWithProgress[]> => {
  const further = after
    ? or(lt(reports.createdAt, after.createdAt), and(eq(reports.createdAt, after.createdAt), lt(reports.id, after.id)))
    : undefined;
  return scoped.tx
    .select(withProgress)
    .from(reports)
    .where(and(listed(scoped, listing), further))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit);
};

/** How many the whole list has. */
export const countReports = (scoped: Scoped, listing: ReportListing) =>
  scoped.tx.$count(reports, listed(scoped, listing));

type NewReport = Pick<
  ReportRow,
  | 'versionId'
  | 'templateVersionId'
  | 'name'
  | 'languages'
  | 'description'
  | 'reportingBoundary'
  | 'collaborators'
  | 'createdAt'
  | 'updatedAt'
> &
  Partial<Pick<ReportRow, 'entityIds' | 'issuerClass' | 'materialTopics'>>;

/** Writes a new report and gives its id. */
export const insertReport = async (scoped: Scoped, report: NewReport): Promise<string> => {
  const { tenantId, organisationId } = scoped;
  const rows = await scoped.tx
    .insert(reports)
    .values({ ...report, tenantId, organisationId })
    .returning({ id: reports.id });
  return rows.map(({ id }) => id).join();
};

type ReportUpdate = Partial<Omit<ReportRow, 'id' | 'tenantId' | 'organisationId' | 'createdAt' | 'version'>>;

/** Changes what is given. With `counted` the report's version goes up by one. */
export const updateReport = async (scoped: Scoped, id: string, change: ReportUpdate, counted = false) => {
  await scoped.tx
    .update(reports)
    .set(counted ? { ...change, version: sql`${reports.version} + 1` } : change)
    .where(ownReport(scoped, id));
};
