import type {
  ClimateActivity,
  ClimateActivityQuery,
  ClimateLineState,
  ClimateOutcome,
  NewClimateActivity,
} from '@esg/contract';
import { and, desc, eq, exists, gte, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { climateActivities, climateResults, climateResultsNext, type LineDetails } from './climate.tables.ts';
import type { Writing } from './climate-rules.repository.ts';
import type { Marks } from './reckon.ts';

export type ActivityRow = typeof climateActivities.$inferSelect;
/** What the activity type decides. */
type Placed = Pick<ActivityRow, 'scope' | 'category'>;

const own = (scoped: Scoped) => ownRows(climateActivities, scoped);
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(climateActivities.id, id));

const firstOf = (month: string) => `${month}-01`;

/** What is stored of a line. */
export const columnsOf = (line: NewClimateActivity, placed: Placed) => {
  const { basis, activity, region, factorId, fuel, prices, shares, contracts, evidence, amountReason } = line;
  const details: LineDetails = {
    basis,
    activity,
    region,
    factorId,
    fuel,
    prices,
    shares,
    contracts,
    evidence,
    amountReason,
  };
  const { entityId, label, activityTypeId, amount, unit, isEstimate, source } = line;
  const typed = { entityId, label, activityTypeId, amount, unit, isEstimate, source };
  return { ...typed, ...placed, month: firstOf(line.month), details };
};

/** What was typed, as it was sent. */
export const lineOf = (row: ActivityRow): NewClimateActivity => ({
  entityId: row.entityId,
  label: row.label,
  activityTypeId: row.activityTypeId,
  category: row.category,
  month: row.month.slice(0, 7),
  amount: row.amount,
  unit: row.unit,
  isEstimate: row.isEstimate,
  source: row.source,
  ...row.details,
});

