import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { ModelChartSchema } from './model-charts.ts';
import { ModelBreakdownSchema, ModelNumberRowSchema, ModelPastRowSchema } from './model-numbers.ts';
import { coverLooks, PinnedFigureSchema } from './report-design.ts';
import { disclosureStatuses } from './report-life.ts';
import { RichTextBlockSchema } from './rich-text.ts';
import { IdSchema, InstantSchema, PeriodSchema, ref } from './schema.ts';

export const ModelFieldSchema = v.pipe(
  v.object({
    key: v.string(),
    label: v.string(),
    /** That the disclosure asks for less than the whole metric, such as women alone, so that the figure is no total of it. */
    isPart: v.optional(v.boolean()),
    /** Language of the content, where it is not the model's own (a text without a translation). */
    language: v.nullable(LanguageSchema),
    content: v.variant('kind', [
      v.object({ kind: v.literal('text'), text: v.string() }),
      v.object({ kind: v.literal('rich'), blocks: v.array(RichTextBlockSchema) }),
      v.object({
        kind: v.literal('numbers'),
        rows: v.array(ModelNumberRowSchema),
        /** The whole of earlier years, where this year has no rows. */
        past: v.optional(ModelPastRowSchema),
        /** Decimals that the author rounds to; without them every figure is printed as it was entered. */
        rounding: v.optional(v.number()),
        /** Names of the earlier years shown beside this one, the oldest first. */
        years: v.optional(v.array(v.string())),
        /** The name of the year before, where the report compares with it and this figure has none of it, nor of any older year. */
        lacks: v.optional(v.string()),
        /** Breakdowns of the figure, in order; their rows are grouped, after those without. */
        breakdowns: v.optional(v.array(ModelBreakdownSchema)),
      }),
      v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
      v.object({ kind: v.literal('unanswered') }),
    ]),
  }),
  ref('ModelField'),
);
export type ModelField = v.InferOutput<typeof ModelFieldSchema>;

export const ModelDisclosureSchema = v.pipe(
  v.object({
    code: v.string(),
    title: v.string(),
    omission: v.nullable(v.object({ reason: v.string(), explanation: v.string() })),
    fields: v.array(ModelFieldSchema),
    charts: v.array(ModelChartSchema),
  }),
  ref('ModelDisclosure'),
);
export type ModelDisclosure = v.InferOutput<typeof ModelDisclosureSchema>;

/** The list of everything the report was asked for with its state, in the form that its framework prescribes. */
export const ModelContentIndexSchema = v.pipe(
  v.object({
    /** `GRI content index`, for example. */
    title: v.string(),
    /** Statement of use and similar facts, each with its name. */
    facts: v.array(v.object({ label: v.string(), text: v.string() })),
    /** Heads of the columns: the provision, its page in the document, then those of `cells`. */
    columns: v.object({ disclosure: v.string(), location: v.string(), cells: v.array(v.string()) }),
    groups: v.array(
      v.object({
        title: v.string(),
        rows: v.array(
          v.object({
            code: v.string(),
            title: v.string(),
            /** Whether the document contains it, so that it has a page. */
            located: v.boolean(),
            /** That nothing is between it and the row above it in the framework. */
            follows: v.optional(v.boolean()),
            cells: v.array(v.string()),
          }),
        ),
      }),
    ),
  }),
  ref('ModelContentIndex'),
);
export type ModelContentIndex = v.InferOutput<typeof ModelContentIndexSchema>;

const ModelRestatedFigureSchema = v.object({ number: v.string(), unitCode: v.string(), unitSymbol: v.string() });

/** A figure that was published with another value, as the list of restatements prints it. */
export const ModelRestatementSchema = v.pipe(
  v.object({
    code: v.string(),
    label: v.string(),
    descriptor: v.string(),
    /** Formatted with their units; empty where there was, or is, none. */
    old: v.string(),
    new: v.string(),
    /** The same figures as canonical decimals, for files that keep numbers as numbers. */
    figures: v.optional(
      v.object({ old: v.nullable(ModelRestatedFigureSchema), new: v.nullable(ModelRestatedFigureSchema) }),
    ),
    note: v.string(),
    /** The earlier year of the figure, which `label` names too: it was restated in that year's report. Absent for the report's own year. */
    year: v.optional(v.string()),
  }),
  ref('ModelRestatement'),
);
export type ModelRestatement = v.InferOutput<typeof ModelRestatementSchema>;

/** The owners, evidence and status of each disclosure, for the KPI sheet. */
export const ModelKpiSheetSchema = v.pipe(
  v.object({
    /** Whether PDF, Word and preview show the sheet; Excel always has its figures. */
    isPrinted: v.boolean(),
    /** Whether only drafts show it; the sheet then says so itself. */
    isOfDrafts: v.optional(v.boolean()),
    disclosures: v.array(
      v.object({
        code: v.string(),
        /** Names of the people it is assigned to. */
        owners: v.array(v.string()),
        /** Names of the files that prove it. */
        evidence: v.array(v.string()),
        status: v.picklist(disclosureStatuses),
        /** Its state in the words of the content index: `Complied in part`. */
        standing: v.optional(v.string()),
      }),
    ),
  }),
  ref('ModelKpiSheet'),
);
export type ModelKpiSheet = v.InferOutput<typeof ModelKpiSheetSchema>;

