import type { Cell, WriteSheet } from 'hucre';
import type { FurtherCell, FurtherSheet } from '../assets.ts';
import { type CellStyles, columnName, Grid, significantDigits, significantDigitsMax } from './cells.ts';

/** Numbers of arithmetic are shown with all digits that the program keeps. */
const anyNumber = 'General';

const cellOf = (cell: FurtherCell, styles: CellStyles): Partial<Cell> => {
  const number = { font: styles.text.font, border: styles.text.border, numFmt: anyNumber };
  if (cell === null) return { value: null, style: styles.text };
  if (typeof cell === 'string') return { value: cell, style: styles.text };
  if ('formula' in cell) return { formula: cell.formula, formulaResult: Number(cell.result), style: number };
  // A number with more digits is rounded by the program, so that formulas can read it; its text is beside it.
  const isExact = significantDigits(cell.number) <= significantDigitsMax;
  return {
    value: Number(cell.number),
    type: 'number',
    style: number,
    ...(!isExact && { comment: { text: cell.number } }),
  };
};

/** A sheet of plain rows with live formulas, in the look of the workbook. */
export const furtherSheet = ({ name, heads, widths, rows }: FurtherSheet, styles: CellStyles): WriteSheet => {
  const grid = new Grid(widths);
  grid.add(heads.map((value) => ({ value, style: styles.head })));
  for (const row of rows) grid.add(row.map((cell) => cellOf(cell, styles)));
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: grid.rows,
    cells: grid.cells,
    rowDefs: grid.rowDefs,
    freezePane: { rows: 1, columns: 1 },
    autoFilter: { range: `A1:${columnName(heads.length - 1)}${Math.max(2, grid.rows.length)}` },
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
