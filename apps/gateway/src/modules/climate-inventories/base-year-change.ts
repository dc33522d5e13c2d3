import type { BaseYearChange, BaseYearPart, ScopeTwoMethod } from '@esg/contract';
import {
  derived,
  dividedBy,
  type Fraction,
  fractionOf,
  isAtMost,
  isNought,
  minus,
  nought,
  size,
  times,
} from '@esg/quantities';
import { type Amount, linesBy, sumOfKg } from './sums.ts';

const hundred = fractionOf('100');

/** Parts of a base year as amounts that can be added up. */
export const amountsOf = (parts: readonly BaseYearPart[]): (Amount & BaseYearPart)[] =>
  parts.map((part) => ({ ...part, kg: fractionOf(part.kgCo2e) }));

type Side = ReturnType<typeof amountsOf>;
type Moves = Record<'joined' | 'left' | 'shares' | 'recalculated', Fraction>;

const shareIn = (parts: Side): Fraction => {
  const [first] = parts;
  return first ? fractionOf(first.share) : nought;
};

/** What moved the emissions of one entity. They were all counted with one share before, and are all counted with one share now. */
const movesOf = (before: Side, now: Side): Moves => {
  const still: Moves = { joined: nought, left: nought, shares: nought, recalculated: nought };
  const was = sumOfKg(before);
  const is = sumOfKg(now);
  if (before.length === 0) return { ...still, joined: is };
  const former = shareIn(before);
  const present = shareIn(now);
  if (now.length === 0 || isNought(present)) return { ...still, left: minus(nought, was) };
  // What the former emissions would have been with the share of now.
  const shifted = isNought(former) ? was : dividedBy(times(was, present), former);
  return { ...still, shares: minus(shifted, was), recalculated: minus(is, shifted) };
};

type By<Value> = Record<ScopeTwoMethod, Value>;
const byMethod = <Value>(of: (method: ScopeTwoMethod) => Value): By<Value> => ({
  location: of('location'),
  market: of('market'),
});

const entityIdsIn = (...sides: Side[]) => [...new Set(sides.flat().map(({ entityId }) => entityId))];

/**
 * Why a base year comes to something else than what was adopted. Entities without emissions in it now have left; those without before have
 * joined; a rest that neither structure nor shares explain was recalculated (GHG Protocol Corporate Standard, chapter 5).
 */
export const baseYearChangeOf = (
  adopted: readonly BaseYearPart[],
  present: readonly BaseYearPart[],
): BaseYearChange => {
  const before = amountsOf(adopted);
  const now = amountsOf(present);
  const moves = entityIdsIn(before, now).map((entityId) => {
    const own = (side: Side, method: ScopeTwoMethod) =>
      linesBy(
        side.filter((each) => each.entityId === entityId),
        method,
      );
    return { entityId, ...byMethod((method) => movesOf(own(before, method), own(now, method))) };
  });
  const listOf = (cause: 'joined' | 'left' | 'shares') =>
    moves
      .filter(({ location, market }) => !isNought(location[cause]) || !isNought(market[cause]))
      .map(({ entityId, location, market }) => ({
        entityId,
        location: derived(location[cause]),
        market: derived(market[cause]),
      }));
  const total = (side: Side, method: ScopeTwoMethod) => sumOfKg(linesBy(side, method));
  const change = byMethod((method) => minus(total(now, method), total(before, method)));
  const recalculated = byMethod((method) => sumOfKg(moves.map((each) => ({ kg: each[method].recalculated }))));
  return {
    kgCo2e: byMethod((method) => derived(change[method])),
    percent: byMethod((method) => {
      const was = total(before, method);
      return isNought(was) ? null : derived(times(dividedBy(change[method], was), hundred));
    }),
    joined: listOf('joined'),
    left: listOf('left'),
    shares: listOf('shares'),
    recalculated: byMethod((method) => derived(recalculated[method])),
  };
};

/** Whether the change is larger than the threshold by one of the methods; any change from nothing is. */
export const exceedsThreshold = ({ percent, kgCo2e }: BaseYearChange, thresholdPercent: string): boolean =>
  (['location', 'market'] as const).some((method) => {
    const moved = percent[method];
    if (moved === null) return !isNought(fractionOf(kgCo2e[method]));
    return !isAtMost(size(fractionOf(moved)), fractionOf(thresholdPercent));
  });
