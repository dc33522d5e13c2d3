import * as v from 'valibot';
import { LanguageSchema } from './language-schemas.ts';
import { RichTextBlockSchema } from './rich-text.ts';
import { IdSchema, InstantSchema, PeriodSchema, ref } from './schema.ts';

/**
 * The one report model: preview, PDF, Word and Excel all draw this, so that none can differ from another or from the stored
 * answers. Every sentence is already in the model's language; numbers stay canonical decimals and are formatted when drawn.
 */
export const ModelNumberRowSchema = v.pipe(
  v.object({
    descriptor: v.string(),
    /** Canonical decimal, exactly as stored. */ number: v.string(),
    unitCode: v.string(),
    unitSymbol: v.string(),
  }),
  ref('ModelNumberRow'),
);

export const ModelFieldSchema = v.pipe(
  v.object({
    key: v.string(),
    label: v.string(),
    /** Language the content is written in, where it is not the model's own (a text that was not translated). */
    language: v.nullable(LanguageSchema),
    content: v.variant('kind', [
      v.object({ kind: v.literal('text'), text: v.string() }),
      v.object({ kind: v.literal('rich'), blocks: v.array(RichTextBlockSchema) }),
      v.object({ kind: v.literal('numbers'), rows: v.array(ModelNumberRowSchema), decimals: v.number() }),
      v.object({ kind: v.literal('list'), items: v.array(v.string()) }),
      v.object({ kind: v.literal('unanswered') }),
    ]),
  }),
  ref('ModelField'),
);
export type ModelField = v.InferOutput<typeof ModelFieldSchema>;

/** Horizontal bars: one per value row of one field, all in one unit. */
export const ModelChartSchema = v.pipe(
  v.object({
    title: v.string(),
    unitSymbol: v.string(),
    bars: v.array(v.object({ label: v.string(), /** Canonical decimal. */ value: v.string() })),
  }),
  ref('ModelChart'),
);
export type ModelChart = v.InferOutput<typeof ModelChartSchema>;

/** 2025, FY2025, 2025/26, 2025 年度. */
const yearName = /^(?:FY\s?)?((?:19|20)\d{2})(?:[/–-]\d{2,4})?\s?(?:年度?)?$/i;

/** Place of the newest bar where every bar is a year: the one that a reader compares the others with. */
export const newestBar = ({ bars }: Pick<ModelChart, 'bars'>): number | undefined => {
  const years = bars.map(({ label }) => Number(yearName.exec(label.trim())?.[1]));
  return years.length < 2 || years.some(Number.isNaN) ? undefined : years.indexOf(Math.max(...years));
};

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

export const ReportModelSchema = v.pipe(
  v.object({
    reportId: IdSchema,
    language: LanguageSchema,
    /** BCP 47, for `lang` and document metadata. */
    languageTag: v.string(),
    title: v.string(),
    organisation: v.string(),
    framework: v.object({
      versionId: v.string(),
      name: v.string(),
      version: v.string(),
      owner: v.string(),
      licenceNote: v.string(),
    }),
    period: v.nullable(PeriodSchema),
    description: v.string(),
    reportingBoundary: v.string(),
    publishedAt: v.nullable(InstantSchema),
    /** Locale numbers are formatted with (decision 11). */
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
    }),
    /** Fixed words of the document in its language. */
    words: v.object({
      contents: v.string(),
      reportingPeriod: v.string(),
      reportingBoundary: v.string(),
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
    }),
    chapters: v.array(v.object({ code: v.string(), title: v.string(), disclosures: v.array(ModelDisclosureSchema) })),
  }),
  ref('ReportModel'),
);
export type ReportModel = v.InferOutput<typeof ReportModelSchema>;

/** A calendar year is a name, not an amount: it has no grouping. */
export const isCalendarYear = (unitCode: string): boolean => unitCode === '{year}';

const formatters = new Map<string, Intl.NumberFormat>();

/** A number of the model as preview and documents show it: grouped by locale, padded to `decimals`, every stored digit kept. */
export const formatModelNumber = (canonical: string, unitCode: string, decimals: number, locale: string): string => {
  if (isCalendarYear(unitCode)) return canonical;
  const key = `${locale} ${decimals}`;
  const options = { minimumFractionDigits: Math.min(decimals, 15), maximumFractionDigits: 15 };
  const formatter = formatters.get(key) ?? new Intl.NumberFormat(locale, options);
  formatters.set(key, formatter);
  return formatter.format(canonical as Intl.StringNumericLiteral);
};
