import type { AnswerValue, Disclosure, Field, Finding, Metric, ValueRow } from '@esg/contract';
import { missedButForRounding, placesOf, roundDecimal } from '@esg/quantities';
import { askedAlikeIn, convert } from '@esg/standards';
import type { AnswersByField } from '../reports/index.ts';

type Asked = {
  readonly versionId: string;
  readonly disclosures: readonly Disclosure[];
  readonly answersOf: (code: string) => AnswersByField;
  readonly metricOf: (field: Field) => Metric | undefined;
};
type Stated = { readonly code: string; readonly field: Field; readonly row: ValueRow };

/** The figures of an answer as a whole, without those of its parts. */
const wholesOf = (value: AnswerValue | null | undefined): readonly ValueRow[] =>
  value?.type === 'number' || value?.type === 'integer'
    ? value.rows.filter(({ breakdown }) => breakdown === undefined)
    : [];

/** The other figure in the unit of this one; undefined where both are the same but for the rounding of each, or cannot be compared. */
const otherwise = (one: ValueRow, other: ValueRow, unitKind: string): string | undefined => {
  const inUnit = (number: string) =>
    other.unit === one.unit ? number : convert(number, unitKind, other.unit, one.unit);
  const number = inUnit(other.number);
  const unit = inUnit('1');
  if (number === undefined || unit === undefined) return undefined;
  const missed = missedButForRounding({ total: one.number, parts: [other.number] }, [number], [unit]);
  return missed && roundDecimal(number, Math.max(placesOf(one.number), placesOf(other.number)) + 3);
};

/**
 * Figures that two disclosures state otherwise though both ask for the same, each beside the first one that states it, of the same
 * description. Which one is right only a person knows, so none prevents the publication.
 */
export const sameFigureFindings = ({ versionId, disclosures, answersOf, metricOf }: Asked): Finding[] => {
  const stated = disclosures.flatMap(({ code, fields }) =>
    fields.flatMap((field) => {
      const metric = metricOf(field);
      if (!metric?.unitKind || field.coverage !== 'full') return [];
      const alike = askedAlikeIn(versionId, code, metric.key);
      const [row, ...others] = alike.length > 0 ? wholesOf(answersOf(code).get(field.key)) : [];
      return row && others.length === 0 ? [{ code, field, row, alike }] : [];
    }),
  );
  const nameOf = ({ row }: Stated) => row.descriptor.trim();
  return stated.flatMap((one, index): Finding[] => {
    const first = stated
      .slice(0, index)
      .find(
        (each) => each.field.key === one.field.key && one.alike.includes(each.code) && nameOf(each) === nameOf(one),
      );
    const other = first && otherwise(one.row, first.row, one.field.unitKind ?? '');
    if (other === undefined || first === undefined) return [];
    return [
      {
        kind: 'figure-differs',
        blocking: false,
        step: 'data-input',
        disclosureCode: one.code,
        fieldKey: one.field.key,
        language: null,
        params: { entered: one.row.number, stated: other, disclosure: first.code, field: first.field.key },
      },
    ];
  });
};
