import * as v from 'valibot';
import { AiReportSettingSchema } from './ai-report-setting.ts';
import { issuerClasses } from './frameworks.ts';
import { BilingualSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { LocalizedLineSchema, LocalizedTextSchema, ReportLanguagesSchema } from './localized-texts.ts';
import { PageSizeSchema } from './pages.ts';
import { ReportStatusSchema, ReportStepSchema } from './report-life-schemas.ts';
import { IdSchema, InstantSchema, LineSchema, PeriodSchema, ref, VersionSchema } from './schema.ts';

const Person = v.object({ id: IdSchema, name: v.string() });

/**
 * Which entities are listed below a sum: those at the first level that has several, those at the top, or every entity that has figures of
 * its own. The id of an entity lists those directly below it, beside the others that stand where its branch begins.
 */
export const entityLevels = ['first', 'top', 'every'] as const;
export const EntityLevelSchema = v.union([v.picklist(entityLevels), IdSchema]);
export type EntityLevel = v.InferOutput<typeof EntityLevelSchema>;

/** The level; the first with several entities where it is one entity's that is none of these. */
export const levelAmong = (entities: readonly { readonly id: string }[], level: EntityLevel): EntityLevel =>
  entityLevels.some((one) => one === level) || entities.some(({ id }) => id === level) ? level : 'first';

/** A report as lists and the wizard see it (spec section 3). */
export const ReportSchema = v.pipe(
  v.object({
    id: IdSchema,
    /** The framework version of the report. */
    versionId: v.string(),
    /** The template that the report began with, as it was then; absent without one. */
    templateVersionId: v.optional(v.string()),
    /** Name of the framework. */
    framework: BilingualSchema,
    type: v.picklist(['STANDARD', 'ENTITY']),
    /** In the report's first language, for lists; `names` has those of all editions. */
    name: v.string(),
    description: v.string(),
    /** The boundary of the report, in the reporter's words. */
    reportingBoundary: v.string(),
    /** These three in each language that they were written in. */
    names: LocalizedTextSchema,
    descriptions: LocalizedTextSchema,
    reportingBoundaries: LocalizedTextSchema,
    period: v.nullable(PeriodSchema),
    /** Entities whose data the report uses, with all below them; empty for the whole organisation. */
    entityIds: v.array(IdSchema),
    /** Whether sums that come from the data hub list what each entity adds to them. */
    figuresByEntity: v.boolean(),
    /** Which of them. */
    figuresByEntityLevel: EntityLevelSchema,
    /** Whether it is about sample data: marked in every file, and never published. */
    isSample: v.boolean(),
    /** The manager of all of these entities and all below them; null where they have several or none, and for the whole organisation. */
    entitiesManagerId: v.nullable(IdSchema),
    /** Class of the issuer, where the duty depends on it; null while nobody chose. */
    issuerClass: v.nullable(v.picklist(issuerClasses)),
    /** Codes of the material topics, where the duty depends on them; null while nobody chose. */
    materialTopics: v.nullable(v.array(v.string())),
    /** The report opens in its first language. */
    languages: ReportLanguagesSchema,
    status: ReportStatusSchema,
    /** The step at which work continues. */
    currentStep: ReportStepSchema,
    disclosureCodes: v.array(v.string()),
    /** Numbers of selected disclosures: completed or left out with a reason, and answered but not completed. */
    progress: v.object({
      done: v.number(),
      begun: v.number(),
      total: v.number(),
      /** Provisions that the framework asks for and the report neither has nor may leave out; absent where nobody knows what it asks. */
      missing: v.optional(v.number()),
      /** Those of them that are selected, and so are in `total` and `done`: left out against the rules. */
      leftOut: v.optional(v.number()),
    }),
    collaborators: v.array(Person),
    version: v.number(),
    createdAt: InstantSchema,
    updatedAt: InstantSchema,
    publishedAt: v.nullable(InstantSchema),
  }),
  ref('Report'),
);
export type Report = v.InferOutput<typeof ReportSchema>;

/** Starts a report; all other settings have defaults until the wizard asks for them. */
export const ReportDraftSchema = v.pipe(
  v.object({
    versionId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    name: LineSchema,
    /** The name in each language, where the report has two. */
    names: v.optional(LocalizedLineSchema),
    /**
     * Its languages, the first one first; otherwise those of the report or template it begins with, else the organisation's report
     * language.
     */
    languages: v.optional(ReportLanguagesSchema),
    /** A template of that framework, whose disclosures and settings the report begins with. */
    templateId: v.optional(IdSchema),
    /** A report of that framework, whose selection, languages and boundaries the new one begins with, without its answers. */
    selectionOf: v.optional(IdSchema),
    /** The period, if it is known already. */
    period: v.optional(PeriodSchema),
    /**
     * Fills the report from the data hub for its period: needs `period`, and selects the answered disclosures if nothing else selects any.
     */
    fillFromHub: v.optional(v.boolean()),
    /** An AI report: it starts to look for answers in these documents at once. Needs `period`. */
    aiReportSetting: v.optional(AiReportSettingSchema),
    /** Class of the issuer, where the framework's duties depend on it. */
    issuerClass: v.optional(v.picklist(issuerClasses)),
  }),
  v.check(({ templateId, selectionOf }) => templateId === undefined || selectionOf === undefined),
  v.check(({ period, fillFromHub }) => !fillFromHub || period !== undefined),
  v.check(({ period, aiReportSetting }) => aiReportSetting === undefined || period !== undefined),
  ref('ReportDraft'),
);
export type ReportDraft = v.InferOutput<typeof ReportDraftSchema>;

/** Changes the given settings. `version` is the one the person saw; another one answers 409 `report.stale`. */
export const ReportChangeSchema = v.pipe(
  v.object({
    version: VersionSchema,
    /** The name in the first language; the other language's stays. */
    name: v.optional(LineSchema),
    description: v.optional(v.pipe(v.string(), v.maxLength(limits.reportTextLengthMax))),
    reportingBoundary: v.optional(v.pipe(v.string(), v.maxLength(limits.reportTextLengthMax))),
    /** All languages at once. */
    names: v.optional(LocalizedLineSchema),
    descriptions: v.optional(LocalizedTextSchema),
    reportingBoundaries: v.optional(LocalizedTextSchema),
    period: v.optional(PeriodSchema),
    entityIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(500))),
    figuresByEntity: v.optional(v.boolean()),
    figuresByEntityLevel: v.optional(EntityLevelSchema),
    issuerClass: v.optional(v.nullable(v.picklist(issuerClasses))),
    materialTopics: v.optional(
      v.nullable(v.pipe(v.array(v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax))), v.maxLength(500))),
    ),
    languages: v.optional(ReportLanguagesSchema),
    currentStep: v.optional(ReportStepSchema),
    disclosureCodes: v.optional(
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax))), v.maxLength(1000)),
    ),
  }),
  ref('ReportChange'),
);
export type ReportChange = v.InferOutput<typeof ReportChangeSchema>;

/** Query of lists with pages of that size. */
export const pageOfReports = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: PageSizeSchema,
};

/** Ongoing: every unpublished report. */
export const ReportListQuerySchema = v.object({
  state: v.optional(v.picklist(['ongoing', 'published']), 'ongoing'),
  /** Only reports whose name contains these words. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(255)), ''),
  ...pageOfReports,
});
export const ReportPageSchema = v.pipe(
  v.object({
    items: v.array(ReportSchema),
    nextCursor: v.nullable(v.string()),
    /** The number of entries in the whole list, counted up to `reportsCountedMax`; only on the first page. */
    total: v.nullable(v.number()),
  }),
  ref('ReportPage'),
);
export type ReportPage = v.InferOutput<typeof ReportPageSchema>;
