import * as v from 'valibot';
import { MissingDecisionSchema } from './missing-decisions.ts';
import { ref } from './schema.ts';

/** The state of the framework's provisions in a report. */
export const ProvisionSummarySchema = v.pipe(
  v.object({
    reported: v.number(),
    inPart: v.number(),
    explained: v.number(),
    /** Selected and not completed yet. */
    open: v.number(),
    /** Codes of provisions that bind the report, and that it neither answers nor leaves out with a reason. */
    missing: v.array(v.string()),
    /** The decision to publish without the missing provisions; null where there is none. */
    decision: v.nullable(MissingDecisionSchema),
  }),
  ref('ProvisionSummary'),
);
export type ProvisionSummary = v.InferOutput<typeof ProvisionSummarySchema>;
