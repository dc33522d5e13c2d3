import type { Language, ModelField } from '@esg/contract';
import { calculatedPlaces } from '@esg/quantities';
import { findMetric } from '@esg/standards';

/**
 * How a formula calculated a figure: from which metrics, and whether it only added them up, so that it needs no more decimals than they
 * have.
 */
export type Making = { readonly metrics: readonly string[]; readonly isSum: boolean };

/** How figures were calculated, by `calculatedPlace`. */
export type Calculated = ReadonlyMap<string, Making>;

/** Place of a field among calculated figures. */
export const calculatedPlace = (code: string, fieldKey: string) => `${code}\n${fieldKey}`;

/**
 * The figure of a field with the names of the metrics it was calculated from, where a formula was used, rounded to a meaningful number of
 * decimals.
 */
export const withCalculation = (
  drawn: ModelField,
  code: string,
  { calculated, language }: { readonly calculated?: Calculated; readonly language: Language },
): ModelField => {
  const making = calculated?.get(calculatedPlace(code, drawn.key));
  if (!making || drawn.content.kind !== 'numbers') return drawn;
  const calculatedFrom = making.metrics.map((key) => findMetric(key)?.name[language] ?? key);
  const rows = drawn.content.rows.map((row) => {
    if (row.breakdown !== undefined) return row;
    return { ...row, calculatedFrom, ...(!making.isSum && { digits: calculatedPlaces(row.number) }) };
  });
  return { ...drawn, content: { ...drawn.content, rows } };
};
