import type { ClimateChange, ClimateRecalculation } from '@esg/contract';
import { sumOf } from '@esg/quantities';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { climateActivities, climateRecalculations, climateResults, climateSums } from './climate.tables.ts';
import { ownSums } from './kept-sums.repository.ts';
import { lotsOfNext, type NextLot, next, ofLot, ofRecalculation } from './next-results.repository.ts';
import type { Summed } from './with-sums.ts';

export type RecalculationRow = typeof climateRecalculations.$inferSelect;
export type RecalculationJob = { id: string; tenantId: string; organisationId: string; userId: string };
type Change = Partial<Omit<RecalculationRow, 'id' | 'tenantId' | 'organisationId'>>;

const own = (scoped: Scoped) => ownRows(climateRecalculations, scoped);
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(climateRecalculations.id, id));
const atWork = inArray(climateRecalculations.state, ['waiting', 'running']);

/** The row as the API answers it, where `mark` is the present state of rules and factors. */
export const recalculationOf = (row: RecalculationRow, mark: string): ClimateRecalculation => ({
  id: row.id,
  state: row.state,
  isPreview: row.isPreview,
  total: row.total,
  done: row.done,
  changed: row.changed,
  kgCo2eBefore: row.kgCo2eBefore,
  kgCo2eAfter: row.kgCo2eAfter,
  isOutdated: row.state === 'ready' && row.basisMark !== mark,
  startedBy: row.startedByName,
  startedAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

/** The latest of the organisation. */
export const findLatest = async (scoped: Scoped): Promise<RecalculationRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(climateRecalculations)
    .where(own(scoped))
    .orderBy(desc(climateRecalculations.createdAt), desc(climateRecalculations.id))
    .limit(1);
  return row;
};

export const findRecalculation = async (scoped: Scoped, id: string): Promise<RecalculationRow | undefined> => {
  const [row] = await scoped.tx.select().from(climateRecalculations).where(one(scoped, id));
  return row;
};

type New = Pick<RecalculationRow, 'isPreview' | 'total' | 'startedById' | 'startedByName' | 'createdAt'>;

/** A new one; undefined where another is at work or waits to be looked at. */
export const insertRecalculation = async (scoped: Scoped, draft: New): Promise<RecalculationRow | undefined> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(climateRecalculations)
    .values({ ...draft, tenantId, organisationId, state: 'waiting' })
    .onConflictDoNothing()
    .returning();
  return row;
};

/** The changed one; undefined where it is in none of these states any longer. */
export const updateRecalculation = async (
  scoped: Scoped,
  id: string,
  states: readonly RecalculationRow['state'][],
  change: Change,
): Promise<RecalculationRow | undefined> => {
  const [row] = await scoped.tx
    .update(climateRecalculations)
    .set(change)
    .where(and(one(scoped, id), inArray(climateRecalculations.state, [...states])))
    .returning();
  return row;
};

/**
 * The same of one that is at work, by the process that claimed it; undefined too where another process has claimed it since, because this one
 * was thought lost.
 */
export const updateClaimed = async (
  scoped: Scoped,
  { id, attempts }: Pick<RecalculationRow, 'id' | 'attempts'>,
  change: Change,
): Promise<RecalculationRow | undefined> => {
  const [row] = await scoped.tx
    .update(climateRecalculations)
    .set(change)
    .where(
      and(one(scoped, id), eq(climateRecalculations.state, 'running'), eq(climateRecalculations.attempts, attempts)),
    )
    .returning();
  return row;
};

/** Claims it for the calling job; undefined where it is claimed, finished or gone. */
export const claimRecalculation = async (scoped: Scoped, id: string, basisMark: string, now: Date) => {
  const [row] = await scoped.tx
    .update(climateRecalculations)
    .set({ state: 'running', aliveAt: now, basisMark, done: 0, attempts: sql`${climateRecalculations.attempts} + 1` })
    .where(and(one(scoped, id), atWork, isNull(climateRecalculations.aliveAt)))
    .returning();
  return row;
};

/**
 * Releases those whose process was last seen before that moment, and returns them with those that were let go while their queued attempt
 * had found them claimed: nobody else would begin them again.
 */
export const releaseLost = async (tx: Transaction, seenBefore: Date): Promise<RecalculationJob[]> =>
  tx
    .update(climateRecalculations)
    .set({ aliveAt: null })
    .where(
      and(
        atWork,
        or(
          lt(climateRecalculations.aliveAt, seenBefore),
          and(eq(climateRecalculations.state, 'running'), isNull(climateRecalculations.aliveAt)),
        ),
      ),
    )
    .returning({
      id: climateRecalculations.id,
      tenantId: climateRecalculations.tenantId,
      organisationId: climateRecalculations.organisationId,
      userId: climateRecalculations.startedById,
    });

