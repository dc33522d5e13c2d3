import {
  boundaryYearOf,
  type ClimateBoundary,
  type ConsolidationApproach,
  climateBoundaryNamed,
  commonPeriod,
  daysOfMonth,
  type Entity,
  type Inclusion,
  type Period,
} from '@esg/contract';
import { derived, dividedBy, type Fraction, fractionOf, isNought, nought, times } from '@esg/quantities';
import type { Scoped } from '../../platform/database/index.ts';
import { boundaryIn } from '../boundaries/index.ts';
import { listEntities } from '../entities/index.ts';
import type { Portion } from './portioned-sums.repository.ts';

const whole = fractionOf('1');
const isWhole = ({ over, under }: Fraction) => over === under;
/** Everything and nothing are one share each, however they were reckoned. */
const keyOf = (share: Fraction) => (isWhole(share) ? '1' : isNought(share) ? '0' : `${share.over}/${share.under}`);
const dayMs = 86_400_000;
const daysIn = ({ start, end }: Period) => (Date.parse(end) - Date.parse(start)) / dayMs + 1;

/** How much of an entity's lines counts, month by month. */
export type Shares = {
  /** Null while none was chosen: everything counts whole. */
  readonly approach: ConsolidationApproach | null;
  /** The year of the boundary. */
  readonly year: number;
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
  if (common.start === all.start && common.end === all.end) return whole;
  return dividedBy(fractionOf(String(daysIn(common))), fractionOf(String(daysIn(all))));
};

/** The days of whole months. */
export const periodOfMonths = ({ from, to }: { readonly from: string; readonly to: string }): Period => ({
  start: daysOfMonth(from).start,
  end: daysOfMonth(to).end,
});

/** The days of a period up to the end of the year whose boundary applies: only a part of that year may have been entered. */
const daysUpTo = ({ start, end }: Period, year: number): Period => ({
  start,
  end: year > boundaryYearOf({ end }) ? `${year}-12-31` : end,
});

/**
 * Shares by the boundary of the year in which the period ends, or of a later one that is named (GHG Protocol Corporate Standard, chapter 3). The
 * own inventory of one entity counts whole.
 */
export const readShares = async (
  scoped: Scoped,
  period: Period,
  {
    entityId,
    boundaryYear = boundaryYearOf(period),
  }: { entityId?: string | undefined; boundaryYear?: number | undefined } = {},
): Promise<Shares> => {
  const entities = await listEntities(scoped);
  const days = daysUpTo(period, boundaryYear);
  const boundary = entityId === undefined ? await boundaryIn(scoped, entities, days) : undefined;
  const inclusionOf = (id: string) => boundary?.inclusions.get(id);
  return {
    approach: boundary?.approach ?? null,
    year: boundaryYearOf(days),
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

/** Where shares count, and what each place stands for: the first for everything, which is what is not named. */
export type Portioned<Share> = { readonly portions: readonly Portion[]; readonly shareAt: (place: number) => Share };

type Numbering<Share> = { readonly first: Share; readonly textOf: (share: Share) => string };

/** Numbers shares, each of them once. */
const numberShares = <Share>(
  { first, textOf }: Numbering<Share>,
  entities: readonly Pick<Entity, 'id'>[],
  months: readonly string[],
  shareOf: (entityId: string, month: string) => Share,
): Portioned<Share> => {
  const shares = [first];
  const portions: Portion[] = [];
  const places = new Map([[textOf(first), 0]]);
  for (const { id: entityId } of entities) {
    for (const month of months) {
      const share = shareOf(entityId, month);
      const text = textOf(share);
      const place = places.get(text) ?? shares.push(share) - 1;
      places.set(text, place);
      if (place > 0) portions.push({ entityId, month, place });
    }
  }
  return { portions, shareAt: (place) => shares[place] ?? first };
};

/** Shares, each of them once, and where they count: the first of them, which is everything, where nothing is named. */
export const portionsOf = (
  { entities, approach, shareOf }: Pick<Shares, 'entities' | 'approach' | 'shareOf'>,
  months: readonly string[],
): Portioned<Fraction> =>
  numberShares({ first: whole, textOf: keyOf }, approach === null ? [] : entities, months, shareOf);

/** How lines of a month count beside those of the following year: by the share of then, and by that of the same month of the following year. */
export type PairedShare = { readonly counted: Fraction; readonly asNow: Fraction };

const pairedWhole: PairedShare = { counted: whole, asNow: whole };
const textOfPair = ({ counted, asNow }: PairedShare) => `${keyOf(counted)} ${keyOf(asNow)}`;
const nextYear = (month: string) => `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`;

/** The shares of two years that are compared, for the months of both; `first` is the first month of the later one. */
export const pairedPortionsOf = (
  before: Shares,
  after: Shares,
  { months, first }: { readonly months: readonly string[]; readonly first: string },
): Portioned<PairedShare> => {
  const entities = before.approach === null && after.approach === null ? [] : after.entities;
  return numberShares({ first: pairedWhole, textOf: textOfPair }, entities, months, (entityId, month) => {
    const counted = (month >= first ? after : before).shareOf(entityId, month);
    return { counted, asNow: month >= first ? counted : after.shareOf(entityId, nextYear(month)) };
  });
};

/** What counts of a number by a share, with every digit that it has. */
export const countedBy = (number: string, share: Fraction): string =>
  isWhole(share) ? number : derived(times(fractionOf(number), share));

const hundred = fractionOf('100');

/** A share as it is multiplied by: in percent where that has an end, as parts of a month otherwise. */
export const shareWritten = (share: Fraction): { readonly over: string; readonly under: string } => {
  const percent = derived(times(share, hundred));
  const back = dividedBy(fractionOf(percent), hundred);
  if (back.over * share.under === share.over * back.under) return { over: percent, under: '100' };
  return { over: String(share.over), under: String(share.under) };
};

type SharedEntity = ClimateBoundary['parts'][number] & Pick<Entity, 'name'>;

/** The entities that count in part or not at all in these months, whether they have lines or not. */
export const sharedEntitiesIn = (
  { entities, inclusionOf }: Pick<Shares, 'entities' | 'inclusionOf'>,
  months: { readonly from: string; readonly to: string },
): SharedEntity[] => {
  const all = periodOfMonths(months);
  return entities.flatMap(({ id, name }): SharedEntity[] => {
    const inclusion = inclusionOf(id);
    if (!inclusion) return [];
    const days = inclusion.days && commonPeriod(inclusion.days, all);
    if (!days) return [{ entityId: id, name, percent: '0', days: null }];
    const isThroughout = days.start === all.start && days.end === all.end;
    if (isWhole(inclusion.share) && isThroughout) return [];
    return [{ entityId: id, name, percent: inclusion.percent, days: isThroughout ? null : days }];
  });
};

/** How these entities count, the first by name; null without an approach. */
export const boundarySaid = (
  { approach, year }: Pick<Shares, 'approach' | 'year'>,
  parts: readonly SharedEntity[],
): ClimateBoundary | null => {
  if (approach === null) return null;
  const named = parts.toSorted((one, other) => one.name.localeCompare(other.name)).slice(0, climateBoundaryNamed);
  return {
    approach,
    year,
    parts: named.map(({ name: _, ...part }) => part),
    others: parts.length - named.length,
  };
};
