import type {
  ClimateImportOutcome,
  ClimateImportQuestion,
  ClimateImportRow,
  ClimateImportView,
  ImportedAmountAnswer,
  NewClimateActivity,
} from '@esg/contract';
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateImportRows } from './climate-imports.tables.ts';

export type StoredRow = typeof climateImportRows.$inferSelect;
export type PlannedRow = Pick<
  StoredRow,
  'position' | 'kind' | 'name' | 'line' | 'before' | 'issues' | 'question' | 'doubt' | 'activityId' | 'activityVersion'
>;

const rows = climateImportRows;
const of = (scoped: Scoped, importId: string) => and(ownRows(rows, scoped), eq(rows.importId, importId));

const amountOf = (line: NewClimateActivity | null) => line && { amount: line.amount, unit: line.unit };

/** The row as the API answers it. */
export const rowOf = (row: StoredRow): ClimateImportRow => ({
  row: row.position,
  kind: row.kind,
  name: row.name,
  activityTypeId: row.line?.activityTypeId ?? null,
  entityId: row.line?.entityId ?? null,
  month: row.line?.month ?? null,
  before: amountOf(row.before),
  after: amountOf(row.line),
  issues: row.issues,
  question: row.question,
  doubt: row.doubt,
  activityId: row.activityId,
  outcome: row.outcome,
});

/** Forgets what an earlier check found. */
export const clearRows = async (scoped: Scoped, importId: string) => {
  await scoped.tx.delete(rows).where(of(scoped, importId));
};

/** Stores what rows were understood as: one statement for all of a lot. */
export const insertRows = async (scoped: Scoped, importId: string, planned: readonly PlannedRow[]) => {
  const { tx, tenantId, organisationId } = scoped;
  if (planned.length === 0) return;
  await tx.execute(sql`
    insert into climate_import_rows (import_id, tenant_id, organisation_id, position, kind, name, line, before, issues, question, doubt, activity_id,
      activity_version)
    select ${importId}::uuid, ${tenantId}::uuid, ${organisationId}::uuid, position, kind, name, line, before, issues, question, doubt, "activityId",
      "activityVersion"
    from json_to_recordset(${JSON.stringify(planned)}::json) as new(position int, kind text, name text, line jsonb, before jsonb, issues jsonb,
      question jsonb, doubt jsonb, "activityId" uuid, "activityVersion" int)`);
};

const seenAs = (view: ClimateImportView | undefined) => {
  if (view === 'asked') return isNotNull(rows.question);
  if (view === 'doubted') return isNotNull(rows.doubt);
  return view ? eq(rows.kind, view) : undefined;
};

type AskedRows = Omit<ClimateImportQuestion, 'choices'> & {
  /** The choices of each of the rows, each list once. */
  readonly lists: readonly (readonly string[])[];
  /** How many such groups there are. */
  readonly groups: number;
};

/** What rows with a name will be asked, those of one meter that say the same together; most rows first. */
export const listAskedRows = (scoped: Scoped, importId: string, limit: number): Promise<AskedRows[]> => {
  const said = <Field extends keyof NewClimateActivity>(field: Field) =>
    sql<NewClimateActivity[Field]>`${rows.line} ->> '${sql.raw(field)}'`;
  const reason = sql<AskedRows['reason']>`${rows.question} ->> 'reason'`;
  const of = {
    entityId: said('entityId'),
    label: said('label'),
    activityTypeId: said('activityTypeId'),
    unit: said('unit'),
    region: said('region'),
    activity: said('activity'),
    reason,
  };
  return scoped.tx
    .select({
      ...of,
      rows: count(),
      firstMonth: sql<string>`min(${rows.line} ->> 'month')`,
      lastMonth: sql<string>`max(${rows.line} ->> 'month')`,
      lists: sql<string[][]>`jsonb_agg(distinct ${rows.question} -> 'choices')`,
      groups: sql<number>`(count(*) over ())::int`,
    })
    .from(rows)
    .where(and(ownRows(rows, scoped), eq(rows.importId, importId), seenAs('asked'), sql`${said('label')} <> ''`))
    .groupBy(...Object.values(of))
    .orderBy(desc(count()), ...Object.values(of))
    .limit(limit);
};

