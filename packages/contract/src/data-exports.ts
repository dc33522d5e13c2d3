import * as v from 'valibot';
import { MetricKeySchema } from './data-points.ts';
import { SubjectSchema } from './data-points-queries.ts';
import { entityLimits } from './entities.ts';
import { LanguageSchema } from './language-schemas.ts';
import { limits } from './limits.ts';
import { IdSchema, InstantSchema, ref } from './schema.ts';

/**
 * The data to export (spec section 3): all; those of chosen metrics or disclosures; those that answer a report; only internal ones; those
 * of chosen entities.
 */
export const dataExportModes = [
  'exportAll',
  'selectDisclosures',
  'exportAllDataReport',
  'exportInternalData',
  'exportEntityData',
] as const;
export const DataExportModeSchema = v.pipe(v.picklist(dataExportModes), ref('DataExportMode'));
export type DataExportMode = (typeof dataExportModes)[number];

/** Files that data is exported as: spec section 3 says Excel; CSV is for other programs. */
export const dataExportFormats = ['excel', 'csv'] as const;
export const DataExportFormatSchema = v.pipe(v.picklist(dataExportFormats), ref('DataExportFormat'));
export type DataExportFormat = (typeof dataExportFormats)[number];

export const dataExportMediaTypes: Record<DataExportFormat, string> = {
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};
export const dataExportExtensions: Record<DataExportFormat, string> = { excel: 'xlsx', csv: 'csv' };

/** Ours. Subjects are all entities, and the organisation itself. */
export const dataExportLimits = {
  metricsMax: 2000,
  disclosuresMax: 2000,
  timesMax: 500,
  subjectsMax: entityLimits.entitiesMax + 1,
} as const;

const DisclosureCode = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));

/** The selection of data points. Times and subjects narrow every mode; empty lists select all. */
export const DataExportSelectionSchema = v.pipe(
  v.strictObject({
    mode: DataExportModeSchema,
    /** With `selectDisclosures`: these metrics, besides those of the disclosures. */
    metricKeys: v.pipe(v.array(MetricKeySchema), v.maxLength(dataExportLimits.metricsMax)),
    /** With `selectDisclosures`: disclosures of this framework version, or of the report's own. */
    versionId: v.nullable(v.pipe(v.string(), v.maxLength(120))),
    disclosureCodes: v.pipe(v.array(DisclosureCode), v.maxLength(dataExportLimits.disclosuresMax)),
    /** With `exportAllDataReport`: what answers its disclosures, within its period. */
    reportId: v.nullable(IdSchema),
    reportingTimeIds: v.pipe(v.array(IdSchema), v.maxLength(dataExportLimits.timesMax)),
    /** With `exportEntityData`: at least one. */
    subjects: v.pipe(v.array(SubjectSchema), v.maxLength(dataExportLimits.subjectsMax)),
    /** Whether internal data are included; `exportInternalData` includes nothing else. */
    withInternal: v.boolean(),
  }),
  ref('DataExportSelection'),
);
export type DataExportSelection = v.InferOutput<typeof DataExportSelectionSchema>;

/** What a selection contains, before it is exported. */
export const DataExportCountSchema = v.pipe(
  v.object({
    dataPoints: v.number(),
    metrics: v.number(),
    /** Internal data points, which are therefore left out. */
    internalLeftOut: v.number(),
    dimensions: v.array(v.object({ id: v.string(), dataPoints: v.number() })),
    /** Chosen disclosures without any data point. */
    disclosuresWithoutData: v.array(v.string()),
    /** Chosen metrics without any data point. */
    metricsWithoutData: v.number(),
  }),
  ref('DataExportCount'),
);
export type DataExportCount = v.InferOutput<typeof DataExportCountSchema>;

/**
 * Asks for a file. Refused with `data_export.empty` where the selection has no data point, and with
 * `data_export.disclosure_empty` where none is available for the chosen disclosures.
 */
export const DataExportDraftSchema = v.pipe(
  v.strictObject({ selection: DataExportSelectionSchema, format: DataExportFormatSchema, language: LanguageSchema }),
  ref('DataExportDraft'),
);
export type DataExportDraft = v.InferOutput<typeof DataExportDraftSchema>;

/** An export of data points, in progress or finished. */
export const DataExportSchema = v.pipe(
  v.object({
    id: IdSchema,
    mode: DataExportModeSchema,
    format: DataExportFormatSchema,
    language: LanguageSchema,
    status: v.picklist(['waiting', 'running', 'complete', 'error', 'cancelled']),
    /** 0 to 100. */
    progress: v.number(),
    /** Data points in the file; while it is in progress, those counted beforehand. */
    dataPoints: v.number(),
    fileName: v.nullable(v.string()),
    fileBytes: v.nullable(v.number()),
    createdAt: InstantSchema,
    createdBy: v.object({ id: IdSchema, name: v.string() }),
  }),
  ref('DataExport'),
);
export type DataExport = v.InferOutput<typeof DataExportSchema>;
