import * as v from 'valibot';
import { FigureChangeSchema } from './explanations.ts';
import { LanguageSchema } from './language-schemas.ts';
import { ProvisionSummarySchema } from './provision-schemas.ts';
import { ReportStepSchema } from './report-life-schemas.ts';
import { ref } from './schema.ts';

/** What keeps a report from being published, or should be reviewed. Each finding names its place. */
export const findingKinds = [
  'name-missing',
  'period-missing',
  'no-disclosures',
  /** The framework binds the report to provisions that it neither reports nor explains: `count` of them. */
  'provisions-missing',
  'required-unanswered',
  'not-completed',
  /** An approver rejected the disclosure. */
  'rejected',
  'omission-unexplained',
  /** A figure changed after somebody gave a reason for unanswered fields of the disclosure: the reason is kept, and has to be confirmed. */
  'reason-unconfirmed',
  'translation-missing',
  'logo-missing',
  /** The period has not ended yet. */
  'period-open',
  /** The organisation's profile lacks details of the cover. */
  'company-incomplete',
  /** Nobody has described the boundary of the report. */
  'boundary-missing',
  /** Most provisions are left out with the same sentence: `count` of `all`. */
  'reason-repeated',
  /** The edition of the framework applies to years that begin on `from` or later; this one begins on `start`. */
  'edition-later',
  /** A figure differs much from last year's, and nobody has explained this figure. */
  'change-unexplained',
  /** A figure is about a thousand times last year's, or a thousandth. */
  'unit-slip',
  /** The figure is negative where that is impossible, or has another sign than last year. */
  'sign-odd',
  /** The figure is the same as last year, to the last digit. */
  'figure-repeated',
  /**
   * Figures of one kind in several `units` within a disclosure; `unit` is the largest of them where all can be written in it with the same
   * digits.
   */
  'unit-mix',
  /** Figures have at least two decimals more or fewer than last year: `count` of them, the first of which is `field` of `disclosure`. */
  'decimals-uneven',
  /** The framework requires breakdowns that the answer lacks: ids of `breakdowns`, and the `years` where only some of them are missing. */
  'breakdown-missing',
  /** The framework asks for something beside the required fields that the disclosure does not answer, such as an intensity. */
  'question-open',
  /** A typed total differs from the sum of its parts: `entered` and `sum`, and the id in `breakdowns` where the parts are its own. */
  'total-differs',
  /** Another disclosure of the report states the same figure otherwise: `entered` here, and `stated` by `field` of `disclosure`. */
  'figure-differs',
  /** A typed share differs from what the figures of the report make: `entered` and `calculated`. */
  'share-differs',
  /** The list of material topics does not name topics of the report: codes of `topics`. */
  'topics-unnamed',
  /**
   * Topics are material, and the report has not selected the disclosure on how they are managed: codes of `topics` where each topic has
   * one.
   */
  'topics-unmanaged',
  /** Topics are material, and the report lacks disclosures that its framework asks of every report. */
  'foundations-missing',
  /** One answer covers the management of several material topics: codes of `topics`. */
  'topics-managed-together',
  /**
   * A calculated figure cannot be calculated any more: a part of it is missing or its denominator is zero. It blocks where the old figure
   * is still there.
   */
  'not-calculated',
  /** The data hub has a newer value than the report: `before` is the report's figure and `after` the data hub's. */
  'hub-newer',
  /** Material topics were decided anew after the report, or the disclosure with their matrix, was handed in for approval. */
  'matrix-newer',
  /** The matrix comes from another decision than the list of material topics: codes of `topics` that only one of them says are material. */
  'matrix-differs',
  /** Last year's figure was published as `before`, and the data hub has `after` for that year now. */
  'past-differs',
  /** The text is last year's word for word, and speaks of last year. */
  'text-dated',
  /** The figure has another unit than last year. */
  'unit-changed',
  /** A figure differs from the published one, and nobody has explained it; `row` names its value row. */
  'restatement-unexplained',
  /** The figure has no evidence. */
  'evidence-missing',
  /** The disclosure needs evidence, and has none. */
  'evidence-required',
  /** A text has places that a draft left for a person to fill: the first of them is the `gap`. */
  'text-gap',
  /** A number in a text has changed since the sentence was written, or nobody has confirmed it in this report. */
  'number-stale',
  /** A number in a text has no source any more, or none yet. */
  'number-gone',
  /** No figure or cited document bears the sentence out: the kind of `mark`, the `sentence` and the `words` of it. */
  'sentence-unsupported',
] as const;
export const FindingSchema = v.pipe(
  v.object({
    kind: v.picklist(findingKinds),
    /** Blocking findings keep the report from being published; advisory ones do not. */
    blocking: v.boolean(),
    step: ReportStepSchema,
    disclosureCode: v.nullable(v.string()),
    fieldKey: v.nullable(v.string()),
    /** The language without a text, with `translation-missing`. */
    language: v.nullable(LanguageSchema),
    /**
     * Values for the sentence: `percent` of change with the figures `before` and `after` in one `unit`, the mixed `units`, the empty
     * `fields` of the profile; for a number in a text what it `was` and `is`, and for a text of the design its `textId` and `title`.
     */
    params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
  }),
  ref('Finding'),
);
export type Finding = v.InferOutput<typeof FindingSchema>;
export const ValidationResultSchema = v.pipe(
  v.object({
    findings: v.array(FindingSchema),
    provisions: ProvisionSummarySchema,
    /** Figures that differ from last year's, explained or not, in the order of the framework. */
    changes: v.array(v.object({ disclosureCode: v.string(), ...FigureChangeSchema.entries })),
  }),
  ref('ValidationResult'),
);
export type ValidationResult = v.InferOutput<typeof ValidationResultSchema>;
