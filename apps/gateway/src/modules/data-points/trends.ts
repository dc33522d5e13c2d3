import {
  type EntityCoverage,
  type HeadlineFigure,
  insightLimits,
  isYearLong,
  type Metric,
  type Period,
} from '@esg/contract';
import { calculatedPlaces, isQuotient, roundDecimal } from '@esg/quantities';
import { convert, findMetric, findUnit, unitsOfKind } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { valueAt } from './calculation/calculate.ts';
import { openBook } from './calculation/open-book.ts';
import { type Amount, isIncomplete, isSharedByDay, type Step, someStep } from './calculation/step.ts';
import { coverageIn } from './coverage.ts';
import { usualUnitsFor } from './usual-units.ts';

const { yearsMax } = insightLimits;

/** The newest years that do not overlap, the oldest first. */
const newestOf = (years: readonly Period[]): Period[] => {
  const kept: Period[] = [];
  for (const period of years.toSorted((one, other) => other.end.localeCompare(one.end)))
    if (kept.length < yearsMax && (kept.at(-1)?.start ?? '9999') > period.end) kept.push(period);
  return kept.toReversed();
};

/** The years that may be shown side by side: those that begin in one month of the year; the newest kind first. */
export const coursesOf = (periods: readonly Period[]): Period[][] =>
  [...Map.groupBy(periods.filter(isYearLong), ({ start }) => start.slice(5, 7)).values()]
    .map(newestOf)
    .toSorted((one, other) => (other.at(-1)?.end ?? '').localeCompare(one.at(-1)?.end ?? ''));

/** A metric over some years, in one unit. */
export type Trend = {
  readonly metric: Metric;
  /** Null without a figure. */
  readonly unit: HeadlineFigure['unit'] | null;
  readonly values: readonly TrendValue[];
};
export type TrendValue = {
  readonly period: Period;
  readonly number: string | null;
  /** The same with every digit, to compare with. */
  readonly exact: string | null;
  /** What there is of a year some of whose days have no figure. */
  readonly partial: string | null;
  readonly coverage: EntityCoverage | null;
};

/** A value beside a target, and whether fewer entities have entered it than an earlier one: a part of the organisation would look like a success. */
export type TargetValue = TrendValue & { readonly isOfFewer: boolean };

/** Values that stand beside a target: of years that are over. */
export const besideTarget = (values: readonly TrendValue[], today: string): TargetValue[] => {
  let fullest = 0;
  return values.flatMap((value) => {
    const { period, number, coverage } = value;
    if (number === null || period.end >= today) return [];
    const share = coverage ? coverage.told / coverage.of : 1;
    const isOfFewer = share < fullest;
    fullest = Math.max(fullest, share);
    return [{ ...value, isOfFewer }];
  });
};

/** Those of them that may be judged by it. */
export const comparableIn = (values: readonly TrendValue[], today: string): TargetValue[] =>
  besideTarget(values, today).filter(({ isOfFewer }) => !isOfFewer);

type YearFigure = {
  readonly period: Period;
  readonly step: Step;
  /** Whether it is a figure of this year, though days of other fiscal years may be among it. */
  readonly isOwn: boolean;
  readonly coverage: EntityCoverage | null;
};

export type TrendsAsked = {
  readonly metricKeys: readonly string[];
  /** This entity and all below it; the whole organisation without it. */
  readonly branch?: string | undefined;
};

/** Whether any figure that counts is of this very year, not of days of another one. */
const hasFigureOfYear = ({ kind, parts }: Step): boolean => {
  if (kind === 'pro_rata' || kind === 'left_out') return false;
  return parts.length === 0 ? kind === 'source' || kind === 'periods' : parts.some(hasFigureOfYear);
};

/**
 * What was split by days is no figure of this year, and no part of one; but the consolidated figure of the organisation takes entities with
 * another fiscal year, and those that joined or left, by the day.
 */
const isOfYear = (step: Step, isConsolidated: boolean): boolean =>
  !isSharedByDay(step) || (isConsolidated && hasFigureOfYear(step));

/** Of each metric its figure in a year. The months of a year are added up by the database. */
const readYear = async (scoped: Scoped, period: Period, { metricKeys, branch }: TrendsAsked) => {
  const { book, all } = await openBook(scoped, { metricKeys, period, inSums: true, branch });
  const coverageOf = coverageIn(book, all);
  return metricKeys.map((metricKey): YearFigure => {
    const step = valueAt(book, { metricKey, entityId: null, period });
    const coverage = step.value ? coverageOf(metricKey) : null;
    const isOwn = isOfYear(step, book.boundary !== undefined);
    return { period, step, isOwn, coverage: coverage && { period, ...coverage } };
  });
};

/** One unit for all years: that in which figures are entered, else the first of the kind that can be reached from what there is. */
const unitFor = ({ unitKind }: Metric, usual: Amount, isEntered: boolean) => {
  const kind = unitKind ?? '';
  const first = isEntered ? undefined : unitsOfKind(kind)[0];
  const isReached = first && (first.code === usual.unit || convert('1', kind, usual.unit, first.code) !== undefined);
  return isReached ? first : findUnit(kind, usual.unit);
};

/** Decimals of a sum with shares or days of entities, which has digits that nobody entered, as lists of consolidated figures have them. */
const sharedPlaces = 2;

/** The figure in the unit, with every digit. */
const exactIn = (amount: Amount | null, { unitKind }: Metric, unit: string): string | null => {
  if (!amount) return null;
  return amount.unit === unit ? amount.number : (convert(amount.number, unitKind ?? '', amount.unit, unit) ?? null);
};

/** The same to read: a quotient with the decimals that reports print, and a count of people or things as a whole. */
const numberOf = (number: string, step: Step, { type }: Metric): string => {
  const isCalculated = someStep(step, ({ formula }) => formula !== null && isQuotient(formula));
  if (isCalculated) return roundDecimal(number, calculatedPlaces(number));
  if (!someStep(step, ({ kind }) => kind === 'share' || kind === 'pro_rata')) return number;
  return roundDecimal(number, type === 'integer' ? 0 : Math.max(sharedPlaces, calculatedPlaces(number)));
};

/** What is shown of metrics over these years, the oldest first. Metrics that are no figures are left out. */
export const trendsOver = async (scoped: Scoped, years: readonly Period[], asked: TrendsAsked): Promise<Trend[]> => {
  const found: YearFigure[][] = [];
  for (const period of years) found.push(await readYear(scoped, period, asked));
  const units = await usualUnitsFor(
    scoped,
    found.flat().flatMap(({ step }) => (step.value ? [step] : [])),
  );
  return asked.metricKeys.flatMap((key, place): Trend[] => {
    const metric = findMetric(key);
    if (!metric?.unitKind) return [];
    const figures = found.flatMap((year) => year[place] ?? []);
    const newest = figures.findLast(({ step }) => step.value !== null)?.step;
    const usual = newest && units.amountOf(newest);
    const unit = (usual && unitFor(metric, usual, units.isEntered(newest))) ?? null;
    const values = figures.map(({ period, step, isOwn, coverage }): TrendValue => {
      const all = unit && exactIn(units.amountOf(step), metric, unit.code);
      const number = all === null ? null : numberOf(all, step, metric);
      const isWhole = isOwn && !isIncomplete(step);
      const partial = isOwn && !isWhole ? number : null;
      return { period, number: isWhole ? number : null, exact: isWhole ? all : null, partial, coverage };
    });
    return [{ metric, unit, values }];
  });
};
