import * as v from 'valibot';
import { EmailSchema } from './accounts.ts';
import { CommentThreadSchema } from './comment-threads.ts';
import { ContributionSchema, contributionLimits } from './contributions.ts';
import { LanguageSchema } from './language-schemas.ts';
import { PersonNameSchema, ref } from './schema.ts';

const Days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(contributionLimits.draftDaysMax));

/** A link to the draft of a whole report for one named person without an account. With an address they get it by e-mail, too. */
export const DraftLinkRequestSchema = v.pipe(
  v.strictObject({
    name: PersonNameSchema,
    email: v.optional(v.nullable(EmailSchema), null),
    message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(contributionLimits.messageLengthMax)), ''),
    /** Of the page behind the link and of the e-mail. */
    language: LanguageSchema,
    days: v.optional(Days, contributionLimits.draftDays),
  }),
  ref('DraftLinkRequest'),
);
export type DraftLinkRequest = v.InferInput<typeof DraftLinkRequestSchema>;
export type GivenDraftLink = v.InferOutput<typeof DraftLinkRequestSchema>;

/** Days that a new link works, which replaces the old ones; without a number, as many as the last link. */
export const DraftLinkRenewalSchema = v.pipe(v.strictObject({ days: v.optional(Days) }), ref('DraftLinkRenewal'));

/** The reader, and their link, which is returned once and never stored. */
export const DraftLinkSchema = v.pipe(v.object({ reader: ContributionSchema, link: v.string() }), ref('DraftLink'));
export type DraftLink = v.InferOutput<typeof DraftLinkSchema>;

/** Chapters of the draft in the order they are printed: what a reader may comment on. A text of the report's own has no disclosures. */
export const DraftOutlineSchema = v.pipe(
  v.object({
    language: LanguageSchema,
    chapters: v.array(
      v.object({
        code: v.string(),
        /** Empty where a text has no title. */
        title: v.string(),
        /** Each with its code, and the code as printed. */
        disclosures: v.array(v.object({ code: v.string(), printedCode: v.string(), title: v.string() })),
      }),
    ),
  }),
  ref('DraftOutline'),
);
export type DraftOutline = v.InferOutput<typeof DraftOutlineSchema>;

/** A conversation with a reader of the draft, about the part in its title. All of them are shown together beside the preview. */
export const DraftThreadSchema = v.pipe(
  v.object({
    ...CommentThreadSchema.entries,
    /** Empty where it is about a chapter or the whole report. */
    disclosureCode: v.string(),
    /** Empty where it is about a disclosure or the whole report. */
    chapterCode: v.string(),
    partTitle: v.string(),
  }),
  ref('DraftThread'),
);
export type DraftThread = v.InferOutput<typeof DraftThreadSchema>;
