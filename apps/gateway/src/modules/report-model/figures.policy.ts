import {
  type AnswerValue,
  type Field,
  type Framework,
  type NumberWithUnit,
  type ReportFigures,
  wholeRows,
} from '@esg/contract';
import { sumOf } from '@esg/quantities';
import { convert } from '@esg/standards';
import { metricOfField } from '../hub-offers/index.ts';
import { type AnswersByField, disclosuresOf } from '../reports/index.ts';
import type { DisclosureState } from '../reports/kernel.ts';
import { type Calculated, calculatedPlace } from './calculation.ts';
import { type EarlierYear, figurePlace } from './earlier-years.repository.ts';

/** The input from which the figures of a report are read. */
export type FiguresInput = {
  readonly framework: Framework;
  readonly disclosures: ReadonlyMap<string, DisclosureState>;
  readonly answers: ReadonlyMap<string, AnswersByField>;
  /** The name of the report's own year; null while it has none. */
  readonly thisYear: string | null;
  readonly earlier: readonly EarlierYear[];
  readonly calculated?: Calculated;
};

type Row = NumberWithUnit & { descriptor: string; breakdown?: string | undefined };
type Year = ReportFigures['figures'][number]['years'][number];

const rowsOf = (value: AnswerValue | null | undefined): Row[] =>
  value?.type === 'number' || value?.type === 'integer'
    ? value.rows.map(({ number, unit, descriptor, breakdown }) => ({ number, unit, descriptor, breakdown }))
    : [];

const inUnit = (row: Row, unit: string, kind: string | null): Row => {
  if (row.unit === unit) return row;
  const number = kind === null ? undefined : convert(row.number, kind, row.unit, unit);
  return number === undefined ? row : { ...row, number, unit };
};

/** Rows of one unit that give the whole when added. Shares and averages do not: their sum means nothing. */
const totalOf = (all: readonly Row[], field: Field): NumberWithUnit | null => {
  const rows = wholeRows(all);
  const [first] = rows;
  if (!first) return null;
  const metric = metricOfField(field);
  const isParts = rows.length > 1 || first.breakdown !== undefined;
  if (isParts && metric && metric.aggregation !== 'sum') return null;
  const alike = rows.map((row) => inUnit(row, first.unit, field.unitKind));
  if (alike.some(({ unit }) => unit !== first.unit)) return null;
  return { number: sumOf(alike.map(({ number }) => number)), unit: first.unit };
};

/** The years of one figure; earlier years in the units of this year. */
const yearsOf = (field: Field, now: readonly Row[], earlier: readonly (readonly Row[])[]): Year[] => {
  const [first] = now;
  return [now, ...earlier].map((rows) => {
    const alike = rows.map((row) => {
      const same = now.find(
        ({ descriptor, breakdown }) => descriptor === row.descriptor && breakdown === row.breakdown,
      );
      const unit = same?.unit ?? first?.unit;
      return unit === undefined ? row : inUnit(row, unit, field.unitKind);
    });
    // Rows of breakdowns are apart: two breakdowns may have parts of one name.
    const named = alike.flatMap(({ breakdown, ...row }) => (breakdown === undefined ? [row] : []));
    const parts = alike.flatMap(({ breakdown, ...row }) => (breakdown === undefined ? [] : [{ ...row, breakdown }]));
    const read = { rows: named, total: totalOf(alike, field) };
    return parts.length > 0 ? { ...read, parts } : read;
  });
};

/** Every figure in the report, with the years that were published before. Disclosures that are left out have none. */
export const figuresIn = ({
  framework,
  disclosures,
  answers,
  thisYear,
  earlier,
  calculated,
}: FiguresInput): ReportFigures => {
  const newestFirst = earlier.toReversed();
  const figures = disclosuresOf(framework).flatMap(({ code, fields }) => {
    const state = disclosures.get(code);
    if (!state || state.status === 'omitted') return [];
    return fields.flatMap((field) => {
      if (field.type !== 'number' && field.type !== 'integer') return [];
      const now = rowsOf(answers.get(code)?.get(field.key));
      const before = newestFirst.map((year) =>
        (year.figures.get(figurePlace(code, field.key)) ?? []).map(({ descriptor, breakdown, number, unitCode }) => ({
          descriptor,
          breakdown,
          number,
          unit: unitCode,
        })),
      );
      const isEmpty = now.length === 0 && before.every((rows) => rows.length === 0);
      if (isEmpty) return [];
      const making = calculated?.get(calculatedPlace(code, field.key));
      const isCalculated = [
        making !== undefined && !making.isSum,
        ...newestFirst.map((year) =>
          (year.figures.get(figurePlace(code, field.key)) ?? []).some((row) => row.isCalculated),
        ),
      ];
      const years = yearsOf(field, now, before).map((year, back) => ({
        ...year,
        ...(isCalculated[back] && { isCalculated: true }),
      }));
      return [{ disclosureCode: code, fieldKey: field.key, years }];
    });
  });
  return { years: [thisYear ?? '', ...newestFirst.map(({ name }) => name)], figures };
};
