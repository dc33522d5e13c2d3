import * as v from 'valibot';
import { FieldTypeSchema } from './answers.ts';
import { BuilderContentSchema, type BuilderField, builderLimits, ownFieldKey } from './framework-builder.ts';
import { ChoiceOptionSchema, type Field } from './frameworks.ts';
import { BilingualSchema, LanguageSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { IdSchema, InstantSchema, LineSchema, ref } from './schema.ts';
import { UnitSchema } from './units.ts';

const Version = v.pipe(v.number(), v.integer(), v.minValue(1));
const Person = v.object({ id: IdSchema, name: v.string() });
const VersionId = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const Codes = v.pipe(
  v.array(v.pipe(v.string(), v.maxLength(limits.disclosureCodeLengthMax))),
  v.minLength(1),
  v.maxLength(1000),
);

/** One published version of an own framework. It never changes; once withdrawn, it starts no report. */
export const FrameworkReleaseSchema = v.pipe(
  v.object({
    versionId: v.string(),
    /** 1 for the first. */
    number: v.number(),
    edition: v.string(),
    disclosureCount: v.number(),
    publishedAt: InstantSchema,
    publishedBy: v.string(),
    withdrawnAt: v.nullable(InstantSchema),
    /** Reports of the organisation that use it. */
    reportCount: v.number(),
  }),
  ref('FrameworkRelease'),
);
export type FrameworkRelease = v.InferOutput<typeof FrameworkReleaseSchema>;

const summary = {
  id: IdSchema,
  /** Whether there is an unpublished draft. */
  isDraft: v.boolean(),
  /** Increases with each change; a change of an older version is refused with `own_framework.stale`. */
  version: v.number(),
  updatedAt: InstantSchema,
  updatedBy: Person,
  /** Newest first. */
  releases: v.array(FrameworkReleaseSchema),
};

/** An own framework as lists show it. */
export const OwnFrameworkSummarySchema = v.pipe(
  v.object({ ...summary, name: BilingualSchema, edition: v.string(), disclosureCount: v.number() }),
  ref('OwnFrameworkSummary'),
);
export type OwnFrameworkSummary = v.InferOutput<typeof OwnFrameworkSummarySchema>;

/** An own framework with its draft, or else its last published content. */
export const OwnFrameworkSchema = v.pipe(v.object({ ...summary, content: BuilderContentSchema }), ref('OwnFramework'));
export type OwnFramework = v.InferOutput<typeof OwnFrameworkSchema>;

const Name = v.strictObject({
  en: v.pipe(v.string(), v.maxLength(builderLimits.titleLengthMax)),
  zhTw: v.pipe(v.string(), v.maxLength(builderLimits.titleLengthMax)),
});

/** Begins a framework: empty, with disclosures of a framework that may be used here, or as a copy of an own one. */
export const NewOwnFrameworkSchema = v.pipe(
  v.variant('from', [
    v.strictObject({ from: v.literal('nothing'), name: Name }),
    v.strictObject({ from: v.literal('framework'), name: Name, versionId: VersionId, disclosureCodes: Codes }),
    v.strictObject({ from: v.literal('own'), name: Name, id: IdSchema }),
  ]),
  ref('NewOwnFramework'),
);
export type NewOwnFramework = v.InferOutput<typeof NewOwnFrameworkSchema>;

/** The whole draft in its new state. `version` is the one the person saw. */
export const OwnFrameworkChangeSchema = v.pipe(
  v.strictObject({ content: BuilderContentSchema, version: Version }),
  ref('OwnFrameworkChange'),
);
export type OwnFrameworkChange = v.InferOutput<typeof OwnFrameworkChangeSchema>;

/** The state that is published, reopened or discarded. */
export const OwnFrameworkStampSchema = v.pipe(v.strictObject({ version: Version }), ref('OwnFrameworkStamp'));

/** Body of 409 `own_framework.stale`. */
export const OwnFrameworkConflictSchema = v.object({ current: OwnFrameworkSchema });

/** A metric in the builder, with everything that its field shows. */
export const PaletteMetricSchema = v.pipe(
  v.object({
    key: v.string(),
    name: BilingualSchema,
    hint: v.nullable(BilingualSchema),
    category: BilingualSchema,
    type: FieldTypeSchema,
    unitKind: v.nullable(v.string()),
    decimals: v.number(),
    options: v.array(ChoiceOptionSchema),
    breakdowns: v.array(BilingualSchema),
    frameworkCount: v.number(),
  }),
  ref('PaletteMetric'),
);
export type PaletteMetric = v.InferOutput<typeof PaletteMetricSchema>;

/** The building blocks of fields: the metrics of the library, and units by kind. */
export const BuilderPaletteSchema = v.pipe(
  v.object({ metrics: v.array(PaletteMetricSchema), units: v.record(v.string(), v.array(UnitSchema)) }),
  ref('BuilderPalette'),
);
export type BuilderPalette = v.InferOutput<typeof BuilderPaletteSchema>;

const written = (text: { en: string; zhTw: string }) => (text.en.trim() || text.zhTw.trim() ? text : null);

/** The field as a report shows it; undefined for an unknown metric. */
export const fieldOfBuilder = (field: BuilderField, metric: PaletteMetric | undefined): Field | undefined => {
  const hint = written(field.hint);
  if (field.kind === 'metric') {
    if (!metric) return undefined;
    const { key, type, unitKind, decimals, options, name } = metric;
    const { coverage, required } = field;
    const breakdowns = unitKind ? metric.breakdowns : [];
    return {
      key,
      type,
      label: name,
      hint: hint ?? metric.hint,
      required,
      coverage,
      unitKind,
      decimals,
      options,
      breakdowns,
    };
  }
  const { type, label, required, decimals } = field;
  const isNumber = type === 'number' || type === 'integer';
  return {
    key: ownFieldKey(field.id),
    type,
    label,
    hint,
    required,
    coverage: 'full' as const,
    unitKind: isNumber ? field.unitKind : null,
    decimals: type === 'number' ? decimals : 0,
    options: type === 'singleSelect' || type === 'multiSelect' ? field.options : [],
    breakdowns: isNumber ? field.breakdowns.map((entry) => entry.label) : [],
  };
};

/** The settings of a report made from a template. */
const templateFields = {
  name: LineSchema,
  versionId: VersionId,
  disclosureCodes: Codes,
  languages: v.pipe(v.array(LanguageSchema), v.minLength(1), v.maxLength(2)),
  description: v.pipe(v.string(), v.maxLength(limits.reportTextLengthMax)),
  reportingBoundary: v.pipe(v.string(), v.maxLength(limits.reportTextLengthMax)),
};

/** A saved choice that reports start from (spec section 3, `FB_CUSTOM_TEMPLATE`): disclosures of a framework, and settings. */
export const ReportTemplateSchema = v.pipe(
  v.object({
    ...templateFields,
    id: IdSchema,
    /** Name of the framework. */
    framework: BilingualSchema,
    /** False where the framework was withdrawn: the template starts no report. */
    usable: v.boolean(),
    version: v.number(),
    updatedAt: InstantSchema,
  }),
  ref('ReportTemplate'),
);
export type ReportTemplate = v.InferOutput<typeof ReportTemplateSchema>;

export const NewReportTemplateSchema = v.pipe(v.strictObject(templateFields), ref('NewReportTemplate'));
export type NewReportTemplate = v.InferOutput<typeof NewReportTemplateSchema>;

const { versionId: _, ...changeable } = templateFields;
/** A change of a template that was read at `version`; it stays with its framework. */
export const ReportTemplateChangeSchema = v.pipe(
  v.strictObject({ ...changeable, version: Version }),
  ref('ReportTemplateChange'),
);
export type ReportTemplateChange = v.InferOutput<typeof ReportTemplateChangeSchema>;
