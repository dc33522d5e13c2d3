import * as v from 'valibot';
import { AnswerValueSchema } from './answers.ts';
import { issuerClasses } from './frameworks.ts';
import { BilingualSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { LocalizedLineSchema, LocalizedTextSchema, ReportLanguagesSchema } from './localized-texts.ts';
import { PageSizeSchema } from './pages.ts';
import { ReportStatusSchema, ReportStepSchema } from './report-life-schemas.ts';
import { IdSchema, InstantSchema, LineSchema, PeriodSchema, ref, VersionSchema } from './schema.ts';

const Person = v.object({ id: IdSchema, name: v.string() });

/** A report as lists and the wizard see it (spec section 3). */
export const ReportSchema = v.pipe(
  v.object({
    id: IdSchema,
    /** Framework version the report was made with. */
    versionId: v.string(),
    /** The template that the report began with, as it was then; absent where none was taken. */
    templateVersionId: v.optional(v.string()),
    /** Name of the framework. */
    framework: BilingualSchema,
    type: v.picklist(['STANDARD', 'ENTITY']),
    /** In the report's first language, as lists show it; `names` has those of the editions. */
    name: v.string(),
    description: v.string(),
    /** What the report covers, in the reporter's words. */
    reportingBoundary: v.string(),
    /** These three in each language that they were written in. */
    names: LocalizedTextSchema,
    descriptions: LocalizedTextSchema,
    reportingBoundaries: LocalizedTextSchema,
    period: v.nullable(PeriodSchema),
    /** Entities whose data the report draws on, with all below them; empty for the whole organisation. */
    entityIds: v.array(IdSchema),
    /** About an invented company of the sample data: marked in every file, and never published. */
    isSample: v.boolean(),
    /** Whose entities all of these are, and all below them; null where they are not one person's, and for the whole organisation. */
    entitiesManagerId: v.nullable(IdSchema),
    /** Class of the issuer, where the duty depends on it; null while nobody said. */
    issuerClass: v.nullable(v.picklist(issuerClasses)),
    /** Codes of the topics that are material, where the duty depends on that; null while nobody said. */
    materialTopics: v.nullable(v.array(v.string())),
    /** First language is the one the report opens in. */
    languages: ReportLanguagesSchema,
    status: ReportStatusSchema,
    /** Step to continue at. */
    currentStep: ReportStepSchema,
    disclosureCodes: v.array(v.string()),
    /** Of the selected disclosures: those completed or left out with a reason, and those that have answers and are not. */
    progress: v.object({ done: v.number(), begun: v.number(), total: v.number() }),
    collaborators: v.array(Person),
    version: v.number(),
    createdAt: InstantSchema,
    updatedAt: InstantSchema,
    publishedAt: v.nullable(InstantSchema),
  }),
  ref('Report'),
);
export type Report = v.InferOutput<typeof ReportSchema>;

/** Starts a report; everything else has a default until the wizard asks for it. */
export const ReportDraftSchema = v.pipe(
  v.object({
    versionId: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
    name: LineSchema,
    /** The name in each language, where the report has two. */
    names: v.optional(LocalizedLineSchema),
    /** The languages it is written in, the first one first; otherwise those of what it begins with, else the organisation's report language. */
    languages: v.optional(ReportLanguagesSchema),
    /** A template of that framework: the report begins with its disclosures and settings. */
    templateId: v.optional(IdSchema),
    /** A report of that framework: the new one begins with its selection, languages and boundaries, and with none of its answers. */
    selectionOf: v.optional(IdSchema),
    /** The days it is about, where they are known already. */
    period: v.optional(PeriodSchema),
    /** Begins with what the data hub has for these days: needs `period`, and selects what is answered where nothing else selects. */
    fillFromHub: v.optional(v.boolean()),
    /** Class of the issuer, where the framework binds by it. */
    issuerClass: v.optional(v.picklist(issuerClasses)),
  }),
  v.check(({ templateId, selectionOf }) => templateId === undefined || selectionOf === undefined),
  v.check(({ period, fillFromHub }) => !fillFromHub || period !== undefined),
  ref('ReportDraft'),
);
export type ReportDraft = v.InferOutput<typeof ReportDraftSchema>;

/** Changes what is given. `version` is the one the person saw; another one answers 409 `report.stale`. */
export const ReportChangeSchema = v.pipe(
  v.object({
    version: VersionSchema,
    /** In the first language; it stays as it is in the other. */
    name: v.optional(LineSchema),
    description: v.optional(v.pipe(v.string(), v.maxLength(limits.reportTextLengthMax))),
    reportingBoundary: v.optional(v.pipe(v.string(), v.maxLength(limits.reportTextLengthMax))),
    /** All languages at once. */
    names: v.optional(LocalizedLineSchema),
    descriptions: v.optional(LocalizedTextSchema),
    reportingBoundaries: v.optional(LocalizedTextSchema),
    period: v.optional(PeriodSchema),
    entityIds: v.optional(v.pipe(v.array(IdSchema), v.maxLength(500))),
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

/** Query of lists that come in pages of so many reports. */
export const pageOfReports = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: PageSizeSchema,
};

/** Ongoing: everything not published. */
export const ReportListQuerySchema = v.object({
  state: v.optional(v.picklist(['ongoing', 'published']), 'ongoing'),
  /** Only those whose name holds these words. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(255)), ''),
  ...pageOfReports,
});
export const ReportPageSchema = v.pipe(
  v.object({
    items: v.array(ReportSchema),
    nextCursor: v.nullable(v.string()),
    /** How many the whole list has, counted up to `reportsCountedMax`; the first page alone says so. */
    total: v.nullable(v.number()),
  }),
  ref('ReportPage'),
);
export type ReportPage = v.InferOutput<typeof ReportPageSchema>;

/** Audit log of a report (spec section 3): action, section, field, old value, new value, time. */
export const auditActions = [
  'created',
  'changed',
  'answered',
  /** An answer was taken from the data hub. */
  'filled',
  /** An answer was kept in the data hub. */
  'saved-to-hub',
  /** An answer that was kept in the data hub was taken out again. */
  'taken-back-from-hub',
  /** An answer was carried over from the report that this one started from. */
  'carried-over',
  'disclosure-changed',
  'assigned',
  /** Somebody was asked by e-mail to answer or to review, or got a new link. */
  'invited',
  /** They are asked for something else, until another day, as something else or in another language. */
  'invitation-changed',
  'invitation-revoked',
  'submitted',
  'approved',
  'rejected',
  'approval-withdrawn',
  /** A value changed, and what was approved or asked for is not any more. */
  'approval-fell-away',
  'commented',
  'comment-resolved',
  'task-given',
  'task-done',
  /** Somebody decided to publish without provisions that the framework asks for, and said why. */
  'missing-decided',
  'published',
  'unpublished',
  'reopened',
  'exported',
  /** Somebody left, and who removed them has taken their place. */
  'handed-over',
  /** The consultancy that worked on the report let the company go, or took it back as its client. */
  'client-let-go',
  'client-taken-back',
  /** Somebody deleted the report; it waits to go for good. */
  'deleted',
  'restored',
  /** Why a figure differs from what was published. */
  'restated',
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
    /** The client for whom a consultant acted. */
    actedFor: v.nullable(v.string()),
    /** The entry's place in the report's log, from 1, and its hash over the entry and the hash before it (docs/adr/0035). */
    number: v.number(),
    hash: v.string(),
  }),
  ref('AuditEntry'),
);
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;
