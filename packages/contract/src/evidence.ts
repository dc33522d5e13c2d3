import * as v from 'valibot';
import { type Answer, isAnswered } from './answers.ts';
import type { EvidenceRule } from './evidence-rules.ts';
import type { Disclosure } from './frameworks.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** A document that proves a disclosure, wherever it is stored: with the report, with an invitation, or with a data point. */
export const DisclosureEvidenceSchema = v.pipe(
  v.object({
    kind: v.picklist(['document', 'contribution', 'data-point']),
    id: IdSchema,
    /** The invitation or the data point that it belongs to; null for a document of the report. */
    heldBy: v.nullable(IdSchema),
    name: v.string(),
    bytes: v.number(),
    /** Page or cell. */
    reference: v.string(),
    at: InstantSchema,
    by: v.string(),
  }),
  ref('DisclosureEvidence'),
);
export type DisclosureEvidence = v.InferOutput<typeof DisclosureEvidenceSchema>;

/** Which disclosures a rule requires evidence for: those with a figure among their answers, or all that are answered. */
export const asksEvidence = (
  { of }: Pick<EvidenceRule, 'of'>,
  { fields }: Pick<Disclosure, 'fields'>,
  answerTo: (fieldKey: string) => Answer['value'],
): boolean => {
  const answered = fields.flatMap(({ key }) => {
    const value = answerTo(key);
    return isAnswered(value) ? [value] : [];
  });
  if (of === 'none') return false;
  return of === 'all' ? answered.length > 0 : answered.some(({ type }) => type === 'number' || type === 'integer');
};
