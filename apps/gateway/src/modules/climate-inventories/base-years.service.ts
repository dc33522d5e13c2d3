import {
  type AdoptedBaseYear,
  type BaseYearPart,
  type ClimateBaseYear,
  type ClimateInventorySettings,
  daysOfMonth,
  type Period,
} from '@esg/contract';
import { derived, type Fraction, fractionOf, isNought, nought, times } from '@esg/quantities';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { boundaryIn } from '../boundaries/index.ts';
import {
  type BaseYearSaid,
  countStates,
  type EntitySum,
  findMonthsWithLines,
  listEntitySums,
  readBasis,
  readSummed,
  type Summed,
} from '../climate/index.ts';
import { listEntities } from '../entities/index.ts';
import { amountsOf, baseYearChangeOf, exceedsThreshold } from './base-year-change.ts';
import { type BaseYearRow, listBaseYears } from './base-years.repository.ts';
import { findSettings } from './settings.repository.ts';
import { totalsOf } from './sums.ts';

const monthsInYear = 12;

const monthAfter = (month: string, by: number): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
};

/** The twelve months that begin with this one. */
const yearFrom = (start: string) => ({ from: start, to: monthAfter(start, monthsInYear - 1) });

/** Their days. */
export const periodFrom = (start: string): Period => {
  const { from, to } = yearFrom(start);
  return { start: daysOfMonth(from).start, end: daysOfMonth(to).end };
};

/** A base year as it was adopted. */
export const adoptedOf = (row: BaseYearRow): AdoptedBaseYear => ({
  number: row.number,
  period: periodFrom(row.start),
  totals: totalsOf(amountsOf(row.parts)),
  reason: row.reason,
  restated: row.restated,
  adoptedBy: row.adoptedByName,
  adoptedAt: row.adoptedAt.toISOString(),
});

/** The newest year of twelve months like the base year that has lines: the structure that the base year is compared by. */
const newestYear = (start: string, lastMonth: string): string => {
  let year = start;
  while (monthAfter(year, monthsInYear) <= lastMonth) year = monthAfter(year, monthsInYear);
  return year;
};

const whole = fractionOf('1');

/** The share of each entity in the group as it stands at the end of a year. */
const readStructure = async (scoped: Scoped, period: Period) => {
  const boundary = await boundaryIn(scoped, await listEntities(scoped), period);
  return (entityId: string | null): Fraction => {
    const inclusion = entityId === null ? undefined : boundary?.inclusions.get(entityId);
    if (!inclusion) return whole;
    return inclusion.leftOut || inclusion.absence ? nought : inclusion.share;
  };
};

const partsOf = (parts: readonly EntitySum[], shareOf: (entityId: string | null) => Fraction): BaseYearPart[] =>
  parts.flatMap(({ entityId, scope, method, kgCo2e }) => {
    const share = shareOf(entityId);
    if (scope === 'outside' || isNought(share)) return [];
    return [{ entityId, scope, method, share: derived(share), kgCo2e: derived(times(fractionOf(kgCo2e), share)) }];
  });

/** What the base year comes to with the structure, factors and rules of now. */
export const readPresent = async (scoped: Summed, start: string) => {
  const months = await findMonthsWithLines(scoped);
  const newest = newestYear(start, months?.last ?? start);
  const shareOf = await readStructure(scoped, periodFrom(newest));
  const parts = partsOf(await listEntitySums(scoped, yearFrom(start)), shareOf);
  const later = newest === start ? [] : partsOf(await listEntitySums(scoped, yearFrom(newest)), shareOf);
  const having = new Set(parts.map(({ entityId }) => entityId));
  const withoutData = [...new Set(later.flatMap(({ entityId }) => (having.has(entityId) ? [] : (entityId ?? []))))];
  const { marks } = await readBasis(scoped);
  const { openLines, outdatedLines } = await countStates(scoped, yearFrom(start), marks);
  return { parts, withoutData, openLines, outdatedLines };
};

const comparedWith = (
  adopted: BaseYearRow,
  parts: readonly BaseYearPart[],
  { thresholdPercent }: ClimateInventorySettings,
): Pick<ClimateBaseYear, 'change' | 'exceeds'> => {
  const change = baseYearChangeOf(adopted.parts, parts);
  return { change, exceeds: thresholdPercent === null ? null : exceedsThreshold(change, thresholdPercent) };
};

/** The base year as it was adopted, beside what it comes to now. */
export const baseYearIn = async (scoped: Summed): Promise<ClimateBaseYear> => {
  const settings = await findSettings(scoped);
  const rows = await listBaseYears(scoped);
  const { baseYearStart: start, thresholdPercent } = settings;
  const history = rows.map(adoptedOf);
  if (start === null)
    return {
      period: null,
      thresholdPercent,
      adopted: null,
      history,
      present: null,
      change: null,
      exceeds: null,
      withoutData: [],
      openLines: 0,
      outdatedLines: 0,
    };
  const { parts, ...counts } = await readPresent(scoped, start);
  // Another year may have been adopted in between: the newest adoption of this one counts.
  const adopted = rows.find((row) => row.start === start);
  return {
    period: periodFrom(start),
    thresholdPercent,
    adopted: adopted ? adoptedOf(adopted) : null,
    history,
    present: totalsOf(amountsOf(parts)),
    ...(adopted ? comparedWith(adopted, parts, settings) : { change: null, exceeds: null }),
    ...counts,
  };
};

/** The base year as texts say it; without parts nobody has adopted it. */
export const baseYearSaidOf = ({
  start,
  reason,
  parts,
}: {
  readonly start: string;
  readonly reason: string;
  readonly parts: readonly BaseYearPart[] | null;
}): BaseYearSaid => ({
  period: periodFrom(start),
  reason,
  totals: parts && totalsOf(amountsOf(parts)),
  scopes: [...new Set(parts?.map(({ scope }) => scope))],
});

/** The base year as texts beside figures say it: its emissions as the newest adoption of it has them. */
export const readBaseYearSaid = async (scoped: Scoped): Promise<BaseYearSaid | null> => {
  const { baseYearStart: start, baseYearReason: reason } = await findSettings(scoped);
  if (start === null) return null;
  const adopted = (await listBaseYears(scoped)).find((row) => row.start === start);
  return baseYearSaidOf({ start, reason, parts: adopted?.parts ?? null });
};

/** The organisation’s base year. */
export const readBaseYear = (deps: Pick<GatewayDeps, 'database'>, scope: Scope): Promise<ClimateBaseYear> =>
  readSummed(deps, scope, {}, baseYearIn);
