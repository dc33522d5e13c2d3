import * as v from 'valibot';
import { AnswerValueSchema, OmissionSchema } from './answers.ts';
import { duties } from './frameworks.ts';
import { BilingualSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { LocalizedLineSchema, LocalizedTextSchema, ReportLanguagesSchema } from './localized-texts.ts';
import { ReportSchema } from './reports.ts';
import { carryKinds } from './roll-forward-kinds.ts';
import { DaySchema, IdSchema, InstantSchema, LineSchema, PeriodSchema, ref } from './schema.ts';

/**
 * How a disclosure of the new report stands to the one it starts from: `carried` needs nothing, `changed` asks something else than
 * before, `needs-work` has figures to enter or required fields without an answer.
 */
export const carryStates = ['carried', 'changed', 'needs-work'] as const;
export type CarryState = (typeof carryStates)[number];

/**
 * What to know of a carried disclosure: it follows another code (`successor`), its title or its fields are others than before,
 * answers have no place any more (`answers-lost`), figures are to be entered again (`figures`), required fields are blank, it is left
 * out as before (`omitted`), the reason it was left out for is none here (`omission-lost`) or speaks of an earlier year (`omission-dated`), or the same was answered differently in
 * several places and is left to people (`several-answers`).
 */
export const carryNotes = [
  'successor',
  'title-changed',
  'fields-changed',
  'answers-lost',
  'figures',
  'required-blank',
  'omitted',
  'omission-lost',
  'omission-dated',
  'several-answers',
] as const;
export type CarryNote = (typeof carryNotes)[number];

export const CarriedDisclosureSchema = v.pipe(
  v.object({
    code: v.string(),
    title: BilingualSchema,
    /** Codes of the disclosures that it starts from. */
    sources: v.array(v.string()),
    state: v.picklist(carryStates),
    notes: v.array(v.picklist(carryNotes)),
    /** Answers carried over. */
    carried: v.number(),
    /** Answers of last year that are shown beside the field and not carried. */
    lastYear: v.number(),
    /** Blank fields that the data hub has data for. */
    fromHub: v.number(),
    /** Fields that were answered and have no place any more. */
    lost: v.array(BilingualSchema),
    /** What stood in its place before, where code or title are others now. */
    before: v.optional(v.array(v.object({ code: v.string(), title: BilingualSchema }))),
    /** Fields that nothing asked for before, where it is asked otherwise than before. */
    asked: v.optional(v.array(BilingualSchema)),
    /** The reason for leaving it out that was carried. */
    omission: v.optional(OmissionSchema),
  }),
  ref('CarriedDisclosure'),
);
export type CarriedDisclosure = v.InferOutput<typeof CarriedDisclosureSchema>;

/** A disclosure that the report it starts from does not have. */
export const AddedDisclosureSchema = v.pipe(
  v.object({ code: v.string(), title: BilingualSchema, duty: v.picklist(duties) }),
  ref('AddedDisclosure'),
);
export type AddedDisclosure = v.InferOutput<typeof AddedDisclosureSchema>;

/** A disclosure with answers that finds no place in the new report. */
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

/** What starting from a report would bring. Nothing is made yet. */
export const CarryPlanSchema = v.pipe(
  v.object({
    kind: v.picklist(carryKinds),
    from: CarrySourceSchema,
    versionId: v.string(),
    framework: BilingualSchema,
    name: v.string(),
    /** The name in each language that the report it starts from has one in. */
    names: LocalizedTextSchema,
    /** The languages of the report it starts from. */
    languages: ReportLanguagesSchema,
    period: PeriodSchema,
    /** Versions that next year's report may be made with, the present one first. */
    versions: v.array(v.object({ versionId: v.string(), framework: BilingualSchema, version: v.string() })),
    disclosures: v.array(CarriedDisclosureSchema),
    /** Not in the report so far; those that bind the report are proposed. */
    additions: v.array(v.object({ ...AddedDisclosureSchema.entries, proposed: v.boolean() })),
    fallsAway: v.array(FallenDisclosureSchema),
    /** Disclosures that need nothing more once it is made, of those that it would begin with. */
    answered: v.object({ done: v.number(), total: v.number() }),
  }),
  ref('CarryPlan'),
);
export type CarryPlan = v.InferOutput<typeof CarryPlanSchema>;

const VersionId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const Codes = v.pipe(v.array(v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax))), v.maxLength(1000));

/** GET reports/{id}/carry-plan: without days the period that follows, without a version the present one. */
export const CarryPlanQuerySchema = v.object({
  kind: v.picklist(carryKinds),
  versionId: v.optional(VersionId),
  start: v.optional(DaySchema),
  end: v.optional(DaySchema),
});
export type CarryPlanQuery = v.InferOutput<typeof CarryPlanQuerySchema>;

/** POST reports/{id}/successors: makes the report that the plan showed, with these of its disclosures. */
export const CarryDraftSchema = v.pipe(
  v.strictObject({
    kind: v.picklist(carryKinds),
    versionId: VersionId,
    name: LineSchema,
    /** The name in each language, where the report has two; the plan's where they and another name are left out. */
    names: v.optional(LocalizedLineSchema),
    /** The languages of the new report; those of the one it starts from where they are left out. */
    languages: v.optional(ReportLanguagesSchema),
    period: PeriodSchema,
    /** Codes of the plan's disclosures and additions that the new report begins with. */
    disclosureCodes: Codes,
    /** Whether blank fields are filled from the data hub for the new period. */
    fillFromHub: v.boolean(),
  }),
  ref('CarryDraft'),
);
export type CarryDraft = v.InferOutput<typeof CarryDraftSchema>;

/** GET reports/{id}/origin: the report it started from, and what came of it then. `source` is null for a report that began empty. */
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

/** GET reports/{id}/last-values: what the report of the period before said in the same fields, else what the data hub has for then. */
export const LastValuesSchema = v.pipe(
  v.object({
    /** Null where nothing is known of the period before; without a report where all of it stands in the data hub. */
    from: v.nullable(v.object({ id: v.nullable(IdSchema), name: v.string(), period: PeriodSchema })),
    values: v.array(
      v.object({
        disclosureCode: v.string(),
        fieldKey: v.string(),
        value: AnswerValueSchema,
        /** When it was so: a figure may be of a year after the one that was reported last. */
        period: PeriodSchema,
        /** The disclosure that said so then, where its code was another. */
        sourceCode: v.string(),
      }),
    ),
  }),
  ref('LastValues'),
);
export type LastValues = v.InferOutput<typeof LastValuesSchema>;
