import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { climateResultsNext, climateSums } from './climate.tables.ts';
import { haveChanged, ownSums } from './kept-sums.repository.ts';
import { workInOneProcess } from './one-process.repository.ts';
import { activityTypeOf, methodsOf } from './reckon.ts';

/**
 * Some lines that a recalculation has reckoned, in the order of their ids: those behind `after`, up to and with `last`. What it reckoned is
 * compared and taken over lot by lot, because the pages of the database that hold a lot are read once then, and looked up for each of its
 * lines: all at once, the database goes through all lines of the organisation each time.
 */
export type NextLot = {
  readonly recalculationId: string;
  readonly after: string | null;
  readonly last: string;
  /** Results of its lines. */
  readonly results: number;
};

/** Lines of a lot. */
const lotSize = 1000;

/** What recalculations have reckoned, as statements call it. */
export const next = alias(climateResultsNext, 'next');

/** All that a recalculation has reckoned. */
export const ofRecalculation = (scoped: Scoped, recalculationId: string) =>
  and(ownRows(next, scoped), eq(next.recalculationId, recalculationId));

/** What it has reckoned of the lines of a lot. */
export const ofLot = (scoped: Scoped, { recalculationId, after, last }: NextLot) =>
  and(
    ofRecalculation(scoped, recalculationId),
    lte(next.activityId, last),
    after === null ? undefined : gt(next.activityId, after),
  );

/** All that a recalculation has reckoned, lot by lot. */
export async function* lotsOfNext(scoped: Scoped, recalculationId: string, size = lotSize): AsyncGenerator<NextLot> {
  const { activityId } = next;
  await workInOneProcess(scoped);
  for (let after: string | null = null; ; ) {
    const lines: { id: string; results: number }[] = await scoped.tx
      .select({ id: activityId, results: sql<number>`count(*)::int` })
      .from(next)
      .where(and(ofRecalculation(scoped, recalculationId), after === null ? undefined : gt(activityId, after)))
      .groupBy(activityId)
      .orderBy(activityId)
      .limit(size);
    const last = lines.at(-1)?.id;
    if (last === undefined) return;
    yield { recalculationId, after, last, results: lines.reduce((all, { results }) => all + results, 0) };
    after = last;
  }
}

/** Forgets what a recalculation has reckoned. */
export const deleteNext = async (scoped: Scoped, recalculationId: string) => {
  const ofIt = and(ownRows(climateResultsNext, scoped), eq(climateResultsNext.recalculationId, recalculationId));
  await scoped.tx.delete(climateResultsNext).where(ofIt);
};

/** Nobody changes these lines until the transaction ends, and whoever is changing one is waited for: both would write its result. */
const holdLines = (scoped: Scoped, lot: NextLot) =>
  scoped.tx.execute(sql`
    select count(*) from (
      select id from climate_activities where tenant_id = ${scoped.tenantId} and organisation_id = ${scoped.organisationId} and id in (
        select next.activity_id from climate_results_next next where ${ofLot(scoped, lot)})
      order by id for update) held`);

/** Of each activity type whether its results have methods that its lines have no more: it may be of another scope since a new release. */
export const haveOtherMethods = async (scoped: Scoped): Promise<boolean> => {
  // Sums that are to be added up again may not know all of them yet.
  if (await haveChanged(scoped, {})) return true;
  const { activityTypeId, method } = climateSums;
  const found = await scoped.tx
    .selectDistinct({ activityTypeId, method })
    .from(climateSums)
    .where(ownSums(scoped, true));
  return found.some((each) => {
    const type = activityTypeOf(each.activityTypeId);
    return type === undefined || !methodsOf(type).includes(each.method);
  });
};

/**
 * Puts what was reckoned of a lot in the place of its results.
 *
 * @param isLeft Whether there may be results by methods that their lines have no more (`haveOtherMethods`).
 */
export const takeLot = async (scoped: Scoped, lot: NextLot, isLeft: boolean) => {
  const { tx, tenantId, organisationId } = scoped;
  await holdLines(scoped, lot);
  // Lines that are as they were reckoned: those changed meanwhile were reckoned when they were changed.
  const untouched = sql`climate_results_next next join climate_activities line
      on line.id = next.activity_id and line.version = next.activity_version and line.deleted_at is null
    where ${ofLot(scoped, lot)}`;
  const isOwn = sql`stored.tenant_id = ${tenantId} and stored.organisation_id = ${organisationId}`;
  const { rowCount: replaced } = await tx.execute(sql`
    update climate_results stored set activity_version = new.activity_version, kg_co2e = new.kg_co2e, beside_kg_co2e = new.beside_kg_co2e,
      origin = new.origin, question = new.question, shape_id = new.shape_id, numbers = new.numbers, basis_mark = new.basis_mark,
      reckoned_at = new.reckoned_at, result = new.result, reckoned_from = new.reckoned_from, gases = new.gases
    from (select next.* from ${untouched}) new
    where stored.activity_id = new.activity_id and coalesce(stored.method, '') = coalesce(new.method, '') and ${isOwn}`);
  const isOfBoth = sql`stored.activity_id = next.activity_id and coalesce(stored.method, '') = coalesce(next.method, '')`;
  if (isLeft)
    await tx.execute(sql`
      delete from climate_results stored where ${isOwn} and stored.activity_id in (select next.activity_id from ${untouched})
        and not exists (select from climate_results_next next where next.recalculation_id = ${lot.recalculationId} and ${isOfBoth})`);
  if (replaced !== lot.results)
    await tx.execute(sql`
      insert into climate_results (id, tenant_id, organisation_id, activity_id, activity_version, method, kg_co2e, beside_kg_co2e, origin,
        question, basis_mark, shape_id, numbers, reckoned_at, result, reckoned_from, gases)
      select next.id, next.tenant_id, next.organisation_id, next.activity_id, next.activity_version, next.method, next.kg_co2e,
        next.beside_kg_co2e, next.origin, next.question, next.basis_mark, next.shape_id, next.numbers, next.reckoned_at, next.result,
        next.reckoned_from, next.gases
      from ${untouched} and not exists (select from climate_results stored where ${isOfBoth})`);
};

/** Puts what a recalculation has reckoned in the place of the results, in the transaction of the caller: all of it, or nothing. */
export const takeNext = async (scoped: Scoped, recalculationId: string, size?: number) => {
  const isLeft = await haveOtherMethods(scoped);
  for await (const lot of lotsOfNext(scoped, recalculationId, size)) await takeLot(scoped, lot, isLeft);
  await deleteNext(scoped, recalculationId);
};
