import * as v from 'valibot';
import { FigureChangeSchema } from './explanations.ts';
import { LanguageSchema } from './language-schemas.ts';
import { ProvisionSummarySchema } from './provision-schemas.ts';
import { ReportStepSchema } from './report-life-schemas.ts';
import { ref } from './schema.ts';

/** What stands between the report and its publication. Each finding leads to its place. */
export const findingKinds = [
  'name-missing',
  'period-missing',
  'no-disclosures',
  /** The framework binds the report to provisions that it neither reports nor explains: `count` of them. */
  'provisions-missing',
  'required-unanswered',
  'not-completed',
  /** An approver sent the disclosure back. */
  'rejected',
  'omission-unexplained',
  /** A figure changed after somebody gave a reason for what the disclosure leaves unanswered: the reason is kept, and has to be confirmed. */
  'reason-unconfirmed',
  'translation-missing',
  'logo-missing',
  /** The period is not over yet. */
  'period-open',
  /** The organisation's profile lacks what a cover and its readers expect. */
  'company-incomplete',
  /** Nobody said what the report covers. */
  'boundary-missing',
  /** One sentence stands as the reason of most provisions: `count` of `all`. */
  'reason-repeated',
  /** The edition of the framework is for years that begin on `from` or later, this one begins on `start`. */
  'edition-later',
  /** A figure differs much from last year's, and nobody said of this very figure why. */
  'change-unexplained',
  /** A figure is about a thousand times last year's, or a thousandth. */
  'unit-slip',
  /** Below nought where nothing is, or the other sign than last year. */
  'sign-odd',
  /** The very figure of last year. */
  'figure-repeated',
  /** Figures of one kind in several units within a disclosure. */
  'unit-mix',
  /** The framework asks for the figure in parts that the answer lacks: ids of `breakdowns`. */
  'breakdown-missing',
  /** The framework asks for something beside the required fields that nothing in the disclosure says, such as an intensity. */
  'question-open',
  /** A total that was typed differs from what its parts make: `entered` and `sum`, and the way of its `breakdowns` where they are its own. */
  'total-differs',
  /** The list of material topics does not name topics of the report: codes of `topics`. */
  'topics-unnamed',
  /** Topics are named as material, and the report has not taken up how they are managed: codes of `topics` where it is asked one by one. */
  'topics-unmanaged',
  /** One answer says how several material topics are managed: codes of `topics`. */
  'topics-managed-together',
  /** Calculated once, and not any more: what it is calculated from is missing or zero. It blocks where the figure stands still. */
  'not-calculated',
  /** Another unit than last year. */
  'unit-changed',
  /** A figure differs from the published version, and nobody said why; `row` names its value row. */
  'restatement-unexplained',
  /** No document proves the figure. */
  'evidence-missing',
  /** Evidence is asked of the disclosure, and there is none. */
  'evidence-required',
  /** A number in a text is another than when the sentence around it was written, or nobody looked at it in this report. */
  'number-stale',
  /** A number in a text has no source any more, or none yet. */
  'number-gone',
] as const;
export const FindingSchema = v.pipe(
  v.object({
    kind: v.picklist(findingKinds),
    /** Blocking findings keep the report from being published; advisory ones do not. */
    blocking: v.boolean(),
    step: ReportStepSchema,
    disclosureCode: v.nullable(v.string()),
    fieldKey: v.nullable(v.string()),
    /** Language that lacks a text, with `translation-missing`. */
    language: v.nullable(LanguageSchema),
    /**
     * For the sentence: `percent` of change with the figures `before` and `after` in one `unit`, the `units` that are mixed, the `fields` of the profile that are empty; of a number in a text what it
     * `was` and `is`, and of a text of the design its `textId` and `title`.
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
