import {
  changeInPercent,
  dividedBy,
  type Fraction,
  fractionOf,
  isAtMost,
  less,
  plus,
  size,
  toDigits,
} from '@esg/quantities';
import * as v from 'valibot';
import { MetricKeySchema } from './data-points.ts';
import type { DenominatorKey } from './denominators.ts';
import { EntityTypeSchema } from './entities.ts';
import { BilingualSchema, LanguageSchema } from './language-schemas.ts';
import { IdSchema, PeriodSchema, ref } from './schema.ts';

/** Ours: years and entities of one comparison, and from where a figure stands out. */
export const entityComparisonLimits = {
  yearsMax: 5,
  entitiesMax: 200,
  /** Entities that are chosen one by one, which an address names. */
  namedMax: 50,
  /** Fewer values have no meaningful median. */
  valuesForMedianMin: 4,
  timesMedianMin: '3',
  changePercentMin: '50',
} as const;

/** A figure may be divided by these: employees, floor area, revenue. */
export const comparisonDenominators = [
  'workforce.headcount',
  'activity.floor_area',
  'econ.revenue',
] as const satisfies readonly DenominatorKey[];
export type ComparisonDenominator = (typeof comparisonDenominators)[number];

const listed = (text: string) => [...new Set(text.split(',').filter(Boolean))];
const Ids = v.pipe(
  v.string(),
  v.maxLength(entityComparisonLimits.namedMax * 37),
  v.check((text) => listed(text).every((id) => v.is(IdSchema, id)), 'invalid'),
  v.transform(listed),
);

/** GET entity-comparisons. Without a metric, the answer compares the first one that has figures. */
export const EntityComparisonQuerySchema = v.object({
  metric: v.optional(MetricKeySchema),
  per: v.optional(v.picklist(comparisonDenominators)),
  /** Ids separated by commas; otherwise all entities, of a type or right below one. */
  entities: v.optional(Ids),
  type: v.optional(EntityTypeSchema),
  below: v.optional(IdSchema),
  /** `lowest`: only entities in use that have no others below them, whose figures stand in those of nobody else. */
  only: v.optional(v.picklist(['lowest'])),
  /** What counts of each in the consolidated figures, by the boundary of the year; otherwise each in full. */
  share: v.optional(v.picklist(['ours'])),
});
export type EntityComparisonQuery = v.InferOutput<typeof EntityComparisonQuerySchema>;
export const EntityComparisonFileQuerySchema = v.object({
  ...EntityComparisonQuerySchema.entries,
  language: v.optional(LanguageSchema, 'en'),
});

const Unit = v.object({ code: v.string(), symbol: v.string(), name: BilingualSchema });

/**
 * Why there is no figure: none was entered, some days lack one, there is nothing to divide it by, or another currency; of shares also that
 * nothing of it counts, or that no approach was chosen for the year.
 */
export const comparisonGaps = [
  'no_figure',
  'incomplete',
  'no_denominator',
  'not_comparable',
  'left_out',
  'no_approach',
] as const;

export const ComparedEntityValueSchema = v.pipe(
  v.object({
    number: v.nullable(v.string()),
    gap: v.nullable(v.picklist(comparisonGaps)),
    /** What the data point says of itself; read only where the figure stands out. */
    explanation: v.string(),
  }),
  ref('ComparedEntityValue'),
);
export type ComparedEntityValue = v.InferOutput<typeof ComparedEntityValueSchema>;