/** Keeps what was answered for the amounts that are far from the others of their meter, in the lines that will be stored. */
export const answerAmounts = async (scoped: Scoped, importId: string, answer: ImportedAmountAnswer) => {
  const said =
    answer === 'likely_unit'
      ? sql`jsonb_build_object('unit', ${rows.doubt} -> 'unit')`
      : sql`jsonb_build_object('amountReason', ${answer}::text)`;
  await scoped.tx
    .update(rows)
    .set({ line: sql`${rows.line} || ${said}` })
    .where(
      and(
        of(scoped, importId),
        isNotNull(rows.doubt),
        isNotNull(rows.line),
        answer === 'likely_unit' ? sql`${rows.doubt} ->> 'unit' is not null` : undefined,
      ),
    );
};

/** Rows in the order of the sheet, from behind `after`. */
export const listRows = (
  scoped: Scoped,
  importId: string,
  { kind, after, limit }: { kind: ClimateImportView | undefined; after: number; limit: number },
): Promise<StoredRow[]> =>
  scoped.tx
    .select()
    .from(rows)
    .where(and(of(scoped, importId), gt(rows.position, after), seenAs(kind)))
    .orderBy(asc(rows.position))
    .limit(limit);

/** The next rows to write: what an earlier attempt has written is left out. */
export const listUnwritten = (scoped: Scoped, importId: string, after: number, limit: number): Promise<StoredRow[]> =>
  scoped.tx
    .select()
    .from(rows)
    .where(
      and(of(scoped, importId), inArray(rows.kind, ['new', 'changed']), isNull(rows.outcome), gt(rows.position, after)),
    )
    .orderBy(asc(rows.position))
    .limit(limit);

/** The next rows to take back. */
export const listWritten = (scoped: Scoped, importId: string, after: number, limit: number): Promise<StoredRow[]> =>
  scoped.tx
    .select()
    .from(rows)
    .where(and(of(scoped, importId), inArray(rows.outcome, ['added', 'changed']), gt(rows.position, after)))
    .orderBy(asc(rows.position))
    .limit(limit);

/** Entities of rows that would be written, or were: null stands for the whole organisation. */
export const listRowEntities = async (scoped: Scoped, importId: string): Promise<(string | null)[]> => {
  const found = await scoped.tx
    .selectDistinct({
      now: sql<string | null>`${rows.line} ->> 'entityId'`,
      before: sql<string | null>`coalesce(${rows.before} ->> 'entityId', ${rows.line} ->> 'entityId')`,
    })
    .from(rows)
    .where(and(of(scoped, importId), inArray(rows.kind, ['new', 'changed']), isNotNull(rows.line)));
  return [...new Set(found.flatMap(({ now, before }) => [now, before]))];
};

/**
 * Positions of these rows whose outcome is still the one that they were read with: another attempt may have settled the others since. Their
 * positions bound what the database looks at.
 */
export const listAsRead = async (
  scoped: Scoped,
  importId: string,
  read: readonly Pick<StoredRow, 'position' | 'outcome'>[],
): Promise<ReadonlySet<number>> => {
  const positions = read.map(({ position }) => position);
  const { position, outcome } = rows;
  const now = await scoped.tx
    .select({ position, outcome })
    .from(rows)
    .where(and(of(scoped, importId), gte(position, Math.min(...positions)), lte(position, Math.max(...positions))));
  const outcomes = new Map(now.map((row) => [row.position, row.outcome]));
  return new Set(read.flatMap((row) => (outcomes.get(row.position) === row.outcome ? [row.position] : [])));
};

type Settled = {
  readonly position: number;
  readonly outcome: ClimateImportOutcome;
  readonly activityId: string | null;
  readonly activityVersion: number | null;
};

/** Stores what became of rows of a lot. Their positions bound what the database looks at, whatever it believes of the size of the table. */
export const settleRows = async (scoped: Scoped, importId: string, settled: readonly Settled[]) => {
  if (settled.length === 0) return;
  const positions = settled.map(({ position }) => position);
  const texts = JSON.stringify(settled);
  await scoped.tx
    .update(rows)
    .set({
      outcome: sql`settled.outcome`,
      activityId: sql`settled."activityId"`,
      activityVersion: sql`settled."activityVersion"`,
    })
    .from(
      sql`json_to_recordset(${texts}::json) as settled(position int, outcome text, "activityId" uuid, "activityVersion" int)`,
    )
    .where(
      and(
        of(scoped, importId),
        gte(rows.position, Math.min(...positions)),
        lte(rows.position, Math.max(...positions)),
        sql`${rows.position} = settled.position`,
      ),
    );
};