/** Lines as they were reckoned: what was changed or deleted meanwhile is not taken over, so that it changes nothing. */
const asReckoned = and(
  eq(climateActivities.id, next.activityId),
  eq(climateActivities.version, next.activityVersion),
  isNull(climateActivities.deletedAt),
);
const standing = and(
  eq(climateResults.activityId, next.activityId),
  sql`coalesce(${climateResults.method}, '') = coalesce(${next.method}, '')`,
);
const isOther = sql`(${next.kgCo2e} is distinct from ${climateResults.kgCo2e}
  or ${next.besideKgCo2e} is distinct from ${climateResults.besideKgCo2e}
  or ${next.question} is distinct from ${climateResults.question})`;

/** What all lines come to now; scope 2 by the grid alone. */
const sumAll = async (scoped: Scoped): Promise<string> => {
  const [row] = await scoped.tx
    .select({ kgCo2e: sql<string>`trim_scale(coalesce(sum(${climateSums.kgCo2e}), 0))::text` })
    .from(climateSums)
    .where(and(ownSums(scoped, true), sql`${climateSums.method} is distinct from 'market'`));
  return row?.kgCo2e ?? '0';
};

/** Lines of a lot whose number or question would change, and by how much all of them together; scope 2 by the grid alone. */
const compareLot = async (scoped: Scoped, lot: NextLot) => {
  const isCounted = sql`${next.method} is distinct from 'market'`;
  const change = sql`sum(coalesce(${next.kgCo2e}, 0) - coalesce(${climateResults.kgCo2e}, 0)) filter (where ${isCounted})`;
  const [row] = await scoped.tx
    .select({
      changed: sql<number>`(count(distinct ${next.activityId}) filter (where ${isOther}))::int`,
      kgCo2e: sql<string>`trim_scale(coalesce(${change}, 0))::text`,
    })
    .from(next)
    .innerJoin(climateActivities, asReckoned)
    .leftJoin(climateResults, standing)
    .where(ofLot(scoped, lot));
  return row ?? { changed: 0, kgCo2e: '0' };
};

type Comparing = {
  /** What becomes of each lot once it is compared. */
  readonly settle?: (lot: NextLot) => Promise<void>;
  /** Lines of a lot. */
  readonly size?: number;
};

/** Lines whose number or question would change, and what all of them come to before and after; scope 2 by the grid alone. */
export const compareNext = async (scoped: Summed, recalculationId: string, { settle, size }: Comparing = {}) => {
  const kgCo2eBefore = await sumAll(scoped);
  let changed = 0;
  const parts = [kgCo2eBefore];
  for await (const lot of lotsOfNext(scoped, recalculationId, size)) {
    const ofThis = await compareLot(scoped, lot);
    changed += ofThis.changed;
    parts.push(ofThis.kgCo2e);
    await settle?.(lot);
  }
  return { changed, kgCo2eBefore, kgCo2eAfter: sumOf(parts) };
};

/** The lines that a recalculation would change most. */
export const listChanges = async (scoped: Scoped, recalculationId: string, limit: number): Promise<ClimateChange[]> => {
  const rows = await scoped.tx
    .select({
      activityId: climateActivities.id,
      label: climateActivities.label,
      entityId: climateActivities.entityId,
      activityTypeId: climateActivities.activityTypeId,
      month: climateActivities.month,
      method: next.method,
      kgBefore: sql<string | null>`trim_scale(${climateResults.kgCo2e})::text`,
      kgAfter: sql<string | null>`trim_scale(${next.kgCo2e})::text`,
      questionBefore: climateResults.question,
      questionAfter: next.question,
    })
    .from(next)
    .innerJoin(climateActivities, asReckoned)
    .leftJoin(climateResults, standing)
    .where(and(ofRecalculation(scoped, recalculationId), isOther))
    .orderBy(
      sql`abs(coalesce(${next.kgCo2e}, 0) - coalesce(${climateResults.kgCo2e}, 0)) desc`,
      climateActivities.id,
      next.method,
    )
    .limit(limit);
  return rows.map(({ kgBefore, kgAfter, questionBefore, questionAfter, month, ...line }) => ({
    ...line,
    month: month.slice(0, 7),
    before: { kgCo2e: kgBefore, question: questionBefore },
    after: { kgCo2e: kgAfter, question: questionAfter },
  }));
};
