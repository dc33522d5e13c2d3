import * as v from 'valibot';
import { AnswerValueSchema, OmissionSchema } from './answers.ts';
import { duties, issuerClasses } from './frameworks.ts';
import { BilingualSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { LocalizedLineSchema, LocalizedTextSchema, ReportLanguagesSchema } from './localized-texts.ts';
import { ReportSchema } from './reports.ts';
import { carryKinds } from './roll-forward-kinds.ts';
import { DaySchema, IdSchema, InstantSchema, LineSchema, PeriodSchema, ref } from './schema.ts';

/**
 * The state of a disclosure of the new report compared with its source: `carried` needs no work, `changed` asks for something else than
 * before, `needs-work` has figures to enter or required fields without an answer.
 */
export const carryStates = ['carried', 'changed', 'needs-work'] as const;
export type CarryState = (typeof carryStates)[number];

/**
 * Remarks about a carried disclosure: it succeeds another code (`successor`), its title or its fields have changed, answers have no place
 * any more (`answers-lost`), figures have to be entered again (`figures`), required fields are empty, it is left out as before (`omitted`), or
 * in part, with a reason that waits to be confirmed (`omitted-in-part`), its reason does not exist in this framework (`omission-lost`) or mentions an earlier year (`omission-dated`), or several places had
 * different answers and people have to choose (`several-answers`).
 */
export const carryNotes = [
  'successor',
  'title-changed',
  'fields-changed',
  'answers-lost',
  'figures',
  'required-blank',
  'omitted',
  'omitted-in-part',
  'omission-lost',
  'omission-dated',
  'several-answers',
] as const;
export type CarryNote = (typeof carryNotes)[number];

export const CarriedDisclosureSchema = v.pipe(
  v.object({
    code: v.string(),
    title: BilingualSchema,
    /** Codes of its source disclosures. */
    sources: v.array(v.string()),
    state: v.picklist(carryStates),
    notes: v.array(v.picklist(carryNotes)),
    /** Answers carried over. */
    carried: v.number(),
    /** Answers of last year that are shown beside the field and not carried. */
    lastYear: v.number(),
    /** Empty fields that the data hub has data for. */
    fromHub: v.number(),
    /** Answered fields that have no place any more. */
    lost: v.array(BilingualSchema),
    /** The former code or title, where it has changed. */
    before: v.optional(v.array(v.object({ code: v.string(), title: BilingualSchema }))),
    /** New fields, where the disclosure has changed. */
    asked: v.optional(v.array(BilingualSchema)),
    /** The carried reason for leaving it out. */
    omission: v.optional(OmissionSchema),
  }),
  ref('CarriedDisclosure'),
);
export type CarriedDisclosure = v.InferOutput<typeof CarriedDisclosureSchema>;

/** A disclosure that the source report does not have. */
export const AddedDisclosureSchema = v.pipe(
  v.object({ code: v.string(), title: BilingualSchema, duty: v.picklist(duties) }),
  ref('AddedDisclosure'),
);
export type AddedDisclosure = v.InferOutput<typeof AddedDisclosureSchema>;

/** A disclosure with answers that has no place in the new report. */
export const FallenDisclosureSchema = v.pipe(
  v.object({ code: v.string(), title: BilingualSchema, answers: v.number() }),
  ref('FallenDisclosure'),
);
export type FallenDisclosure = v.InferOutput<typeof FallenDisclosureSchema>;

const CarrySourceSchema = v.object({
  /** Null once that report was removed. */
  id: v.nullable(IdSchema),
  name: v.string(),
  versionId: v.string(),
  framework: BilingualSchema,
  period: v.nullable(PeriodSchema),
});

/** A preview of starting from a report. Nothing is created yet. */
export const CarryPlanSchema = v.pipe(
  v.object({
    kind: v.picklist(carryKinds),
    from: CarrySourceSchema,
    versionId: v.string(),
    framework: BilingualSchema,
    name: v.string(),
    /** The name in each language of the source report's names. */
    names: LocalizedTextSchema,
    /** The languages of the source report. */
    languages: ReportLanguagesSchema,
    period: PeriodSchema,
    /** Versions that next year's report may be made with, the present one first. */
    versions: v.array(v.object({ versionId: v.string(), framework: BilingualSchema, version: v.string() })),
    disclosures: v.array(CarriedDisclosureSchema),
    /** New disclosures; those that bind the report are proposed. */
    additions: v.array(
      v.object({
        ...AddedDisclosureSchema.entries,
        proposed: v.boolean(),
        /** Fields that the data hub has data for. */
        fromHub: v.number(),
      }),
    ),
    fallsAway: v.array(FallenDisclosureSchema),
    /** The class of issuer that the new report begins with; null where nothing depends on it, or nothing says it. */
    issuerClass: v.nullable(v.picklist(issuerClasses)),
    /** The number of disclosures at the start that need no more work. */
    answered: v.object({ done: v.number(), total: v.number() }),
  }),
  ref('CarryPlan'),
);
export type CarryPlan = v.InferOutput<typeof CarryPlanSchema>;

const VersionId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const Codes = v.pipe(v.array(v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax))), v.maxLength(1000));

