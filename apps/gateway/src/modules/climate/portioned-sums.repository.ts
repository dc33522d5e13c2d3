import { and, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { climateSums } from './climate.tables.ts';
import { sumsWithin } from './kept-sums.repository.ts';
import type { Summed } from './with-sums.ts';

type Asked = { readonly from: string; readonly to: string; readonly entityId?: string | undefined };

/** Which share of an entity counts in a month, by its place in the caller's list of shares. Everything that is not named has the first place. */
export type Portion = { readonly entityId: string; readonly month: string; readonly place: number };

/** A sum with the place of its share. */
export type Placed = { readonly place: number };

/**
 * Kept sums, each with the place of its share. Joined in full, and filtered in a way that leaves it so, because the database compares each sum
 * with each share otherwise where it has no statistics.
 */
export const placedSums = (scoped: Summed, among: SQL | undefined, portions: readonly Portion[]) => {
  const sums = scoped.tx
    .select({ ...getTableColumns(climateSums), row: sql`${climateSums}.ctid`.as('row') })
    .from(climateSums)
    .where(among)
    .as('sums');
  const ids = sql.param(portions.map(({ entityId }) => entityId));
  const months = sql.param(portions.map(({ month }) => `${month}-01`));
  const places = sql.param(portions.map(({ place }) => place));
  return {
    sums,
    portion: sql`unnest(${ids}::uuid[], ${months}::date[], ${places}::int[]) as portion(entity_id, month, place)`,
    isOfSum: sql`portion.entity_id = ${sums.entityId} and portion.month = ${sums.month}`,
    hasSum: sql`coalesce(${sums.lines}, -1) >= 0`,
    hasLines: sql`coalesce(${sums.lines}, 0) > 0`,
    place: sql<number>`coalesce(portion.place, 0)`,
  };
};

/** Sums of these months of the entities that have a share of their own. */
export const placedOfPortions = (scoped: Summed, asked: Asked, portions: readonly Portion[]) => {
  const ids = sql.param([...new Set(portions.map(({ entityId }) => entityId))]);
  const among = and(sumsWithin(scoped, asked), sql`${climateSums.entityId} = any(${ids}::uuid[])`);
  const placed = placedSums(scoped, among, portions);
  return { ...placed, hasLines: sql`coalesce(${placed.sums.lines}, 0) * ${placed.place} > 0` };
};

/** Sums of these months: of each entity, or, where nobody asks for entities and all shares are the first, of all of them together. */
export const placedWithin = (scoped: Summed, asked: Asked, portions: readonly Portion[], isByEntity: boolean) => {
  const isWhole = !isByEntity && asked.entityId === undefined && portions.length === 0;
  return placedSums(scoped, sumsWithin(scoped, asked, isWhole), portions);
};
