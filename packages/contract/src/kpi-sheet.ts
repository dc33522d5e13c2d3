import {
  earlierYears,
  type FigureSettings,
  isNumbers,
  isOfOneYear,
  type KpiValue,
  type NumberField,
  type NumberRow,
  printedUnit,
  printedValues,
  thisYearOf,
} from './kpi-table.ts';
import { changeText } from './model-changes.ts';
import { printedWords } from './printed-words.ts';
import type { ModelDisclosure, ReportModel } from './report-model.ts';

/** One figure with who answers for it, what proves it and how far it is. */
export type KpiSheetRow = {
  code: string;
  label: string;
  unit: string;
  unitCode: string;
  rounding: number | undefined;
  /** Earlier years, the oldest first, then this one. */
  values: KpiValue[];
  change: string;
  owner: string;
  evidence: string;
  status: string;
};

export type KpiSheet = {
  /** Names of the columns of figures, the oldest first, this year last. */
  years: string[];
  hasChange: boolean;
  /** Whether owners, evidence and status are told; an outside reader of a draft sees the figures alone. */
  hasWork: boolean;
  groups: { title: string; rows: KpiSheetRow[] }[];
};

/** Earlier years beside owner, evidence and status. */
const earlierMax = 2;
const missing = '–';

/** What a figure says as a whole; where it has parts alone, each of them. */
const listedRows = ({ content }: NumberField): NumberRow[] => {
  const whole = content.rows.filter(({ breakdown }) => breakdown === undefined);
  return whole.length > 0 ? whole : content.rows;
};

/** Every figure of the report in one list, as those who sign it read it; `undefined` where there is nothing to list. */
export const kpiSheetOf = (
  model: FigureSettings & Pick<ReportModel, 'chapters' | 'kpiSheet'>,
): KpiSheet | undefined => {
  const { chapters, kpiSheet, numberLocale, language } = model;
  if (!kpiSheet) return undefined;
  const words = printedWords[language];
  const fields = chapters.flatMap(({ disclosures }) => disclosures.flatMap((each) => each.fields.filter(isNumbers)));
  const years = earlierYears(fields, model).slice(-earlierMax);
  const columns = [...years, thisYearOf(model)];
  const workOf = new Map(kpiSheet.disclosures.map((work) => [work.code, work]));
  const changeOf = (row: NumberRow, field: NumberField) => {
    if (years.length === 0) return '';
    // Measured from the year in the column beside it alone.
    const values = printedValues(row, field, columns, numberLocale);
    if (isOfOneYear(values)) return '';
    const hasLast = (values.at(-2)?.number ?? null) !== null;
    return hasLast && row.change ? changeText(row.change, numberLocale, language) : missing;
  };
  const rowsOf = ({ code, fields: all }: ModelDisclosure): KpiSheetRow[] => {
    const work = workOf.get(code);
    return all.filter(isNumbers).flatMap((field) =>
      listedRows(field).map((row) => ({
        code,
        label: [field.label, row.descriptor].filter(Boolean).join(' · '),
        unit: printedUnit(row),
        unitCode: row.unitCode,
        rounding: field.content.rounding,
        values: printedValues(row, field, columns, numberLocale),
        change: changeOf(row, field),
        owner: work?.owners.join(', ') || missing,
        evidence: work?.evidence.join(', ') || missing,
        status: work ? words.statuses[work.status] : missing,
      })),
    );
  };
  const groups = chapters
    .map(({ title, disclosures }) => ({ title, rows: disclosures.flatMap(rowsOf) }))
    .filter(({ rows }) => rows.length > 0);
  if (groups.length === 0) return undefined;
  const hasWork = kpiSheet.disclosures.length > 0;
  return { years: columns, hasChange: years.length > 0, hasWork, groups };
};

/** The sheet where the document shows it. */
export const printedKpiSheet = (model: Parameters<typeof kpiSheetOf>[0]): KpiSheet | undefined =>
  model.kpiSheet?.isPrinted ? kpiSheetOf(model) : undefined;