/** A chapter of the framework, or an own text of the report, which has no disclosures and may have no title. */
export const ModelChapterSchema = v.pipe(
  v.object({
    code: v.string(),
    title: v.string(),
    text: v.nullable(v.object({ language: v.nullable(LanguageSchema), blocks: v.array(RichTextBlockSchema) })),
    disclosures: v.array(ModelDisclosureSchema),
  }),
  ref('ModelChapter'),
);
export type ModelChapter = v.InferOutput<typeof ModelChapterSchema>;

/**
 * The one report model: preview, PDF, Word and Excel all draw it, so that none can differ from another or from the stored answers. Every
 * sentence is in the model's language; numbers stay canonical decimals and are formatted when drawn.
 */
export const ReportModelSchema = v.pipe(
  v.object({
    reportId: IdSchema,
    language: LanguageSchema,
    /** BCP 47, for `lang` and document metadata. */
    languageTag: v.string(),
    title: v.string(),
    cover: v.object({
      subtitle: v.string(),
      look: v.picklist(coverLooks),
      /** Stored file id of the picture. */
      pictureFileId: v.nullable(v.string()),
    }),
    /** Its name in the language of the document. */
    organisation: v.string(),
    /** The code under which its shares are listed. */
    stockCode: v.nullable(v.string()),
    framework: v.object({
      versionId: v.string(),
      name: v.string(),
      version: v.string(),
      owner: v.string(),
      licenceNote: v.string(),
    }),
    period: v.nullable(PeriodSchema),
    /** The name of the period above its figures, by the same rule as earlier years. */
    periodName: v.optional(v.string()),
    /** Names of the earlier years, the oldest first; a name alone does not tell how old a year is. */
    earlierYears: v.optional(v.array(v.string())),
    description: v.string(),
    reportingBoundary: v.string(),
    publishedAt: v.nullable(InstantSchema),
    /** The organisation's number format, whatever the language (decisions 11 and 13). */
    numberLocale: v.string(),
    brand: v.object({
      name: v.string(),
      supportEmail: v.string(),
      /** Validated `#rrggbb`. */
      colors: v.object({
        primary: v.string(),
        onPrimary: v.string(),
        accent: v.string(),
        gradientFrom: v.string(),
        gradientTo: v.string(),
        onGradient: v.string(),
      }),
      /** Stored file ids: the tenant's logo and the reporting organisation's own. */
      tenantLogoFileId: v.nullable(v.string()),
      organisationLogoFileId: v.nullable(v.string()),
      /**
       * The organisation's own font; absent where it has none. `hasChinese`: Chinese text is set in it as well; `inWord`: Word files may
       * embed it.
       */
      font: v.optional(
        v.object({
          family: v.string(),
          regularFileId: v.string(),
          boldFileId: v.string(),
          hasChinese: v.boolean(),
          inWord: v.boolean(),
        }),
      ),
      /** The organisation's letterhead with its margins; absent where it has none. */
      letterhead: v.optional(v.object({ fileId: v.string(), headMm: v.number(), footMm: v.number() })),
    }),
    /** Whether the imprint names the brand; absent in models made before this could be chosen, which name it. */
    namesMaker: v.optional(v.boolean()),
    /** Fixed words of the document in its language. */
    words: v.object({
      contents: v.string(),
      reportingPeriod: v.string(),
      reportingBoundary: v.string(),
      stockCode: v.string(),
      preparedWith: v.string(),
      omitted: v.string(),
      unanswered: v.string(),
      page: v.string(),
      value: v.string(),
      unit: v.string(),
      descriptor: v.string(),
      disclosure: v.string(),
      field: v.string(),
      contentIndex: v.string(),
      draft: v.string(),
      publishedOn: v.string(),
      total: v.string(),
      restatements: v.string(),
      before: v.string(),
      now: v.string(),
      note: v.string(),
      change: v.string(),
    }),
    chapters: v.array(ModelChapterSchema),
    /** Figures that the author chose for the opening; absent where nobody chose. */
    keyFigures: v.optional(v.array(PinnedFigureSchema)),
    /** Null where the design leaves it out. */
    contentIndex: v.nullable(ModelContentIndexSchema),
    restatements: v.array(ModelRestatementSchema),
    /** Absent in a report that was published before the sheet existed. */
    kpiSheet: v.optional(ModelKpiSheetSchema),
  }),
  ref('ReportModel'),
);
export type ReportModel = v.InferOutput<typeof ReportModelSchema>;

/** A framework as documents name it, with its version if it has one. */
export const frameworkTitle = ({ name, version }: Pick<ReportModel['framework'], 'name' | 'version'>): string =>
  [name, version].filter((part) => part.trim() !== '').join(/\p{Script=Han}/u.test(name) ? '，' : ', ');
