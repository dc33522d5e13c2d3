import type { ClimateOutcome } from '@esg/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateActivities, climateResults, climateResultsNext } from './climate.tables.ts';
import type { ActivityRow } from './climate-activities.repository.ts';
import { type Marks, markOf, type Reckoning } from './reckon.ts';

export type ResultRow = typeof climateResults.$inferSelect;
type Columns = Omit<typeof climateResults.$inferInsert, 'tenantId' | 'organisationId'>;

const own = (scoped: Scoped) => ownRows(climateResults, scoped);

/** Where the factors of a result come from; a contract or certificate is its supplier's word. */
const originOf = ({ method, from: { factors, contracts } }: Reckoning) => {
  const origins = new Set(factors.map(({ origin }) => origin));
  if (method === 'market' && contracts.length > 0) origins.add('supplier');
  const [only] = origins;
  return origins.size > 1 ? 'several' : (only ?? 'measured');
};

/** A reckoned line as the columns of its rows. */
export const resultColumns = (
  { id, version, activityTypeId }: Pick<ActivityRow, 'id' | 'version' | 'activityTypeId'>,
  reckonings: readonly Reckoning[],
  marks: Marks,
  now: Date,
): Columns[] =>
  reckonings.map((reckoning) => {
    const { method, outcome, from } = reckoning;
    const result = outcome.known ? outcome.value : null;
    return {
      activityId: id,
      activityVersion: version,
      method,
      kgCo2e: result?.kgCo2e ?? null,
      besideKgCo2e: result?.besideKgCo2e ?? null,
      gases: result?.gases ?? null,
      origin: result ? originOf(reckoning) : null,
      result,
      question: outcome.known ? null : outcome.question,
      reckonedFrom: from,
      basisMark: markOf(marks, activityTypeId),
      reckonedAt: now,
    };
  });

/** Replaces what a line came to. */
export const replaceResults = async (scoped: Scoped, activityId: string, columns: readonly Columns[]) => {
  const { tx, tenantId, organisationId } = scoped;
  await tx.delete(climateResults).where(and(own(scoped), eq(climateResults.activityId, activityId)));
  await tx.insert(climateResults).values(columns.map((each) => ({ ...each, tenantId, organisationId })));
};

/** Forgets what these lines came to, and stores what others come to. */
export const insertResults = async (scoped: Scoped, columns: readonly Columns[], forgotten: readonly string[] = []) => {
  const { tx, tenantId, organisationId } = scoped;
  if (forgotten.length > 0)
    await tx.delete(climateResults).where(and(own(scoped), inArray(climateResults.activityId, [...forgotten])));
  if (columns.length > 0)
    await tx.insert(climateResults).values(columns.map((each) => ({ ...each, tenantId, organisationId })));
};

/** What these lines came to, by line. */
export const listResults = async (
  scoped: Scoped,
  activityIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ResultRow[]>> => {
  if (activityIds.length === 0) return new Map();
  const rows = await scoped.tx
    .select()
    .from(climateResults)
    .where(and(own(scoped), inArray(climateResults.activityId, [...activityIds])))
    .orderBy(climateResults.method);
  return Map.groupBy(rows, ({ activityId }) => activityId);
};

/** A result as lists answer it. */
export const outcomeOf = (row: ResultRow, mark: string): ClimateOutcome => ({
  method: row.method,
  kgCo2e: row.result?.kgCo2e ?? null,
  besideKgCo2e: row.result?.besideKgCo2e ?? null,
  caveats: row.result?.caveats ?? [],
  question: row.question,
  isOutdated: row.basisMark !== mark,
});

/** Stores what a recalculation has reckoned of some lines. */
export const insertNext = async (scoped: Scoped, recalculationId: string, columns: readonly Columns[]) => {
  const { tx, tenantId, organisationId } = scoped;
  if (columns.length > 0)
    await tx
      .insert(climateResultsNext)
      .values(columns.map((each) => ({ ...each, tenantId, organisationId, recalculationId })));
};

/** Forgets what a recalculation has reckoned. */
export const deleteNext = async (scoped: Scoped, recalculationId: string) => {
  await scoped.tx
    .delete(climateResultsNext)
    .where(and(ownRows(climateResultsNext, scoped), eq(climateResultsNext.recalculationId, recalculationId)));
};

/** Lines that are as a recalculation reckoned them: those changed meanwhile were reckoned when they were changed. */
const untouched = (scoped: Scoped, recalculationId: string) =>
  scoped.tx
    .select({ id: climateResultsNext.activityId })
    .from(climateResultsNext)
    .innerJoin(
      climateActivities,
      and(
        eq(climateActivities.id, climateResultsNext.activityId),
        eq(climateActivities.version, climateResultsNext.activityVersion),
        isNull(climateActivities.deletedAt),
      ),
    )
    .where(and(ownRows(climateResultsNext, scoped), eq(climateResultsNext.recalculationId, recalculationId)));

/** Nobody changes these lines until the transaction ends, and whoever is changing one is waited for: both would write its result. */
const holdLines = async (scoped: Scoped, recalculationId: string) => {
  const ids = scoped.tx
    .select({ id: climateResultsNext.activityId })
    .from(climateResultsNext)
    .where(and(ownRows(climateResultsNext, scoped), eq(climateResultsNext.recalculationId, recalculationId)));
  await scoped.tx
    .select({ id: climateActivities.id })
    .from(climateActivities)
    .where(and(ownRows(climateActivities, scoped), inArray(climateActivities.id, ids)))
    .orderBy(climateActivities.id)
    .for('update');
};

/** Puts what a recalculation has reckoned in the place of the results, in the transaction of the caller: all of it, or nothing. */
export const takeNext = async (scoped: Scoped, recalculationId: string) => {
  const { tx } = scoped;
  const ids = untouched(scoped, recalculationId);
  await holdLines(scoped, recalculationId);
  await tx.delete(climateResults).where(and(own(scoped), inArray(climateResults.activityId, ids)));
  await tx.insert(climateResults).select(
    tx
      .select({
        id: climateResultsNext.id,
        tenantId: climateResultsNext.tenantId,
        organisationId: climateResultsNext.organisationId,
        activityId: climateResultsNext.activityId,
        activityVersion: climateResultsNext.activityVersion,
        method: climateResultsNext.method,
        kgCo2e: climateResultsNext.kgCo2e,
        besideKgCo2e: climateResultsNext.besideKgCo2e,
        gases: climateResultsNext.gases,
        origin: climateResultsNext.origin,
        result: climateResultsNext.result,
        question: climateResultsNext.question,
        reckonedFrom: climateResultsNext.reckonedFrom,
        basisMark: climateResultsNext.basisMark,
        reckonedAt: climateResultsNext.reckonedAt,
      })
      .from(climateResultsNext)
      .where(
        and(
          ownRows(climateResultsNext, scoped),
          eq(climateResultsNext.recalculationId, recalculationId),
          inArray(climateResultsNext.activityId, ids),
        ),
      ),
  );
  await deleteNext(scoped, recalculationId);
};
