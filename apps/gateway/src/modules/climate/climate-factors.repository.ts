import type { ClimateFactor, ClimateFactorQuery, NewClimateFactor } from '@esg/contract';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import type { Actor } from '../users/index.ts';
import { climateFactors } from './climate.tables.ts';

/** Who writes, and when. */
export type Author = { readonly actor: Actor; readonly now: Date };

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
  documents: row.documents,
  confirmedBy: row.confirmedByName,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  updatedBy: row.updatedByName,
  updatedById: row.updatedById,
  isConfirmedByAuthor: row.isConfirmedByAuthor,
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
  { actor, now }: Author,
): Promise<FactorRow> => {
  const by = { updatedById: actor.id, updatedByName: actor.name };
  const [row] = await tx
    .insert(climateFactors)
    .values({ ...fields, ...by, tenantId, organisationId, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('A row of climate_factors was not stored');
  return row;
};

const writeFactor = async (
  scoped: Scoped,
  { id, version }: { readonly id: string; readonly version: number },
  columns: Partial<FactorRow>,
): Promise<FactorRow | undefined> => {
  const [row] = await scoped.tx
    .update(climateFactors)
    .set({ ...columns, version: sql`${climateFactors.version} + 1` })
    .where(and(one(scoped, id), eq(climateFactors.version, version)))
    .returning();
  return row;
};

const unconfirmed = { confirmedById: null, confirmedByName: null, confirmedAt: null, isConfirmedByAuthor: false };

/** The changed row; undefined where none stands at this version. A changed factor is confirmed anew. */
export const updateFactor = (
  scoped: Scoped,
  { id, version }: { readonly id: string; readonly version: number },
  fields: NewClimateFactor,
  { actor, now }: Author,
): Promise<FactorRow | undefined> => {
  const by = { updatedById: actor.id, updatedByName: actor.name, updatedAt: now };
  return writeFactor(scoped, { id, version }, { ...fields, ...by, ...unconfirmed });
};

/** The same of a factor that somebody compared with its source. */
export const confirmFactor = (
  scoped: Scoped,
  at: { readonly id: string; readonly version: number },
  { actor, now }: Author,
  isConfirmedByAuthor: boolean,
): Promise<FactorRow | undefined> =>
  writeFactor(scoped, at, {
    confirmedById: actor.id,
    confirmedByName: actor.name,
    confirmedAt: now,
    isConfirmedByAuthor,
  });

/** What it was called; undefined where there was none. */
export const deleteFactor = async (scoped: Scoped, id: string): Promise<string | undefined> => {
  const [row] = await scoped.tx.delete(climateFactors).where(one(scoped, id)).returning({ name: climateFactors.name });
  return row?.name;
};
