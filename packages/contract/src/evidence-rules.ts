import * as v from 'valibot';
import { ref } from './schema.ts';

/** What needs evidence: nothing, disclosures with figures, or every answered disclosure. */
export const evidenceNeeds = ['none', 'figures', 'all'] as const;
/** What needs evidence, and whether a report without it can be published. */
export const EvidenceRuleSchema = v.pipe(
  v.object({ of: v.picklist(evidenceNeeds), isBlocking: v.boolean() }),
  ref('EvidenceRule'),
);
export type EvidenceRule = v.InferOutput<typeof EvidenceRuleSchema>;

/** A report's own rule of evidence instead of the organisation's; null uses the organisation's again. */
export const ReportEvidenceRuleSchema = v.pipe(
  v.strictObject({ own: v.nullable(EvidenceRuleSchema) }),
  ref('ReportEvidenceRule'),
);
export type ReportEvidenceRule = v.InferOutput<typeof ReportEvidenceRuleSchema>;
