import * as v from 'valibot';
import { ExportFormatSchema, exportFormats, type ReportExportDraft } from './exports.ts';
import { LanguageSchema } from './language-schemas.ts';
import { type Language, languages } from './languages.ts';
import { InstantSchema, ref } from './schema.ts';

/** The choice of a report's files: the step export-config of reports that began with a template (spec section 2). */
export const ExportConfigSettingsSchema = v.pipe(
  v.object({
    formats: v.pipe(v.array(ExportFormatSchema), v.minLength(1), v.maxLength(exportFormats.length)),
    /** One file in each of these languages; empty for every language of the report. */
    languages: v.pipe(v.array(LanguageSchema), v.maxLength(languages.length)),
    /** Whether there is also a PDF with both languages side by side, where the report has two. */
    sideBySide: v.boolean(),
    /** The contents of the document besides texts and tables. The preview and every file follow it. */
    contents: v.object({
      charts: v.boolean(),
      /** Figures of years published before. */
      earlierYears: v.boolean(),
      /** Disclosures that are left out, with the reason, in their chapters; the content index lists them in any case. */
      omitted: v.boolean(),
    }),
  }),
  ref('ExportConfigSettings'),
);
export type ExportConfigSettings = v.InferOutput<typeof ExportConfigSettingsSchema>;

/** The choice while nobody has chosen: everything, in every format and language. */
export const exportConfigDefaults: ExportConfigSettings = {
  formats: [...exportFormats],
  languages: [],
  sideBySide: false,
  contents: { charts: true, earlierYears: true, omitted: true },
};

/** The choice as it is stored. `version` counts its changes from 1; 0 means "never chosen". */
export const ExportConfigSchema = v.pipe(
  v.object({
    settings: ExportConfigSettingsSchema,
    version: v.number(),
    updatedAt: v.nullable(InstantSchema),
    updatedBy: v.nullable(v.object({ name: v.string() })),
  }),
  ref('ExportConfig'),
);
export type ExportConfig = v.InferOutput<typeof ExportConfigSchema>;

/** `version` is the one the person saw; another one in the database answers 409 `report.stale` with the present choice. */
export const ExportConfigChangeSchema = v.pipe(
  v.object({ settings: ExportConfigSettingsSchema, version: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  ref('ExportConfigChange'),
);
export type ExportConfigChange = v.InferOutput<typeof ExportConfigChangeSchema>;

/** Languages of the files: the chosen ones of the report, or all of them where none of the chosen is left. */
export const exportLanguages = (chosen: readonly Language[], ofReport: readonly Language[]): Language[] => {
  const wanted = ofReport.filter((language) => chosen.includes(language));
  return wanted.length > 0 ? wanted : [...ofReport];
};

type File = Required<ReportExportDraft>;

/** The files of the choice, in order: format by format, each in its languages, with the side-by-side PDF as the last PDF. */
export const chosenFiles = (settings: ExportConfigSettings, ofReport: readonly Language[]): File[] =>
  exportFormats
    .filter((format) => settings.formats.includes(format))
    .flatMap((format): File[] => {
      const [first, second] = ofReport;
      const single = exportLanguages(settings.languages, ofReport).map((language) => ({
        format,
        language,
        beside: null,
      }));
      const isBoth = format === 'pdf' && settings.sideBySide && first && second;
      return isBoth ? [...single, { format, language: first, beside: second }] : single;
    });
