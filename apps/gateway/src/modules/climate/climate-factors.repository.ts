import type { ClimateFactor, ClimateFactorQuery, NewClimateFactor } from '@esg/contract';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { climateFactors } from './climate.tables.ts';
import type { Writing } from './climate-rules.repository.ts';

type FactorRow = typeof climateFactors.$inferSelect;

const own = (scoped: Scoped) => ownRows(climateFactors, scoped);
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(climateFactors.id, id));

/** The row as the API answers it. */
export const factorOf = (row: FactorRow): ClimateFactor => ({
  id: row.id,
  activityTypeId: row.activityTypeId,
  name: row.name,
  origin: row.origin,
  region: row.region,
  unit: row.unit,
  basis: row.basis,
  method: row.method,
  gwpSet: row.gwpSet,
  prices: row.prices,
  gases: row.gases,
  publicationYear: row.publicationYear,
  validFrom: row.validFrom,
  validTo: row.validTo,
  source: row.source,
  evidence: row.evidence,
  licence: row.licence,
  uncertaintyPercent: row.uncertaintyPercent,
  confirmedBy: row.confirmedByName,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  updatedBy: row.updatedByName,
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});

/** Newest first, from behind `after`. */
export const listFactors = (
  scoped: Scoped,
  { state, activityTypeId }: Pick<ClimateFactorQuery, 'state' | 'activityTypeId'>,
  after: ListPosition | undefined,
  limit: number,
) =>
  scoped.tx
    .select()
    .from(climateFactors)
    .where(
      and(
        own(scoped),
        state === 'confirmed' ? isNotNull(climateFactors.confirmedAt) : undefined,
        state === 'unconfirmed' ? isNull(climateFactors.confirmedAt) : undefined,
        activityTypeId ? eq(climateFactors.activityTypeId, activityTypeId) : undefined,
        olderThan(climateFactors, after),
      ),
    )
    .orderBy(desc(climateFactors.createdAt), desc(climateFactors.id))
    .limit(limit);

/** All of the organisation's, by the activity type that they are for. */
export const listFactorsByType = async (scoped: Scoped): Promise<ReadonlyMap<string, readonly ClimateFactor[]>> => {
  const rows = await scoped.tx.select().from(climateFactors).where(own(scoped));
  return Map.groupBy(rows.map(factorOf), ({ activityTypeId }) => activityTypeId);
};

export const countFactors = (scoped: Scoped) => scoped.tx.$count(climateFactors, own(scoped));

export const findFactor = async (scoped: Scoped, id: string): Promise<FactorRow | undefined> => {
  const [row] = await scoped.tx.select().from(climateFactors).where(one(scoped, id));
  return row;
};

export const insertFactor = async (
  { tx, tenantId, organisationId }: Scoped,
  fields: NewClimateFactor,
  { by, now }: Writing,
): Promise<FactorRow> => {
  const [row] = await tx
    .insert(climateFactors)
    .values({ ...fields, tenantId, organisationId, createdAt: now, updatedAt: now, updatedByName: by })
    .returning();
  if (!row) throw new Error('A row of climate_factors was not stored');
  return row;
};

type Change = NewClimateFactor | { confirmedByName: string; confirmedAt: Date };

/** The changed row; undefined where none stands at this version. A changed factor is confirmed anew. */
export const updateFactor = async (
  scoped: Scoped,
  id: string,
  version: number,
  change: Change,
  { by, now }: Writing,
): Promise<FactorRow | undefined> => {
  const written =
    'confirmedAt' in change
      ? change
      : { ...change, confirmedByName: null, confirmedAt: null, updatedAt: now, updatedByName: by };
  const [row] = await scoped.tx
    .update(climateFactors)
    .set({ ...written, version: sql`${climateFactors.version} + 1` })
    .where(and(one(scoped, id), eq(climateFactors.version, version)))
    .returning();
  return row;
};

/** Whether there was one. */
export const deleteFactor = async (scoped: Scoped, id: string) =>
  (await scoped.tx.delete(climateFactors).where(one(scoped, id)).returning({ id: climateFactors.id })).length > 0;
