import {
  type ConsolidationApproach,
  commonPeriod,
  daysOfMonth,
  type Entity,
  type Inclusion,
  type Period,
} from '@esg/contract';
import { dividedBy, type Fraction, fractionOf, nought, times } from '@esg/quantities';
import type { Scoped } from '../../platform/database/index.ts';
import { boundaryIn } from '../boundaries/index.ts';
import type { Portion } from '../climate/index.ts';
import { listEntities } from '../entities/index.ts';

const whole = fractionOf('1');
const keyOf = ({ over, under }: Fraction) => `${over}/${under}`;
const dayMs = 86_400_000;
const daysIn = ({ start, end }: Period) => (Date.parse(end) - Date.parse(start)) / dayMs + 1;

/** How much of an entity's lines counts, month by month. */
export type Shares = {
  /** Null while none was chosen: everything counts whole. */
  readonly approach: ConsolidationApproach | null;
  readonly entities: readonly Entity[];
  /** Of each entity; undefined without an approach. */
  readonly inclusionOf: (entityId: string) => Inclusion | undefined;
  readonly reasonOf: (entityId: string) => string;
  readonly shareOf: (entityId: string | null, month: string) => Fraction;
};

/** The part of a month's days in which the entity belongs to the group. */
const partOfMonth = ({ days }: Inclusion, month: string): Fraction => {
  const all = daysOfMonth(month);
  const common = days && commonPeriod(days, all);
  if (!common) return nought;
  return dividedBy(fractionOf(String(daysIn(common))), fractionOf(String(daysIn(all))));
};

/**
 * Shares by the boundary of the year in which the period ends (GHG Protocol Corporate Standard, chapter 3). The own inventory of one entity
 * counts whole.
 */
export const readShares = async (scoped: Scoped, period: Period, entityId?: string): Promise<Shares> => {
  const entities = await listEntities(scoped);
  const boundary = entityId === undefined ? await boundaryIn(scoped, entities, period) : undefined;
  const inclusionOf = (id: string) => boundary?.inclusions.get(id);
  return {
    approach: boundary?.approach ?? null,
    entities,
    inclusionOf,
    reasonOf: (id) => boundary?.holdingOf(id).exclusion ?? '',
    shareOf: (id, month) => {
      const inclusion = id === null ? undefined : inclusionOf(id);
      if (!inclusion) return whole;
      return inclusion.leftOut ? nought : times(inclusion.share, partOfMonth(inclusion, month));
    },
  };
};

/** Shares, each of them once, and where they count: the first of them, which is everything, where nothing is named. */
export const portionsOf = ({ entities, approach, shareOf }: Shares, months: readonly string[]) => {
  const shares = [whole];
  const portions: Portion[] = [];
  const places = new Map([[keyOf(whole), 0]]);
  for (const { id: entityId } of approach === null ? [] : entities) {
    for (const month of months) {
      const share = shareOf(entityId, month);
      const place = places.get(keyOf(share)) ?? shares.push(share) - 1;
      places.set(keyOf(share), place);
      if (place > 0) portions.push({ entityId, month, place });
    }
  }
  return { portions, shareAt: (place: number): Fraction => shares[place] ?? whole };
};
