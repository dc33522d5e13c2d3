import * as v from 'valibot';
import { BilingualSchema, LanguageSchema } from './language-schemas.ts';
import { ReportStatusSchema } from './report-life-schemas.ts';
import { pageOfReports } from './reports.ts';
import { IdSchema, PeriodSchema, ref } from './schema.ts';

/** Ours: as many as are readable in one table and one chart. */
export const comparisonLimits = { reportsMax: 8, figuresMax: 40 } as const;

/** Export kinds of a chart (spec section 3): the browser makes the picture, the gateway the workbook. */
export const chartExportKinds = ['CHART', 'CHART_EXCEL'] as const;

/** Views of a comparison (spec section 3): choosing, the table, the chart. */
export const compareViews = ['CompareReport', 'CompareViewTable', 'CompareChart'] as const;
export type CompareView = (typeof compareViews)[number];

const listed = (text: string) => [...new Set(text.split(',').filter(Boolean))];
/** Several texts, separated by commas. */
const listOf = (item: v.GenericSchema, min: number, max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(max * 201),
    v.check((text) => {
      const items = listed(text);
      return items.length >= min && items.length <= max && items.every((each) => v.is(item, each));
    }, 'invalid'),
  );
const FigureKey = v.pipe(v.string(), v.maxLength(200));

/** The reports and their figures; the others are compared with the first report. */
export const ComparisonQuerySchema = v.object({
  reports: listOf(IdSchema, 1, comparisonLimits.reportsMax),
  /** Keys of figures; without any, the response lists the choices. */
  figures: v.optional(listOf(FigureKey, 0, comparisonLimits.figuresMax), ''),
});
export const ComparisonFileQuerySchema = v.object({
  ...ComparisonQuerySchema.entries,
  language: v.optional(LanguageSchema, 'en'),
});

/** What is compared: ids of reports and keys of figures, each once. */
export type CompareChoice = { readonly reports: readonly string[]; readonly figures: readonly string[] };

/** Reads the lists of a query. */
export const readComparisonQuery = ({
  reports,
  figures,
}: v.InferOutput<typeof ComparisonQuerySchema>): CompareChoice => ({
  reports: listed(reports),
  figures: listed(figures),
});

const Unit = v.object({ code: v.string(), symbol: v.string(), name: BilingualSchema });

export const ComparedReportSchema = v.pipe(
  v.object({
    id: IdSchema,
    versionId: v.string(),
    name: v.string(),
    framework: BilingualSchema,
    status: ReportStatusSchema,
    period: v.nullable(PeriodSchema),
    /** Names of the entities that the report covers; empty for the whole organisation. */
    entities: v.array(v.string()),
  }),
  ref('ComparedReport'),
);
export type ComparedReport = v.InferOutput<typeof ComparedReportSchema>;

/** GET comparisons/reports: a page of reports that can be compared, latest period first, with the entities that they can be filtered by. */
export const ComparableReportsQuerySchema = v.object(pageOfReports);
export type ComparableReportsQuery = v.InferOutput<typeof ComparableReportsQuerySchema>;
export const ComparableReportsSchema = v.pipe(
  v.object({
    reports: v.array(
      v.pipe(
        v.object({ ...ComparedReportSchema.pipe[0].entries, entityIds: v.array(IdSchema) }),
        ref('ComparableReport'),
      ),
    ),
    /** Those that at least one of these reports covers, by name. */
    entities: v.array(v.object({ id: IdSchema, name: v.string() })),
    nextCursor: v.nullable(v.string()),
  }),
  ref('ComparableReports'),
);
export type ComparableReports = v.InferOutput<typeof ComparableReportsSchema>;
export type ComparableReport = ComparableReports['reports'][number];

/** A figure that at least one of the reports has. */
export const ComparableFigureSchema = v.pipe(
  v.object({
    key: v.string(),
    label: BilingualSchema,
    /** Disclosures that ask for it. */
    codes: v.array(v.string()),
    /** How many of the reports have it. */
    reports: v.number(),
  }),
  ref('ComparableFigure'),
);
export type ComparableFigure = v.InferOutput<typeof ComparableFigureSchema>;

/**
 * The value of one report. `value` is in the row's unit, exactly converted; `entered` is the typed one. Differences are from the first
 * report: `difference` exact, `percent` to two decimals and `null` where the first is zero. A missing value has a reason.
 */
export const ComparedValueSchema = v.pipe(
  v.object({
    value: v.nullable(v.string()),
    entered: v.nullable(v.object({ number: v.string(), unit: Unit })),
    missing: v.nullable(v.picklist(['not-asked', 'unanswered', 'not-comparable'])),
    difference: v.nullable(v.string()),
    percent: v.nullable(v.string()),
    /** The number of decimals that a calculated value is shown with; absent where it was typed, or is a sum of typed values. */
    digits: v.optional(v.number()),
  }),
  ref('ComparedValue'),
);
export type ComparedValue = v.InferOutput<typeof ComparedValueSchema>;

export const ComparedRowSchema = v.pipe(
  v.object({
    key: v.string(),
    label: BilingualSchema,
    /** What the row is a part of: a breakdown, or a part with a name of its own; absent for the whole. */
    part: v.optional(BilingualSchema),
    /** Name of the value row; empty where the figure has one row without a name. */
    descriptor: v.string(),
    /** The unit of all values of the row. */
    unit: Unit,
    /** The least number of decimals that the figure is shown with. */
    decimals: v.number(),
    /** One value per report, in the requested order. */
    values: v.array(ComparedValueSchema),
  }),
  ref('ComparedRow'),
);
export type ComparedRow = v.InferOutput<typeof ComparedRowSchema>;

export const ComparisonSchema = v.pipe(
  v.object({
    reports: v.array(ComparedReportSchema),
    choices: v.array(ComparableFigureSchema),
    rows: v.array(ComparedRowSchema),
  }),
  ref('Comparison'),
);
export type Comparison = v.InferOutput<typeof ComparisonSchema>;
