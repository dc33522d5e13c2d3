import {
  type KpiSheet,
  type KpiSheetRow,
  kpiSheetOf,
  type Language,
  noFigure,
  printedWords,
  type ReportModel,
} from '@esg/contract/printed';
import type { Cell, WriteSheet } from 'hucre';
import { type CellStyles, changeCell, columnName, emptyFigure, Grid, numberCell } from './cells.ts';
import { longNumberNote } from './notes.ts';

const widths = { code: 12, chapter: 26, item: 44, unit: 14, year: 16, change: 12, owner: 24, evidence: 44, status: 18 };

const columnsOf = ({ years, hasChange, hasWork }: KpiSheet, { words, language }: ReportModel) => {
  const said = printedWords[language];
  const columns: { head: string; width: number; isRight?: boolean }[] = [
    { head: words.disclosure, width: widths.code },
    { head: said.chapter, width: widths.chapter },
    { head: said.kpi, width: widths.item },
    { head: words.unit, width: widths.unit },
    ...years.map((head) => ({ head, width: widths.year, isRight: true })),
    ...(hasChange ? [{ head: words.change, width: widths.change, isRight: true }] : []),
  ];
  if (!hasWork) return columns;
  return [
    ...columns,
    { head: said.owner, width: widths.owner },
    { head: said.evidence, width: widths.evidence },
    { head: said.status, width: widths.status },
  ];
};

const cellsOf = (
  row: KpiSheetRow,
  title: string,
  { hasChange, hasWork }: KpiSheet,
  styles: CellStyles,
  language: Language,
): Partial<Cell>[] => {
  const { code, label, part, unit, unitCode, values, change, changed, owner, evidence, status } = row;
  const text = (value: string): Partial<Cell> => ({ value, style: styles.text });
  const { noFigure: unknown, noChange } = printedWords[language];
  const figures = values.map(({ number, text: shown, isRestated, rounding }) => ({
    ...(number === null
      ? emptyFigure(styles, shown === noFigure ? unknown : '')
      : numberCell({ number, unitCode }, rounding, styles, longNumberNote[language])),
    ...(isRestated && { comment: { text: printedWords[language].marks } }),
  }));
  const changeOf = changed
    ? changeCell(changed, styles, language)
    : emptyFigure(styles, change === noFigure ? noChange : '');
  return [
    { value: code, style: styles.strong },
    text(title),
    text([label, part].filter(Boolean).join(' · ')),
    { value: unit, style: styles.unit },
    ...figures,
    ...(hasChange ? [changeOf] : []),
    ...(hasWork ? [text(owner), text(evidence), text(status)] : []),
  ];
};

/** The sheet of this file: who reads a published one learns no owners, files and steps of work, unless the report prints them. */
const sheetIn = (model: ReportModel): KpiSheet | undefined => {
  const list = kpiSheetOf(model);
  const isOpen = model.publishedAt === null || model.kpiSheet?.isPrinted;
  return list && { ...list, hasWork: list.hasWork && Boolean(isOpen) };
};

/**
 * Every figure of the report in a row, with its years and change, and with owner, evidence and status where the reader may know them;
 * nothing where there are no figures.
 */
export const kpiSheet = (name: string, model: ReportModel, styles: CellStyles): WriteSheet | undefined => {
  const list = sheetIn(model);
  if (!list) return undefined;
  const columns = columnsOf(list, model);
  const grid = new Grid(columns.map(({ width }) => width));
  grid.add(columns.map(({ head, isRight }) => ({ value: head, style: isRight ? styles.headRight : styles.head })));
  for (const { title, rows } of list.groups)
    for (const row of rows) grid.add(cellsOf(row, title, list, styles, model.language));
  const end = columnName(columns.length - 1);
  return {
    name,
    columns: columns.map(({ width }) => ({ width })),
    rows: grid.rows,
    cells: grid.cells,
    rowDefs: grid.rowDefs,
    autoFilter: { range: `A1:${end}${grid.rows.length}` },
    freezePane: { rows: 1, columns: 3 },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'landscape',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
    },
  };
};
