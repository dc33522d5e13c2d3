import { type SuggestionRun, suggestionLimits } from '@esg/contract';
import { and, count, desc, eq, inArray, isNotNull, lt, not, sql } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { suggestionRuns } from './suggestions.tables.ts';

export type RunRow = typeof suggestionRuns.$inferSelect;

const unfinished = inArray(suggestionRuns.status, ['waiting', 'running']);
const ofReport = (scoped: Scoped, reportId: string) =>
  and(ownRows(suggestionRuns, scoped), eq(suggestionRuns.reportId, reportId));
const one = (scoped: Scoped, id: string) => and(ownRows(suggestionRuns, scoped), eq(suggestionRuns.id, id));

/** The row as the API answers it. */
export const runFrom = (row: RunRow): SuggestionRun => ({
  id: row.id,
  reportId: row.reportId,
  type: 'AI_ANSWER_DISCLOSURE',
  status: row.status,
  count: {
    total: row.total,
    succeeded: row.succeeded,
    failed: row.failedCodes.length,
    notStated: row.notStated,
    suggested: row.suggested,
    fromHub: row.fromHub,
  },
  setting: row.setting,
  period: row.period,
  failedCodes: [...row.failedCodes],
  nearCodes: [...row.nearCodes],
  leftOut: [...row.leftOut],
  createdAt: row.createdAt.toISOString(),
  createdBy: { id: row.createdById, name: row.createdByName },
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

/** The newest runs of a report. */
export const listRuns = async (scoped: Scoped, reportId: string): Promise<SuggestionRun[]> =>
  (
    await scoped.tx
      .select()
      .from(suggestionRuns)
      .where(ofReport(scoped, reportId))
      .orderBy(desc(suggestionRuns.createdAt), desc(suggestionRuns.id))
      .limit(suggestionLimits.runsShownMax)
  ).map(runFrom);

/** How many runs wait or work: of the organisation, and of this report among them. */
export const countUnfinished = async (scoped: Scoped, reportId: string) => {
  const ofThis = sql<number>`(count(*) filter (where ${suggestionRuns.reportId} = ${reportId}))::int`;
  const [row] = await scoped.tx
    .select({ all: count(), ofThis })
    .from(suggestionRuns)
    .where(and(ownRows(suggestionRuns, scoped), unfinished));
  return { all: row?.all ?? 0, ofThis: row?.ofThis ?? 0 };
};

type NewRun = Pick<
  RunRow,
  'reportId' | 'setting' | 'period' | 'remaining' | 'createdAt' | 'createdById' | 'createdByName'
>;

/** Stores a run that waits for its turn. */
export const insertRun = async (scoped: Scoped, run: NewRun): Promise<RunRow> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(suggestionRuns)
    .values({ ...run, tenantId, organisationId, total: run.remaining.length })
    .returning();
  if (!row) throw new Error('A run was not stored');
  return row;
};

/** One run of a report, kept from other changes until the transaction ends. */
export const lockRun = async (scoped: Scoped, reportId: string, id: string): Promise<RunRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(suggestionRuns)
    .where(and(ofReport(scoped, reportId), eq(suggestionRuns.id, id)))
    .for('update');
  return row;
};

/** Changes a run that is locked. */
export const updateRun = async (scoped: Scoped, id: string, change: Partial<RunRow>): Promise<RunRow> => {
  const [row] = await scoped.tx.update(suggestionRuns).set(change).where(one(scoped, id)).returning();
  if (!row) throw new Error('A run that is locked is gone');
  return row;
};

/** The run while it works, kept from other changes; undefined where somebody cancelled or removed it. */
export const lockRunning = async (scoped: Scoped, id: string): Promise<RunRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(suggestionRuns)
    .where(and(one(scoped, id), eq(suggestionRuns.status, 'running')))
    .for('update');
  return row;
};

/** Says that a process works on it. */
export const touchRun = async (scoped: Scoped, id: string, now: Date) => {
  await scoped.tx
    .update(suggestionRuns)
    .set({ claimedAt: now })
    .where(and(one(scoped, id), isNotNull(suggestionRuns.claimedAt)));
};

/** Orders turns: `name` of the outer row is the owner whose latest turn counts. */
const lastTurnOf = (owner: 'tenant_id' | 'organisation_id') =>
  sql`(select max(other.turn_at) from suggestion_runs other where other.${sql.raw(owner)} = ${suggestionRuns}.${sql.raw(owner)}) asc nulls first`;

/** Whether a file is still being read of the documents of a run that was started lately. */
const waitsForReadings = (now: Date) => {
  const since = new Date(now.getTime() - suggestionLimits.readingWaitMinutes * 60_000).toISOString();
  const documentIds = sql`${suggestionRuns.setting} -> 'documentIds'`;
  return sql`(${suggestionRuns.status} = 'waiting' and ${suggestionRuns.createdAt} > ${since}::timestamptz and exists (
    select 1 from document_readings reading join document_versions version on version.id = reading.document_version_id
    where reading.organisation_id = ${suggestionRuns}.organisation_id and reading.state in ('waiting', 'reading')
      and (jsonb_array_length(${documentIds}) = 0 or ${documentIds} ? version.document_id::text)))`;
};

/**
 * Claims the run whose turn is next: of the tenant, and there of the organisation, that waited longest. An organisation has one run at work;
 * its others wait until that is finished. One whose documents are still being read waits for them, for a time.
 */
export const claimNext = async (tx: Transaction, now: Date): Promise<RunRow | undefined> => {
  // Of two processes that look at once the second sees what the first has claimed.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('suggestion_runs', 42))`);
  const next = tx
    .select({ id: suggestionRuns.id })
    .from(suggestionRuns)
    .where(
      and(
        unfinished,
        sql`${suggestionRuns.claimedAt} is null`,
        not(waitsForReadings(now)),
        sql`not exists (select 1 from suggestion_runs other where other.organisation_id = ${suggestionRuns}.organisation_id
          and other.status = 'running' and other.id <> ${suggestionRuns}.id)`,
      ),
    )
    .orderBy(lastTurnOf('tenant_id'), lastTurnOf('organisation_id'), suggestionRuns.createdAt)
    .limit(1);
  const [row] = await tx
    .update(suggestionRuns)
    .set({ status: 'running', claimedAt: now, turnAt: now, attempts: sql`${suggestionRuns.attempts} + 1` })
    .where(eq(suggestionRuns.id, sql`(${next})`))
    .returning();
  return row;
};

/** Lets other processes claim runs whose process was last seen before that moment. */
export const releaseLost = async (tx: Transaction, seenBefore: Date) => {
  await tx
    .update(suggestionRuns)
    .set({ claimedAt: null })
    .where(and(unfinished, lt(suggestionRuns.claimedAt, seenBefore)));
};

/** How many runs of all organisations wait or work. */
export const countWaiting = (tx: Transaction) => tx.$count(suggestionRuns, unfinished);

/** Ends a turn: another process, or another run first, may go on. */
export const release = async (scoped: Scoped, id: string) => {
  await scoped.tx.update(suggestionRuns).set({ claimedAt: null }).where(one(scoped, id));
};
