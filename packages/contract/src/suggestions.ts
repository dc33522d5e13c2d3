import * as v from 'valibot';
import { AiReportSettingSchema } from './ai-report-setting.ts';
import { AnswerSchema, AnswerValueSchema } from './answers.ts';
import { CitationSchema } from './document-chats.ts';
import { SaveToHubSchema } from './hub-saves.ts';
import { limits } from './limits.ts';
import { IdSchema, InstantSchema, PeriodSchema, ref } from './schema.ts';

/** Ours. */
export const suggestionLimits = {
  /** Disclosures that one run may be limited to. */
  disclosuresMax: 1000,
  /** Open suggestions for one field that one run makes: what differs stands side by side. */
  candidatesMax: 5,
  /** Runs of one organisation that wait or work. */
  unfinishedRunsMax: 10,
  /** Runs of a report that are listed. */
  runsShownMax: 20,
  /** A run waits this long for documents that are still being read, then it goes on without them. */
  readingWaitMinutes: 10,
  /** Documents that a run names as left out. */
  leftOutMax: 20,
} as const;

const { reportingTimeId, entityId, overwrites } = SaveToHubSchema.entries;
const Person = v.object({ id: IdSchema, name: v.string() });
const Codes = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax))),
  v.maxLength(suggestionLimits.disclosuresMax),
);

/**
 * What became of a suggestion: nobody decided (`open`), it is the answer as it was suggested (`accepted`) or with changes (`edited`),
 * somebody refused it (`rejected`), or it fell away: another one was accepted for the field, or a later run did not find it any more
 * (`replaced`).
 */
export const suggestionStates = ['open', 'accepted', 'edited', 'rejected', 'replaced'] as const;
export type SuggestionState = (typeof suggestionStates)[number];

/**
 * The evidence that was found, kind by kind. For a figure: the library's name of the metric stands in the passage (`metric_named`); its
 * unit stands beside the figure (`unit_beside`) or in a heading of the table (`unit_in_heading`); the year stands in the passage or heads
 * its column (`year_stated`), or is the one of the whole document (`year_of_document`); it stands in a table (`in_table`) or in a sentence
 * (`in_sentence`); more than one document, or page, gives the same figure (`said_again`), or a different one (`differs`); the data hub has
 * another figure (`differs_from_data_hub`), and so has the answer (`differs_from_answer`); the printed figure was multiplied, as thousands
 * (`multiplied`); the page is a picture whose text a machine recognised (`recognised`);
 * the document is the report of another company (`other_company`: only of what was found before such documents were left out). For a text: a passage names all that the disclosure asks for (`words_named`), or the organisation's
 * language model wrote the sentence, and a machine found each word of it in the passage (`written_by_model`).
 */
export const suggestionReasons = [
  'metric_named',
  'words_named',
  'written_by_model',
  'unit_beside',
  'unit_in_heading',
  'year_stated',
  'year_of_document',
  'in_table',
  'in_sentence',
  'said_again',
  'differs',
  'differs_from_data_hub',
  'differs_from_answer',
  'multiplied',
  'recognised',
  'other_company',
] as const;
export type SuggestionReason = (typeof suggestionReasons)[number];

/** Reasons for a closer look before it is accepted. */
const doubts: ReadonlySet<SuggestionReason> = new Set([
  'words_named',
  'written_by_model',
  'year_of_document',
  'differs',
  'differs_from_data_hub',
  'differs_from_answer',
  'multiplied',
  'recognised',
  'other_company',
]);

/** Ours: `strong` where the passage itself says metric, unit and year and nothing speaks against it, else `look`. Never a percentage. */
export const suggestionConfidences = ['strong', 'look'] as const;
export type SuggestionConfidence = (typeof suggestionConfidences)[number];

/** The confidence that these reasons give. */
export const confidenceOf = (reasons: readonly SuggestionReason[]): SuggestionConfidence =>
  reasons.some((reason) => doubts.has(reason)) ? 'look' : 'strong';

/** A value for one field of a report that a machine found in a document. It is no answer until a person accepts it. */
export const SuggestionSchema = v.pipe(
  v.object({
    id: IdSchema,
    reportId: IdSchema,
    disclosureCode: v.string(),
    fieldKey: v.string(),
    state: v.picklist(suggestionStates),
    /** As the field takes it: of a figure one row with number and unit, of a text the passage. */
    value: AnswerValueSchema,
    /** The days that the figure is about; null for a text. */
    period: v.nullable(PeriodSchema),
    /**
     * Where it stands. Null where the document was deleted since; of such a document only accepted suggestions are listed.
     * `quote` stands on the page word for word; so does each of `heads`, the lines above a row of a table that name its columns and unit.
     */
    citation: v.nullable(
      v.object({ ...CitationSchema.entries, documentVersionId: IdSchema, heads: v.array(v.string()) }),
    ),
    /** The figure as it is printed in the quote; null for a text. */
    printed: v.nullable(v.string()),
    reasons: v.array(v.picklist(suggestionReasons)),
    confidence: v.picklist(suggestionConfidences),
    suggestedAt: InstantSchema,
    /** Who accepted or rejected it, and when; null while it is open, and where nobody did. */
    decided: v.nullable(v.object({ at: InstantSchema, by: Person })),
  }),
  ref('Suggestion'),
);
export type Suggestion = v.InferOutput<typeof SuggestionSchema>;

/** GET reports/{id}/suggestions: those of one disclosure, or of all; of one state, or of all. */
export const SuggestionsQuerySchema = v.object({
  disclosure: v.optional(v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax))),
  state: v.optional(v.picklist(suggestionStates)),
});
export type SuggestionsQuery = v.InferOutput<typeof SuggestionsQuerySchema>;

