import * as v from 'valibot';
import { AnswerValueSchema } from './answers.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

const Person = v.object({ id: IdSchema, name: v.string() });

/** Audit log of a report (spec section 3): action, section, field, old value, new value, time. */
export const auditActions = [
  'created',
  'changed',
  'answered',
  /** An answer was taken from the data hub. */
  'filled',
  /** An answer was saved to the data hub. */
  'saved-to-hub',
  /** An answer that was saved to the data hub was removed from it. */
  'taken-back-from-hub',
  /** A person made an answer of what a machine had found in a document, as it was or edited, or refused it. */
  'suggestion-accepted',
  'suggestion-edited',
  'suggestion-rejected',
  /** An answer was carried over from the report that this one started from. */
  'carried-over',
  'disclosure-changed',
  'assigned',
  /** Somebody was asked by e-mail to answer or to review, or got a new link. */
  'invited',
  /** An invitation changed: its questions, its due date, its role or its language. */
  'invitation-changed',
  'invitation-revoked',
  'submitted',
  'approved',
  'rejected',
  'approval-withdrawn',
  /** A value changed, which ended an approval or a request for one. */
  'approval-fell-away',
  'commented',
  'comment-resolved',
  'task-given',
  'task-done',
  /** Somebody decided to publish without required provisions, with a reason. */
  'missing-decided',
  'published',
  'unpublished',
  'reopened',
  'exported',
  /** Somebody was removed, and the remover took over their report. */
  'handed-over',
  /** The consultancy that worked on the report released the company, or has it as its client again. */
  'client-let-go',
  'client-taken-back',
  /** Somebody deleted the report, which can still be restored. */
  'deleted',
  'restored',
  /** The reason why a figure differs from the published one. */
  'restated',
  /** Somebody keeps a sentence that the report's figures do not bear out, and says why. */
  'sentence-kept',
  /** A text that was drafted from the report's figures was accepted by a person. */
  'drafted',
  /** The virus scanner found something in a file that was meant for the report. */
  'file-refused',
] as const;
export const AuditEntrySchema = v.pipe(
  v.object({
    id: IdSchema,
    action: v.picklist(auditActions),
    section: v.nullable(v.string()),
    field: v.nullable(v.string()),
    oldValue: v.nullable(v.union([v.string(), AnswerValueSchema])),
    newValue: v.nullable(v.union([v.string(), AnswerValueSchema])),
    at: InstantSchema,
    by: Person,
    /** The client in whose organisation a consultant acted. */
    actedFor: v.nullable(v.string()),
    /** The entry's position in the report's log, from 1, and its hash over the entry and the hash before it (docs/adr/0035). */
    number: v.number(),
    hash: v.string(),
  }),
  ref('AuditEntry'),
);
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;
