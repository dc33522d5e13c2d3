import { byEntity, type Language, type ModelField } from '@esg/contract';
import { calculatedPlaces } from '@esg/quantities';
import { findMetric } from '@esg/standards';

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

/** Decimals with which a row of the figure is printed; undefined for all that it has, as of a sum of what was entered in any units. */
const placesPrinted = ({ number }: Row, { isSum, places }: Making): number | undefined => {
  if (!isSum) return calculatedPlaces(number);
  return places === undefined ? undefined : Math.max(places, calculatedPlaces(number));
};

/**
 * The figure of a field with the names of the metrics it was calculated from, where a formula was used, rounded to a meaningful number of
 * decimals; so are the parts of entities that it lists.
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
    const isWhole = row.breakdown === undefined;
    if (!isWhole && row.breakdown !== byEntity.id) return row;
    const digits = placesPrinted(row, making);
    return {
      ...row,
      ...(isWhole && calculatedFrom.length > 0 && { calculatedFrom }),
      ...(digits !== undefined && { digits }),
    };
  });
  return { ...drawn, content: { ...drawn.content, rows } };
};