/** GET reports/{id}/carry-plan: without a period the next one, without a version the present one. */
export const CarryPlanQuerySchema = v.object({
  kind: v.picklist(carryKinds),
  versionId: v.optional(VersionId),
  start: v.optional(DaySchema),
  end: v.optional(DaySchema),
});
export type CarryPlanQuery = v.InferOutput<typeof CarryPlanQuerySchema>;

/** POST reports/{id}/successors: creates the report of the plan, with these of its disclosures. */
export const CarryDraftSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(carryKinds),
    versionId: VersionId,
    name: LineSchema,
    /** The name in each language, where the report has two; the plan's where they and another name are left out. */
    names: v.optional(LocalizedLineSchema),
    /** The languages of the new report; those of the source where they are left out. */
    languages: v.optional(ReportLanguagesSchema),
    period: PeriodSchema,
    /** Codes of the plan's disclosures and additions that the new report begins with. */
    disclosureCodes: Codes,
    /** Whether empty fields are filled from the data hub for the new period. */
    fillFromHub: v.boolean(),
  }),
  ref('CarryDraft'),
);
export type CarryDraft = v.InferOutput<typeof CarryDraftSchema>;

/** GET reports/{id}/origin: the report it started from, and the result then. `source` is null for a report that began empty. */
export const ReportOriginSchema = v.pipe(
  v.object({
    source: v.nullable(
      v.object({
        kind: v.picklist(carryKinds),
        from: CarrySourceSchema,
        disclosures: v.array(CarriedDisclosureSchema),
        additions: v.array(AddedDisclosureSchema),
        fallsAway: v.array(FallenDisclosureSchema),
        /** Answers taken from the data hub when it was made. */
        filledFromHub: v.number(),
        at: InstantSchema,
        by: v.object({ id: IdSchema, name: v.string() }),
      }),
    ),
  }),
  ref('ReportOrigin'),
);
export type ReportOrigin = v.InferOutput<typeof ReportOriginSchema>;

export const CarriedReportSchema = v.pipe(
  v.object({ report: ReportSchema, origin: ReportOriginSchema }),
  ref('CarriedReport'),
);
export type CarriedReport = v.InferOutput<typeof CarriedReportSchema>;

/** GET reports/{id}/last-values: the answers of last period's report in the same fields, else the data hub's for that period. */
export const LastValuesSchema = v.pipe(
  v.object({
    /** Null where nothing is known of the period before; without a report where everything comes from the data hub. */
    from: v.nullable(v.object({ id: v.nullable(IdSchema), name: v.string(), period: PeriodSchema })),
    values: v.array(
      v.object({
        disclosureCode: v.string(),
        fieldKey: v.string(),
        value: AnswerValueSchema,
        /** The period of the value: a figure may be of a later year than the last report. */
        period: PeriodSchema,
        /** The disclosure that had the value then, where its code was another. */
        sourceCode: v.string(),
      }),
    ),
  }),
  ref('LastValues'),
);
export type LastValues = v.InferOutput<typeof LastValuesSchema>;