/** POST document-uses: what was found in these documents, by what became of it. */
export const DocumentUsesSchema = v.pipe(
  v.object({
    /** Reports with answers that were taken from them, by name. */
    reports: v.array(v.object({ id: IdSchema, name: v.string(), answers: v.number() })),
    /** Suggestions that nobody decided about. */
    open: v.number(),
  }),
  ref('DocumentUses'),
);
export type DocumentUses = v.InferOutput<typeof DocumentUsesSchema>;

/** In the framework's order, for each field the strongest first. */
export const SuggestionsSchema = v.pipe(v.array(SuggestionSchema), ref('Suggestions'));

/**
 * POST reports/{id}/suggestions/{suggestionId}/accept. An answer is never overwritten unseen: `replaces` is the version of the answer that
 * the person saw, 0 for a field without one. Where another one stands there now, it is refused with `suggestion.stale`, which
 * holds both (`current` and `suggestion`).
 */
export const SuggestionAcceptSchema = v.pipe(
  v.strictObject({
    replaces: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** What the person made of it, where they edited it. */
    value: v.optional(AnswerValueSchema),
    /** Saves the figure to the data hub, too, with the page as its evidence. */
    saveToHub: v.optional(v.strictObject({ reportingTimeId, entityId, overwrites })),
  }),
  ref('SuggestionAccept'),
);
export type SuggestionAccept = v.InferOutput<typeof SuggestionAcceptSchema>;

/**
 * What stands after it: the suggestion, and the answer that it became. `isProved` says whether the page is kept as evidence: the answer
 * stands also where that failed, so a person has to attach it by hand.
 */
export const SuggestionAcceptedSchema = v.pipe(
  v.object({ suggestion: SuggestionSchema, answer: AnswerSchema, isProved: v.boolean() }),
  ref('SuggestionAccepted'),
);
export type SuggestionAccepted = v.InferOutput<typeof SuggestionAcceptedSchema>;

/** The body of 409 `suggestion.stale`: the answer that stands there now, and what was to replace it. */
export const SuggestionConflictSchema = v.pipe(
  v.object({
    statusCode: v.literal(409),
    code: v.literal('suggestion.stale'),
    message: v.string(),
    requestId: v.string(),
    current: AnswerSchema,
    suggestion: SuggestionSchema,
  }),
  ref('SuggestionConflict'),
);
export type SuggestionConflict = v.InferOutput<typeof SuggestionConflictSchema>;

/** PUT reports/{id}/suggestions/{suggestionId}: rejects an open suggestion, or takes that back. A rejected one is not offered again. */
export const SuggestionChangeSchema = v.pipe(
  v.strictObject({ state: v.picklist(['rejected', 'open']) }),
  ref('SuggestionChange'),
);
export type SuggestionChange = v.InferOutput<typeof SuggestionChangeSchema>;

/**
 * How far a run is (spec section 4, AI generation): `waiting` for its turn, or for documents that are being read, and `running` are “in progress”, `partial` is “partially
 * completed”. `failed` could answer no disclosure.
 */
export const suggestionRunStatuses = ['waiting', 'running', 'completed', 'partial', 'failed', 'cancelled'] as const;
export type SuggestionRunStatus = (typeof suggestionRunStatuses)[number];

/** AI report count of spec section 3, counted in disclosures. `succeeded` and `failed` grow up to `total`. */
export const AiReportCountSchema = v.object({
  total: v.number(),
  /** Looked through without an error. */
  succeeded: v.number(),
  failed: v.number(),
  /**
   * Of the succeeded ones: documents were searched for something, and neither they nor the data hub state any of it. What is answered, left
   * out or never searched for (choices, dates, figures of a period that is no year) is not counted, nor is what was rejected.
   */
  notStated: v.number(),
  /** Of the succeeded ones: those with at least one suggestion to look at. */
  suggested: v.number(),
  /** Of the succeeded ones: those for which the data hub has a value, which `hub-answers` offers or filled in. */
  fromHub: v.number(),
});
export type AiReportCount = v.InferOutput<typeof AiReportCountSchema>;

/** One run of the job that answers disclosures from documents (AI_ANSWER_DISCLOSURE). */
export const SuggestionRunSchema = v.pipe(
  v.object({
    id: IdSchema,
    reportId: IdSchema,
    type: v.literal('AI_ANSWER_DISCLOSURE'),
    status: v.picklist(suggestionRunStatuses),
    count: AiReportCountSchema,
    setting: AiReportSettingSchema,
    /** The days of the report, which a run follows where they change. */
    period: PeriodSchema,
    /** Disclosures that could not be looked through; “run again” repeats these. */
    failedCodes: v.array(v.string()),
    /** Of those that nothing states: pages of documents come near, which are places to look. */
    nearCodes: v.array(v.string()),
    /** Documents that come near what was searched for and were left out, because they are reports of other companies: at most `leftOutMax`. */
    leftOut: v.array(v.object({ documentId: IdSchema, documentName: v.string(), company: v.string() })),
    createdAt: InstantSchema,
    createdBy: Person,
    finishedAt: v.nullable(InstantSchema),
  }),
  ref('SuggestionRun'),
);
export type SuggestionRun = v.InferOutput<typeof SuggestionRunSchema>;

/** POST reports/{id}/suggestion-runs: for all selected disclosures that are not left out, or for these. */
export const SuggestionRunDraftSchema = v.pipe(
  v.strictObject({ setting: AiReportSettingSchema, disclosureCodes: v.optional(v.pipe(Codes, v.minLength(1))) }),
  ref('SuggestionRunDraft'),
);
export type SuggestionRunDraft = v.InferOutput<typeof SuggestionRunDraftSchema>;
