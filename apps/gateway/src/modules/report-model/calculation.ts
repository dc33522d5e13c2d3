import { type AnswerValue, byEntity, type Language, type ModelField, wholeRows } from '@esg/contract';
import { calculatedPlaces, isSame, placesOf, sumOf } from '@esg/quantities';
import { convert, findMetric, placesOfSum } from '@esg/standards';
import type { AnswersByField } from '../reports/index.ts';
import type { EarlierRow, EarlierYear } from './earlier-years.repository.ts';

/**
 * How a figure was calculated: from which metrics a formula made it, none where there is no formula; and whether they were only added up, so
 * that it needs no more decimals than they have.
 */
export type Making = {
  readonly metrics: readonly string[];
  readonly isSum: boolean;
  /** Of a sum with shares or days of entities, which have digits that nobody entered: the most decimals of what was entered, in its unit. */
  readonly places?: number;
};

/** How figures were calculated, by `calculatedPlace`. */
export type Calculated = ReadonlyMap<string, Making>;

/** Place of a field among calculated figures. */
export const calculatedPlace = (code: string, fieldKey: string) => `${code}\n${fieldKey}`;

type Row = Extract<ModelField['content'], { kind: 'numbers' }>['rows'][number];
type Answers = ReadonlyMap<string, AnswersByField>;

const rowsOf = (value: AnswerValue | null | undefined) =>
  value?.type === 'number' || value?.type === 'integer' ? wholeRows(value.rows) : [];

/**
 * Decimals of a sum of figures in several units: those of the coarsest of them, 9,561 t of 9,560 t and 624 kg. Undefined for figures of one
 * unit, whose sum has their digits, and where the report does not print them all.
 */
const placesOfMixed = (row: Row, { metrics }: Making, answers: Answers): number | undefined => {
  const given = metrics.map((key) => [...answers.values()].flatMap((fields) => rowsOf(fields.get(key))));
  const parts = given.flatMap((rows) => rows.slice(0, 1));
  const kind = findMetric(metrics[0] ?? '')?.unitKind ?? '';
  const isMixed = given.every(({ length }) => length > 0) && parts.some(({ unit }) => unit !== row.unitCode);
  if (!isMixed) return undefined;
  const places = placesOfSum(kind, parts, row.unitCode);
  return places < placesOf(row.number) ? places : undefined;
};

/** Decimals with which a row of the figure is printed; undefined for all that it has. */
const placesPrinted = (row: Row, making: Making, answers: Answers): number | undefined => {
  if (!making.isSum) return calculatedPlaces(row.number);
  const mixed = row.breakdown === undefined ? placesOfMixed(row, making, answers) : undefined;
  if (mixed !== undefined || making.places === undefined) return mixed;
  return Math.max(making.places, calculatedPlaces(row.number));
};

/**
 * The same of an earlier year's sum in that unit. It is one where the parts of that year add up to it; undefined where somebody typed it.
 */
export const placesOfEarlierSum = (
  { number, unitCode }: Pick<EarlierRow, 'number' | 'unitCode'>,
  unit: string,
  { metrics }: Making,
  figures: EarlierYear['figures'],
): number | undefined => {
  const parts = metrics.flatMap((key) => {
    const [, rows = []] = [...figures].find(([place]) => place.endsWith(`\n${key}`)) ?? [];
    const [only, ...others] = wholeRows(rows);
    return only && others.length === 0 ? [{ number: only.number, unit: only.unitCode }] : [];
  });
  const kind = findMetric(metrics[0] ?? '')?.unitKind ?? '';
  const alike = parts.flatMap((part) => convert(part.number, kind, part.unit, unitCode) ?? []);
  const isMixed = new Set(parts.map((part) => part.unit)).size > 1;
  const isSum = isMixed && alike.length === metrics.length && isSame(sumOf(alike), number);
  return isSum ? placesOfSum(kind, parts, unit) : undefined;
};

/**
 * The figure of a field with the names of the metrics it was calculated from, where a formula was used, rounded to a meaningful number of
 * decimals; so are the parts of entities that it lists.
 */
export const withCalculation = (
  drawn: ModelField,
  code: string,
  { calculated, language, answers }: { calculated?: Calculated; language: Language; answers: Answers },
): ModelField => {
  const making = calculated?.get(calculatedPlace(code, drawn.key));
  if (!making || drawn.content.kind !== 'numbers') return drawn;
  const calculatedFrom = making.metrics.map((key) => findMetric(key)?.name[language] ?? key);
  const rows = drawn.content.rows.map((row) => {
    const isWhole = row.breakdown === undefined;
    if (!isWhole && row.breakdown !== byEntity.id) return row;
    const digits = placesPrinted(row, making, answers);
    return {
      ...row,
      ...(isWhole && calculatedFrom.length > 0 && { calculatedFrom }),
      ...(digits !== undefined && { digits }),
    };
  });
  return { ...drawn, content: { ...drawn.content, rows } };
};