export const EntityComparisonSchema = v.pipe(
  v.object({
    /** What is compared; null while no entity has figures. */
    metric: v.nullable(v.object({ key: v.string(), name: BilingualSchema, unit: v.nullable(Unit) })),
    /** What each figure is divided by; null for absolute figures. */
    per: v.nullable(
      v.object({ key: v.picklist(comparisonDenominators), name: BilingualSchema, unit: v.nullable(Unit) }),
    ),
    /** Whether the values are what counts in the consolidated figures. */
    isShared: v.boolean(),
    /** The oldest first. */
    years: v.array(PeriodSchema),
    /** Each with what is below it, by name; one value for each year. */
    rows: v.array(v.object({ entityId: IdSchema, name: v.string(), values: v.array(ComparedEntityValueSchema) })),
    /** Entities beyond the limit. */
    leftOut: v.number(),
    /** Metrics that entities have figures of. */
    metrics: v.array(v.object({ key: v.string(), name: BilingualSchema })),
  }),
  ref('EntityComparison'),
);
export type EntityComparison = v.InferOutput<typeof EntityComparisonSchema>;

type Row = { readonly entityId: string; readonly values: readonly Pick<ComparedEntityValue, 'number'>[] };

const numberAt = ({ values }: Row, year: number) => values[year]?.number ?? null;

/** Rows by their value of a year, the greatest first; equal values share a rank. Rows without a value have none, and are left out. */
export const rankedIn = <Some extends Row>(rows: readonly Some[], year: number): { row: Some; rank: number }[] => {
  const held = rows.flatMap((row) => {
    const number = numberAt(row, year);
    return number === null ? [] : [{ row, number }];
  });
  const inOrder = held.toSorted((one, other) =>
    one.number === other.number ? 0 : less(other.number, one.number).startsWith('-') ? -1 : 1,
  );
  let rank = 0;
  return inOrder.map(({ row, number }, place) => {
    if (inOrder[place - 1]?.number !== number) rank = place + 1;
    return { row, rank };
  });
};

const half = fractionOf('0.5');

/** The middle of these numbers, or what is between the two in the middle, exactly. */
export const medianOf = (numbers: readonly string[]): Fraction | undefined => {
  const inOrder = numbers.map(fractionOf).toSorted((one, other) => (isAtMost(one, other) ? -1 : 1));
  const middle = Math.floor(inOrder.length / 2);
  const before = inOrder[middle - 1];
  const at = inOrder[middle];
  if (!at || inOrder.length % 2 === 1 || !before) return at;
  return dividedBy(plus(before, at), dividedBy(fractionOf('1'), half));
};

/** Why a figure stands out: so many times the median of all entities, or such a change to the year before. */
export type OutlierReason =
  | { readonly kind: 'median'; readonly times: string }
  | { readonly kind: 'change'; readonly percent: string };

const { valuesForMedianMin, timesMedianMin, changePercentMin } = entityComparisonLimits;

const fromMedian = (number: string, median: Fraction | undefined): OutlierReason[] => {
  if (!median || median.over <= 0n) return [];
  const times = dividedBy(fractionOf(number), median);
  const many = fractionOf(timesMedianMin);
  const stands = isAtMost(many, times) || isAtMost(times, dividedBy(fractionOf('1'), many));
  return stands ? [{ kind: 'median', times: toDigits(times, 2) }] : [];
};

const fromYearBefore = (number: string, before: string | null): OutlierReason[] => {
  const percent = before === null ? undefined : changeInPercent(before, number, 0);
  if (percent === undefined || !isAtMost(fractionOf(changePercentMin), size(fractionOf(percent)))) return [];
  return [{ kind: 'change', percent }];
};

/** The rows whose figure of a year stands out, in their order, with the reasons. `before` is the place of the year before, if it is there. */
export const outliersIn = <Some extends Row>(
  rows: readonly Some[],
  year: number,
  before: number = year - 1,
): { row: Some; reasons: OutlierReason[] }[] => {
  const numbers = rows.flatMap((row) => numberAt(row, year) ?? []);
  const median = numbers.length >= valuesForMedianMin ? medianOf(numbers) : undefined;
  return rows.flatMap((row) => {
    const number = numberAt(row, year);
    if (number === null) return [];
    const reasons = [...fromMedian(number, median), ...fromYearBefore(number, numberAt(row, before))];
    return reasons.length > 0 ? [{ row, reasons }] : [];
  });
};
