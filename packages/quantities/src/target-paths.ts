import { isSame, placesOf } from './decimals.ts';
import {
  derived,
  dividedBy,
  type Fraction,
  fractionOf,
  isAtMost,
  minus,
  nought,
  plus,
  times,
  toPlaces,
} from './fractions.ts';

/** A value in a year. */
export type PathPoint = { readonly year: number; readonly value: string };

/** From a base year to a goal, by way of interim years: the points are joined by straight lines. */
export type TargetPath = {
  readonly base: PathPoint;
  /** In any order. */
  readonly interim: readonly PathPoint[];
  readonly goal: PathPoint;
};

const exact = ({ value }: PathPoint) => fractionOf(value);
const whole = (number: number): Fraction => ({ over: BigInt(number), under: 1n });

/** The value in a year of the straight line through two points; that of the first where both are of one year. */
const onLine = (one: PathPoint, other: PathPoint, year: number): Fraction => {
  const span = other.year - one.year;
  if (span === 0) return exact(one);
  const rise = minus(exact(other), exact(one));
  return plus(exact(one), dividedBy(times(rise, whole(year - one.year)), whole(span)));
};

/** The value of the path in a year: that of the goal after it, undefined before the base year. */
export const pathAt = ({ base, interim, goal }: TargetPath, year: number): string | undefined => {
  if (year < base.year) return undefined;
  const points = [base, ...interim, goal].toSorted((one, other) => one.year - other.year);
  const next = points.findIndex((point) => point.year >= year);
  const after = points[next];
  if (!after) return goal.value;
  const before = points[next - 1] ?? after;
  return derived(onLine(before, after, year));
};

/** Where the straight line from the base through a later figure leads in a year; undefined for a figure that is not later. */
export const projectedAt = (base: PathPoint, newest: PathPoint, year: number): string | undefined =>
  newest.year > base.year ? derived(onLine(base, newest, year)) : undefined;

/** Whether less is better: the goal is below the base. */
export const isLowered = ({ base, goal }: Pick<TargetPath, 'base' | 'goal'>): boolean =>
  isAtMost(exact(goal), exact(base));

/** Whether a value is as good as another, or better. */
const isAsGood = (path: TargetPath, value: string, as: string): boolean =>
  isLowered(path) ? isAtMost(fractionOf(value), fractionOf(as)) : isAtMost(fractionOf(as), fractionOf(value));

/** Whether a figure is the very one that the path begins with: its value was typed with the decimals that somebody read. */
const isBeginning = ({ base }: TargetPath, { year, value }: PathPoint): boolean =>
  year === base.year && isSame(toPlaces(fractionOf(value), placesOf(base.value)), base.value);

/** How the figures stand beside the path. */
export type TargetProgress = {
  readonly newest: PathPoint;
  /** The value of the path in the year of the newest figure. */
  readonly planned: string;
  /** The newest figure less the planned value. */
  readonly difference: string;
  /** Where the line from the base through the newest figure leads in the year of the goal; null in the base year and after the goal. */
  readonly projected: string | null;
  /** `behind` the path now; on it, but `missing` the goal if it goes on like this; else `on_path`. */
  readonly state: 'on_path' | 'behind' | 'missing';
};

/** Says how far figures are; undefined without one of the base year or later. */
export const progressOf = (path: TargetPath, figures: readonly PathPoint[]): TargetProgress | undefined => {
  const newest = figures
    .filter(({ year }) => year >= path.base.year)
    .toSorted((one, other) => one.year - other.year)
    .at(-1);
  const planned = newest && pathAt(path, newest.year);
  if (!newest || planned === undefined) return undefined;
  const projected = (newest.year < path.goal.year && projectedAt(path.base, newest, path.goal.year)) || null;
  const difference = derived(minus(exact(newest), fractionOf(planned)));
  const isOn = isBeginning(path, newest) || isAsGood(path, newest.value, planned);
  const isMissing = projected !== null && !isAsGood(path, projected, path.goal.value);
  return { newest, planned, difference, projected, state: !isOn ? 'behind' : isMissing ? 'missing' : 'on_path' };
};

/** Something that improves the figure by so much in each year from its first one on. */
export type Measure = { readonly fromYear: number; readonly effect: string };

/** What would be, if: nothing is stored of it. */
export type Scenario = {
  readonly newest: PathPoint;
  /** By how much percent the figure grows each year without measures. */
  readonly growthPercent: string;
  readonly measures: readonly Measure[];
  /** Whether measures lower the figure. */
  readonly isLowered: boolean;
};

const power = (factor: Fraction, years: number): Fraction => {
  let made = whole(1);
  for (let year = 0; year < years; year++) made = times(made, factor);
  return made;
};

/** The figure in a year after the newest: it grows, and each measure that has begun improves it. Undefined before. */
export const scenarioAt = (
  { newest, growthPercent, measures, ...scenario }: Scenario,
  year: number,
): string | undefined => {
  if (year < newest.year) return undefined;
  const factor = plus(whole(1), dividedBy(fractionOf(growthPercent), whole(100)));
  const grown = times(exact(newest), power(factor, year - newest.year));
  // What begins in the year of the newest figure, or before, is in that figure.
  const begun = measures.filter(({ fromYear }) => fromYear > newest.year && fromYear <= year);
  const effect = begun.map((measure) => fractionOf(measure.effect)).reduce(plus, nought);
  return derived(scenario.isLowered ? minus(grown, effect) : plus(grown, effect));
};