/** The row as the API answers it. */
export const activityOf = (row: ActivityRow, outcomes: ClimateOutcome[]): ClimateActivity => ({
  ...lineOf(row),
  id: row.id,
  scope: row.scope,
  outcomes,
  deletedAt: row.deletedAt?.toISOString() ?? null,
  updatedBy: row.updatedByName,
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

/** Whether a result goes by other rules, factors or a library of another release than those of now. */
export const isOutdated = ({ usual, byType }: Marks): SQL => {
  const marks = JSON.stringify(Object.fromEntries(byType));
  return sql`${climateResults.basisMark} <> coalesce(${marks}::jsonb ->> ${climateActivities.activityTypeId}, ${usual})`;
};

const hasResult = (scoped: Scoped, condition: SQL) =>
  exists(
    scoped.tx
      .select({ id: climateResults.id })
      .from(climateResults)
      .where(and(ownRows(climateResults, scoped), eq(climateResults.activityId, climateActivities.id), condition)),
  );

const inState = (scoped: Scoped, state: ClimateLineState | undefined, marks: Marks): SQL | undefined => {
  if (state === 'open') return hasResult(scoped, isNotNull(climateResults.question));
  if (state === 'outdated') return hasResult(scoped, isOutdated(marks));
  return state === 'estimated' ? eq(climateActivities.isEstimate, true) : undefined;
};

const narrowedBy = (scoped: Scoped, query: ClimateActivityQuery, marks: Marks): SQL | undefined =>
  and(
    query.state === 'deleted' ? isNotNull(climateActivities.deletedAt) : isNull(climateActivities.deletedAt),
    inState(scoped, query.state, marks),
    query.entityId ? eq(climateActivities.entityId, query.entityId) : undefined,
    query.activityTypeId ? eq(climateActivities.activityTypeId, query.activityTypeId) : undefined,
    query.scope ? eq(climateActivities.scope, query.scope) : undefined,
    query.category ? eq(climateActivities.category, query.category) : undefined,
    query.from ? gte(climateActivities.month, firstOf(query.from)) : undefined,
    query.to ? lte(climateActivities.month, firstOf(query.to)) : undefined,
  );

/** Newest first, from behind `after`. */
export const listActivities = (
  scoped: Scoped,
  query: ClimateActivityQuery,
  marks: Marks,
  { after, limit }: { readonly after: ListPosition | undefined; readonly limit: number },
) =>
  scoped.tx
    .select()
    .from(climateActivities)
    .where(and(own(scoped), narrowedBy(scoped, query, marks), olderThan(climateActivities, after)))
    .orderBy(desc(climateActivities.createdAt), desc(climateActivities.id))
    .limit(limit);

/** The number of lines that count. */
export const countActivities = (scoped: Scoped) =>
  scoped.tx.$count(climateActivities, and(own(scoped), isNull(climateActivities.deletedAt)));

export const findActivity = async (scoped: Scoped, id: string): Promise<ActivityRow | undefined> => {
  const [row] = await scoped.tx.select().from(climateActivities).where(one(scoped, id));
  return row;
};

export const insertActivity = async (
  { tx, tenantId, organisationId }: Scoped,
  line: NewClimateActivity,
  placed: Placed,
  { by, now }: Writing,
): Promise<ActivityRow> => {
  const owner = { tenantId, organisationId };
  const [row] = await tx
    .insert(climateActivities)
    .values({ ...columnsOf(line, placed), ...owner, createdAt: now, updatedAt: now, updatedByName: by })
    .returning();
  if (!row) throw new Error('A row of climate_activities was not stored');
  return row;
};

type Target = { readonly id: string; readonly version: number };

/** The changed row; undefined where none stands at this version, or it is deleted. */
export const updateActivity = async (
  scoped: Scoped,
  { id, version }: Target,
  line: NewClimateActivity,
  placed: Placed,
  { by, now }: Writing,
): Promise<ActivityRow | undefined> => {
  const [row] = await scoped.tx
    .update(climateActivities)
    .set({
      ...columnsOf(line, placed),
      updatedAt: now,
      updatedByName: by,
      version: sql`${climateActivities.version} + 1`,
    })
    .where(and(one(scoped, id), eq(climateActivities.version, version), isNull(climateActivities.deletedAt)))
    .returning();
  return row;
};

const shelved = (deletedAt: Date | null, { by, now }: Writing) => ({
  deletedAt,
  updatedAt: now,
  updatedByName: by,
  version: sql`${climateActivities.version} + 1`,
});

/** The deleted line; undefined where none stands at this version. */
export const deleteActivity = async (
  scoped: Scoped,
  { id, version }: Target,
  writing: Writing,
): Promise<ActivityRow | undefined> => {
  const [row] = await scoped.tx
    .update(climateActivities)
    .set(shelved(writing.now, writing))
    .where(and(one(scoped, id), eq(climateActivities.version, version), isNull(climateActivities.deletedAt)))
    .returning();
  return row;
};

/** The restored line; undefined where it was not deleted, or never was. */
export const restoreActivity = async (
  scoped: Scoped,
  id: string,
  writing: Writing,
): Promise<ActivityRow | undefined> => {
  const [row] = await scoped.tx
    .update(climateActivities)
    .set(shelved(null, writing))
    .where(and(one(scoped, id), isNotNull(climateActivities.deletedAt)))
    .returning();
  return row;
};

/**
 * Passes the lines of an entity on to the one that it is merged into. No digit hangs on the entity, so that what a recalculation has
 * reckoned of them goes along.
 */
export const passActivitiesOn = async (scoped: Scoped, fromEntityId: string, toEntityId: string) => {
  await scoped.tx
    .update(climateResultsNext)
    .set({ activityVersion: sql`${climateResultsNext.activityVersion} + 1` })
    .from(climateActivities)
    .where(
      and(
        ownRows(climateResultsNext, scoped),
        eq(climateActivities.id, climateResultsNext.activityId),
        eq(climateActivities.version, climateResultsNext.activityVersion),
        eq(climateActivities.entityId, fromEntityId),
      ),
    );
  await scoped.tx
    .update(climateActivities)
    .set({ entityId: toEntityId, version: sql`${climateActivities.version} + 1` })
    .where(and(own(scoped), eq(climateActivities.entityId, fromEntityId)));
};
