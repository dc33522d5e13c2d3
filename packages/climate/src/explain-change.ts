import type { ClimateEffect } from '@esg/contract';
import {
  derived,
  dividedBy,
  type Fraction,
  fractionOf,
  isNought,
  less,
  minus,
  nought,
  plus,
  sumOf,
  times,
} from '@esg/quantities';

/** What was used and what it set free, in one of the two periods. Amounts are in one unit within each `unit`. */
export type PeriodUse = { readonly amount: string; readonly kgCo2e: string };

/** The same of the former period by the share that counts now, with what counted then. */
export type FormerUse = PeriodUse & {
  /** Left out where the share is the same. */
  readonly countedKgCo2e?: string;
};

/** What one entity used of one thing in both periods; null where it has no line of it. */
export type Compared = {
  /** Things of one group are compared with each other: they are measured alike and stand for one another. */
  readonly group: string;
  /** Null stands for the whole organisation. */
  readonly entityId: string | null;
  /** The kind of unit: amounts of different ones cannot be compared. */
  readonly unit: string;
  readonly before: FormerUse | null;
  readonly after: PeriodUse | null;
};

/** How much each effect changed the emissions of a group, in kilograms of CO2 equivalent. */
export type GroupChange = {
  readonly group: string;
  readonly before: string;
  readonly after: string;
  readonly effects: Readonly<Record<ClimateEffect, string>>;
};

type Side = { readonly amount: Fraction; readonly kgCo2e: Fraction };
type Cell = { readonly before: Side; readonly after: Side };

const nothing: Side = { amount: nought, kgCo2e: nought };
const sideOf = (period: PeriodUse | null): Side =>
  period === null ? nothing : { amount: fractionOf(period.amount), kgCo2e: fractionOf(period.kgCo2e) };
/**
 * Halves are added up each by itself: quotients of thousands of entities have a denominator each, and one after the other would carry the
 * product of all of them from sum to sum.
 */
const sum = (fractions: readonly Fraction[]): Fraction => {
  if (fractions.length < 2) return fractions[0] ?? nought;
  const middle = Math.ceil(fractions.length / 2);
  return plus(sum(fractions.slice(0, middle)), sum(fractions.slice(middle)));
};
const kgBefore = (cells: readonly Cell[]) => sum(cells.map(({ before }) => before.kgCo2e));
const kgAfter = (cells: readonly Cell[]) => sum(cells.map(({ after }) => after.kgCo2e));
const cellOf = ({ before, after }: Compared): Cell => ({ before: sideOf(before), after: sideOf(after) });
const changeOf = (cells: readonly Cell[]) => minus(kgAfter(cells), kgBefore(cells));

/**
 * Of things that are measured alike: more or less of all of them at the former average (activity), another division among them at the former
 * intensities (mix); what is left is another intensity of each (factor). What was not used before has no former intensity and counts with
 * its own of now.
 */
const split = (cells: readonly Cell[]) => {
  const used = sum(cells.map(({ before }) => before.amount));
  const uses = sum(cells.map(({ after }) => after.amount));
  if (isNought(used)) return { activity: changeOf(cells), mix: nought };
  const average = dividedBy(kgBefore(cells), used);
  const asBefore = cells.map(({ before, after }) =>
    isNought(before.amount) ? after.kgCo2e : times(after.amount, dividedBy(before.kgCo2e, before.amount)),
  );
  return {
    activity: times(minus(uses, used), average),
    mix: minus(sum(asBefore), times(uses, average)),
  };
};

/** Entities with lines on one side alone, over all groups: they joined or left, and nothing of them can be compared. */
const turnover = (compared: readonly Compared[]) => {
  const had = new Set(compared.flatMap(({ entityId, before }) => (before ? [entityId] : [])));
  const has = new Set(compared.flatMap(({ entityId, after }) => (after ? [entityId] : [])));
  return {
    joined: ({ entityId }: Compared) => entityId !== null && !had.has(entityId),
    left: ({ entityId }: Compared) => entityId !== null && !has.has(entityId),
  };
};

/** Whether what an entity used of a group can be compared: it measured the thing in the same kind of unit in both periods, or on one side alone. */
const alikeIn = (compared: readonly Compared[]) => {
  const unlike = new Set<string | null>();
  for (const [entityId, own] of Map.groupBy(compared, (each) => each.entityId)) {
    const unitsOf = (side: 'before' | 'after') => new Set(own.flatMap((each) => (each[side] ? [each.unit] : [])));
    const before = unitsOf('before');
    const after = unitsOf('after');
    if (before.size > 0 && after.size > 0 && ![...before].some((unit) => after.has(unit))) unlike.add(entityId);
  }
  return ({ entityId }: Compared) => !unlike.has(entityId);
};

const kgOf = (compared: readonly Compared[], side: 'before' | 'after') =>
  sumOf(compared.map((each) => each[side]?.kgCo2e ?? '0'));
const kgThen = (compared: readonly Compared[]) =>
  sumOf(compared.map(({ before }) => before?.countedKgCo2e ?? before?.kgCo2e ?? '0'));
const kgChange = (compared: readonly Compared[]) => less(kgOf(compared, 'after'), kgOf(compared, 'before'));

const groupChange = (
  group: string,
  compared: readonly Compared[],
  { joined, left }: ReturnType<typeof turnover>,
): GroupChange => {
  const stayed = compared.filter((each) => !joined(each) && !left(each));
  const isAlike = alikeIn(stayed);
  const alike = [...Map.groupBy(stayed.filter(isAlike), ({ unit }) => unit).values()];
  const parts = alike.map((cells) => split(cells.map(cellOf)));
  const effects = {
    activity: derived(sum(parts.map(({ activity }) => activity))),
    mix: derived(sum(parts.map(({ mix }) => mix))),
    boundary: less(kgOf(compared, 'before'), kgThen(compared)),
    joined: kgChange(compared.filter(joined)),
    left: kgChange(compared.filter(left)),
    unit: kgChange(stayed.filter((each) => !isAlike(each))),
  };
  // Quotients without a last digit are rounded at 40 of them; what that leaves is in the effect of factors, so that all add up.
  const before = kgThen(compared);
  const after = kgOf(compared, 'after');
  const factor = less(less(after, before), sumOf(Object.values(effects)));
  return { group, before, after, effects: { ...effects, factor } };
};

/**
 * Explains why emissions are others than before, group by group: entities that joined or left (they have lines in one period alone), another
 * share by the organisational boundary (what the former use would have counted by the share of now), another kind of unit, and of the rest more or less activity, another mix, and other factors. Pure; the order of what is compared never matters.
 */
export const explainChange = (compared: readonly Compared[]): GroupChange[] => {
  const moved = turnover(compared);
  return [...Map.groupBy(compared, ({ group }) => group)]
    .map(([group, own]) => groupChange(group, own, moved))
    .toSorted((one, other) => (one.group < other.group ? -1 : 1));
};
