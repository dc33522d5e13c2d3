import { changeBetween, isDimension, type Language, type ModelField } from '@esg/contract';
import { isSame, roundDecimal, sumOf } from '@esg/quantities';
import { convert, findMetric, largestUnit, placesOfSum } from '@esg/standards';
import { sumWords } from './words.ts';

type Row = Extract<ModelField['content'], { kind: 'numbers' }>['rows'][number];
type Amount = { readonly number: string; readonly unit: string };

/** Parts added up in the largest of their units; those in several units no finer than the coarsest of them. */
const sumIn = (parts: readonly Amount[], kind: string, unit: string): string | undefined => {
  const alike = parts.flatMap((part) =>
    part.unit === unit ? part.number : (convert(part.number, kind, part.unit, unit) ?? []),
  );
  if (alike.length < parts.length) return undefined;
  const isMixed = parts.some((part) => part.unit !== unit);
  return isMixed ? roundDecimal(sumOf(alike), placesOfSum(kind, parts, unit)) : sumOf(alike);
};

/** The sum of one breakdown: this year's and those of the years before, null where a part lacks that year. */
const sumOfWay = (rows: readonly Row[], years: readonly string[], kind: string) => {
  const [first] = rows;
  const unit = largestUnit(
    kind,
    rows.map(({ unitCode }) => unitCode),
  );
  const named = rows.find(({ unitCode }) => unitCode === unit);
  if (!first || unit === undefined || !named) return undefined;
  const number = sumIn(
    rows.map((row) => ({ number: row.number, unit: row.unitCode })),
    kind,
    unit,
  );
  if (number === undefined) return undefined;
  const earlier = years.map((_, place) => {
    const parts = rows.flatMap((row) => {
      const value = row.earlier?.[place] ?? null;
      return value === null ? [] : [{ number: value, unit: row.unitCode }];
    });
    return parts.length < rows.length ? null : (sumIn(parts, kind, unit) ?? null);
  });
  return { number, earlier, unitCode: unit, unitSymbol: named.unitSymbol };
};

type Sum = NonNullable<ReturnType<typeof sumOfWay>>;

const agree = (one: Sum, other: Sum): boolean =>
  one.unitCode === other.unitCode &&
  isSame(one.number, other.number) &&
  one.earlier.every((value, place) => {
    const second = other.earlier[place] ?? null;
    return value === null || second === null || isSame(value, second);
  });

/**
 * A figure that was entered by its parts alone, with what they add up to, which a document prints as its total. None where a share, an
 * average or several years are no parts of a sum, where only parts with names of their own are known, which may overlap, or where two
 * breakdowns add up to different totals.
 */
export const withPartSum = (field: ModelField, language: Language): ModelField => {
  const { content } = field;
  const metric = findMetric(field.key);
  if (content.kind !== 'numbers' || metric?.aggregation !== 'sum' || metric.unitKind === null) return field;
  const { rows, years = [] } = content;
  const ways = [...Map.groupBy(rows, ({ breakdown }) => breakdown)];
  const areParts = ways.every(([way]) => way !== undefined && way !== 'by-year' && isDimension(way));
  if (!areParts || ways.every(([, parts]) => parts.length < 2)) return field;
  const kind = metric.unitKind;
  const sums = ways.map(([, parts]) => sumOfWay(parts, years, kind));
  const [first] = sums;
  if (!first || !sums.every((sum) => sum && agree(first, sum))) return field;
  const { number, earlier, unitCode, unitSymbol } = first;
  const last = earlier.at(-1);
  const change = last ? changeBetween(last, number, unitCode) : undefined;
  const summed: Row = {
    descriptor: '',
    number,
    unitCode,
    unitSymbol,
    ...(years.length > 0 && { earlier }),
    ...(change && { change }),
    sumNote: sumWords[language].ofParts,
  };
  return { ...field, content: { ...content, summed } };
};
