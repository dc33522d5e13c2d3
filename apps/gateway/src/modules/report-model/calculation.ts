import type { Language, ModelField } from '@esg/contract';
import { findMetric } from '@esg/standards';

/** Metrics that the figure of a field was calculated from, by `calculatedPlace`. */
export type Calculated = ReadonlyMap<string, readonly string[]>;

/** Place of a field among calculated figures. */
export const calculatedPlace = (code: string, fieldKey: string) => `${code}\n${fieldKey}`;

/** The figure of a field with the names of what it was calculated from, where a formula made it. */
export const withCalculation = (
  drawn: ModelField,
  code: string,
  { calculated, language }: { readonly calculated?: Calculated; readonly language: Language },
): ModelField => {
  const metrics = calculated?.get(calculatedPlace(code, drawn.key));
  if (!metrics || drawn.content.kind !== 'numbers') return drawn;
  const calculatedFrom = metrics.map((key) => findMetric(key)?.name[language] ?? key);
  const rows = drawn.content.rows.map((row) => (row.breakdown === undefined ? { ...row, calculatedFrom } : row));
  return { ...drawn, content: { ...drawn.content, rows } };
};
