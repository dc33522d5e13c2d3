import type { ClimateRecalculation } from '@esg/contract';
import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { climateActivities, climateRecalculations, climateResults, climateResultsNext } from './climate.tables.ts';

export type RecalculationRow = typeof climateRecalculations.$inferSelect;
export type RecalculationJob = { id: string; tenantId: string; organisationId: string; userId: string };
type Change = Partial<Omit<RecalculationRow, 'id' | 'tenantId' | 'organisationId'>>;

const own = (scoped: Scoped) => ownRows(climateRecalculations, scoped);
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(climateRecalculations.id, id));
const atWork = inArray(climateRecalculations.state, ['waiting', 'running']);

/** The row as the API answers it. */
export const recalculationOf = (row: RecalculationRow): ClimateRecalculation => ({
  id: row.id,
  state: row.state,
  isPreview: row.isPreview,
  total: row.total,
  done: row.done,
  changed: row.changed,
  kgCo2eBefore: row.kgCo2eBefore,
  kgCo2eAfter: row.kgCo2eAfter,
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

/** Claims it for the calling job; undefined where it is claimed, finished or gone. */
export const claimRecalculation = async (scoped: Scoped, id: string, now: Date) => {
  const [row] = await scoped.tx
    .update(climateRecalculations)
    .set({ state: 'running', aliveAt: now, done: 0, attempts: sql`${climateRecalculations.attempts} + 1` })
    .where(and(one(scoped, id), atWork, isNull(climateRecalculations.aliveAt)))
    .returning();
  return row;
};

/** Releases those whose process was last seen before that moment, and returns them. */
export const releaseLost = async (tx: Transaction, seenBefore: Date): Promise<RecalculationJob[]> =>
  tx
    .update(climateRecalculations)
    .set({ aliveAt: null })
    .where(and(atWork, lt(climateRecalculations.aliveAt, seenBefore)))
    .returning({
      id: climateRecalculations.id,
      tenantId: climateRecalculations.tenantId,
      organisationId: climateRecalculations.organisationId,
      userId: climateRecalculations.startedById,
    });

/** Lines whose number or question would change, and what all of them come to before and after; scope 2 by the grid alone. */
export const compareNext = async (scoped: Scoped, recalculationId: string) => {
  const next = climateResultsNext;
  const counted = (column: typeof next.kgCo2e | typeof climateResults.kgCo2e) =>
    sql<string>`trim_scale(coalesce(sum(${column}) filter (where ${next.method} is distinct from 'market'), 0))::text`;
  const [row] = await scoped.tx
    .select({
      changed: sql<number>`(count(distinct ${next.activityId}) filter (where ${next.kgCo2e} is distinct from ${climateResults.kgCo2e}
        or ${next.besideKgCo2e} is distinct from ${climateResults.besideKgCo2e}
        or ${next.question} is distinct from ${climateResults.question}))::int`,
      kgCo2eBefore: counted(climateResults.kgCo2e),
      kgCo2eAfter: counted(next.kgCo2e),
    })
    .from(next)
    .innerJoin(climateActivities, eq(climateActivities.id, next.activityId))
    .leftJoin(
      climateResults,
      and(
        eq(climateResults.activityId, next.activityId),
        sql`${climateResults.method} is not distinct from ${next.method}`,
      ),
    )
    .where(and(ownRows(next, scoped), eq(next.recalculationId, recalculationId)));
  return row ?? { changed: 0, kgCo2eBefore: '0', kgCo2eAfter: '0' };
};
