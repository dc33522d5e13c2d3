import * as v from 'valibot';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/** A consultancy that asks to manage a former client again. */
export const accessRequestLimits = {
  /** How long a request can be accepted. */
  validDays: 14,
  /** How often a consultancy asks one company in a day. */
  perDayMax: 3,
} as const;

/**
 * `pending` waits for an administrator of the company, who accepts or declines it; the consultancy may withdraw it, and it expires. An
 * accepted request stays accepted until the company ends the access (`ended`).
 */
export const accessRequestStates = ['pending', 'accepted', 'declined', 'expired', 'withdrawn', 'ended'] as const;
export type AccessRequestState = (typeof accessRequestStates)[number];

const Named = v.object({ id: IdSchema, name: v.string() });

/** A consultancy's request to manage a company that was its client. Both sides see the same. */
export const AccessRequestSchema = v.pipe(
  v.object({
    id: IdSchema,
    state: v.picklist(accessRequestStates),
    consultancy: Named,
    client: Named,
    requestedAt: InstantSchema,
    /** Name of the person who asks. */
    requestedBy: v.string(),
    expiresAt: InstantSchema,
    /** When it was accepted, declined, withdrawn or ended, and by whom; null before. */
    answeredAt: v.nullable(InstantSchema),
    answeredBy: v.nullable(v.string()),
  }),
  ref('AccessRequest'),
);
export type AccessRequest = v.InferOutput<typeof AccessRequestSchema>;
