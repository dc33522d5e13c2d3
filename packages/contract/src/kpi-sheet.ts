import {
  earlierYears,
  type FigureSettings,
  isNumbers,
  isOfOneYear,
  type KpiValue,
  type NumberField,
  noFigure,
  pastValues,
  printedUnit,
  printedValues,
  thisYearOf,
} from './kpi-table.ts';
import { changeText, type ModelChange } from './model-changes.ts';
import { printedWords } from './printed-words.ts';
import type { DisclosureStatus } from './report-life.ts';
import type { ModelDisclosure, ModelKpiSheet, ReportModel } from './report-model.ts';

/** One figure with the person responsible, its evidence and its status. */
export type KpiSheetRow = {
  code: string;
  label: string;
  /** The part of the figure above it, as `By gender · Male`; empty for a figure itself. */
  part: string;
  unit: string;
  unitCode: string;
  /** Earlier years, the oldest first, then this one. */
  values: KpiValue[];
  change: string;
  /** The change that `change` prints; absent where none can be given. */
  changed: ModelChange | undefined;
  owner: string;
  evidence: string;
  status: string;
};

export type KpiSheet = {
  /** Names of the columns of figures, the oldest first, this year last. */
  years: string[];
  hasChange: boolean;
  /** Whether owners, evidence and status are included; an outside reader of a draft sees only the figures. */
  hasWork: boolean;
  groups: { title: string; rows: KpiSheetRow[] }[];
  /** The text below it: who reads it, and what its marks mean. */
  note: string;
};

type Work = ModelKpiSheet['disclosures'][number];

const ofApproval = new Set<DisclosureStatus>(['pending-approval', 'approval-accepted', 'approval-rejected']);

/** Earlier years that have room beside owner, evidence and status. */
const yearsBesideWork = 2;

const named = (...names: readonly (string | undefined)[]): string => [...new Set(names)].filter(Boolean).join(' · ');

/** A figure, then its parts; parts without a whole each carry the name of their figure. */
const listedRows = ({ label, content }: NumberField) => {
  const { rows, breakdowns = [] } = content;
  const wholes = rows.filter(({ breakdown }) => breakdown === undefined);
  const parts = rows.filter(({ breakdown }) => breakdown !== undefined);
  return [...wholes, ...parts].map((row) => {
    if (row.breakdown === undefined) return { row, label: named(label, row.descriptor), part: '' };
    const part = named(breakdowns.find(({ id }) => id === row.breakdown)?.label, row.descriptor);
    return wholes.length > 0 ? { row, label, part } : { row, label: named(label, part), part: '' };
  });
};

type ListedFigure = Pick<KpiSheetRow, 'label' | 'part' | 'unit' | 'unitCode' | 'values' | 'changed'>;

/** A total that only earlier years have, as the tables of the report keep it; a year without room here may be the only one. */
const pastFigure = (field: NumberField, columns: readonly string[], locale: string): ListedFigure[] | undefined => {
  const { past } = field.content;
  const values = past && pastValues(past, field, columns, locale);
  if (!past || !values?.some(({ number }) => number !== null)) return undefined;
  const unit = printedUnit(past);
  return [{ label: field.label, part: '', unit, unitCode: past.unitCode, values, changed: undefined }];
};

/** The figures of a field with their years. */
const listedFigures = (field: NumberField, columns: readonly string[], locale: string): ListedFigure[] =>
  listedRows(field).map(({ row, label, part }) => {
    const values = printedValues(row, field, columns, locale);
    // Compared only with the year in the neighbouring column.
    const hasLast = !isOfOneYear(values) && (values.at(-2)?.number ?? null) !== null;
    const changed = hasLast ? row.change : undefined;
    return { label, part, unit: printedUnit(row), unitCode: row.unitCode, values, changed };
  });

/** The status of a disclosure, in the words of the content index, with that of its approval. */
const statusOf = ({ standing, status }: Work, statuses: Record<DisclosureStatus, string>): string => {
  if (standing === undefined) return statuses[status];
  return named(standing, ofApproval.has(status) ? statuses[status] : undefined);
};

/** Every figure of the report in one list, for the people who sign it; `undefined` without figures. */
export const kpiSheetOf = (
  model: FigureSettings & Pick<ReportModel, 'chapters' | 'kpiSheet'>,
): KpiSheet | undefined => {
  const { chapters, kpiSheet, numberLocale, language } = model;
  if (!kpiSheet) return undefined;
  const words = printedWords[language];
  const fields = chapters.flatMap(({ disclosures }) => disclosures.flatMap((each) => each.fields.filter(isNumbers)));
  const years = earlierYears(fields, model).slice(-yearsBesideWork);
  const columns = [...years, thisYearOf(model)];
  const workOf = new Map(kpiSheet.disclosures.map((work) => [work.code, work]));
  const changeOf = (values: readonly KpiValue[], changed: ModelChange | undefined) => {
    if (years.length === 0 || isOfOneYear(values)) return '';
    return changed ? changeText(changed, numberLocale, language) : noFigure;
  };
  const rowsOf = ({ code, fields: all }: ModelDisclosure): KpiSheetRow[] => {
    const work = workOf.get(code);
    const responsible = {
      owner: work?.owners.join(', ') || noFigure,
      evidence: work?.evidence.join(', ') || noFigure,
      status: work ? statusOf(work, words.statuses) : noFigure,
    };
    return all.filter(isNumbers).flatMap((field) => {
      const figures = pastFigure(field, columns, numberLocale) ?? listedFigures(field, columns, numberLocale);
      return figures.map((each) => ({ code, ...each, ...responsible, change: changeOf(each.values, each.changed) }));
    });
  };
  const groups = chapters
    .map(({ title, disclosures }) => ({ title, rows: disclosures.flatMap(rowsOf) }))
    .filter(({ rows }) => rows.length > 0);
  if (groups.length === 0) return undefined;
  const hasWork = kpiSheet.disclosures.length > 0;
  const isRestated = groups.some(({ rows }) => rows.some(({ values }) => values.some((each) => each.isRestated)));
  const note = [
    ...(kpiSheet.isOfDrafts ? [words.sheetOfDrafts] : []),
    words.nothingRecorded,
    ...(isRestated ? [words.marks] : []),
  ].join(' ');
  return { years: columns, hasChange: years.length > 0, hasWork, groups, note };
};

/** The sheet where the document shows it. */
export const printedKpiSheet = (model: Parameters<typeof kpiSheetOf>[0]): KpiSheet | undefined =>
  model.kpiSheet?.isPrinted ? kpiSheetOf(model) : undefined;

/** The sheet's name in the contents, which says where only drafts have it: the published report won't. */
export const kpiSheetEntry = ({ language, kpiSheet }: Pick<ReportModel, 'language' | 'kpiSheet'>): string => {
  const words = printedWords[language];
  return kpiSheet?.isOfDrafts ? words.inDraftsOnly(words.kpiSheet) : words.kpiSheet;
};
