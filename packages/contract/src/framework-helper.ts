import * as v from 'valibot';
import { frameworkAudiences, frameworkDataKinds } from './frameworks.ts';
import { AnsweredQuerySchema } from './frameworks-in-use.ts';
import { BilingualSchema } from './language-schemas.ts';
import { ref } from './schema.ts';

const CountSchema = v.object({ done: v.number(), total: v.number() });

/** The audience of a report, as asked in the framework helper. */
export const helperAudiences = [...frameworkAudiences, 'not_sure'] as const;
export type HelperAudience = (typeof helperAudiences)[number];

/** A framework that suits an audience and a kind of data, with the reason. */
export const FrameworkSuggestionSchema = v.pipe(
  v.object({
    versionId: v.string(),
    /** 1 is the best. */
    rank: v.number(),
    reason: BilingualSchema,
    /** How many of its disclosures the organisation's data answers already. */
    answered: CountSchema,
  }),
  ref('FrameworkSuggestion'),
);
export type FrameworkSuggestion = v.InferOutput<typeof FrameworkSuggestionSchema>;

/** The questions of the framework helper. */
export const HelperQuerySchema = v.object({
  audience: v.picklist(helperAudiences),
  dataKind: v.picklist(frameworkDataKinds),
  ...AnsweredQuerySchema.entries,
});
