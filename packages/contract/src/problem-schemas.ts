import * as v from 'valibot';
import { issueRules } from './issue-rules.ts';
import { problemCodes } from './problems.ts';
import { ref } from './schema.ts';

export const IssueSchema = v.pipe(
  v.object({
    /** Dotted path of the field, for example `period.end` or `value.rows.0.number`. */
    path: v.string(),
    rule: v.picklist(issueRules),
    /** Numbers and names for the sentence, for example `{ length: 255 }`. */
    params: v.record(v.string(), v.union([v.string(), v.number()])),
  }),
  ref('Issue'),
);
export type Issue = v.InferOutput<typeof IssueSchema>;

/** The body of every refusal. */
export const ProblemSchema = v.pipe(
  v.object({
    statusCode: v.number(),
    code: v.picklist(problemCodes),
    /** English, for developers and logs; people read the app's own sentence. */
    message: v.string(),
    requestId: v.string(),
    issues: v.array(IssueSchema),
    /** Seconds to wait, with 429. */
    retryAfterSeconds: v.optional(v.number()),
  }),
  ref('Problem'),
);
export type Problem = v.InferOutput<typeof ProblemSchema>;
