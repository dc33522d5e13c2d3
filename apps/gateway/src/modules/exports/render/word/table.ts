import type { DrawnRun } from '@esg/contract';
import {
  AlignmentType,
  BorderStyle,
  type HeadingLevel,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlign,
  WidthType,
} from 'docx';
import { hex, type Look, textWidth } from './styles.ts';
import { headRun } from './table-look.ts';
import { runsOf } from './text.ts';

export type Column = {
  width: number;
  align?: 'left' | 'right';
  run?: IRunOptions;
  /** Background of the whole column. */
  tint?: string;
};
export type Cell = ({ text: string } | { runs: readonly DrawnRun[] } | { children: ParagraphChild[] }) & {
  run?: IRunOptions;
  indent?: number;
  /** Columns that the cell spans. */
  columns?: number;
  keepNext?: boolean;
  heading?: (typeof HeadingLevel)[keyof typeof HeadingLevel];
};

export const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
export const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder };

/** Rows that stay together at each end of a table. */
const endRows = 4;

/** A row that names those below it: it is never the last on a page. */
const isNameOfRows = ([first, ...others]: readonly Cell[]) =>
  first !== undefined && others.length > 0 && others.every((cell) => 'text' in cell && cell.text === '');

type RowLook = { columns: readonly Column[]; widths: readonly number[]; palette: Look['palette']; isHead: boolean };

/** A cell in the columns from `index` on; one that stays with the next row keeps its paragraph there. */
const cellOf = (cell: Cell, index: number, staysWithNext: boolean, { columns, widths, palette, isHead }: RowLook) => {
  const taken = cell.columns ?? 1;
  const { align = 'left', run = {}, tint } = columns[index] ?? {};
  const rule = {
    style: BorderStyle.SINGLE,
    size: isHead ? 8 : 4,
    color: hex(isHead ? palette.barEdge : palette.line),
  };
  const look = isHead ? headRun(palette) : { ...run, ...cell.run };
  const paragraph = new Paragraph({
    ...(align === 'right' && { alignment: AlignmentType.RIGHT }),
    ...(cell.heading ? { heading: cell.heading, spacing: { before: 40, after: 40 } } : { style: 'Cell' }),
    ...(cell.indent && { indent: { left: cell.indent } }),
    ...((staysWithNext || cell.keepNext) && { keepNext: true }),
    children: 'children' in cell ? cell.children : runsOf('runs' in cell ? cell.runs : [cell], look),
  });
  const size = widths.slice(index, index + taken).reduce((sum, each) => sum + each, 0);
  return new TableCell({
    width: { size, type: WidthType.DXA },
    ...(taken > 1 && { columnSpan: taken }),
    ...(tint && { shading: { type: ShadingType.CLEAR, fill: hex(tint), color: 'auto' } }),
    verticalAlign: VerticalAlign.CENTER,
    borders: { bottom: rule },
    children: [paragraph],
  });
};

const rowOf = (cells: readonly Cell[], staysWithNext: boolean, look: RowLook) =>
  new TableRow({
    tableHeader: look.isHead,
    cantSplit: true,
    children: cells.map((cell, place) => {
      const index = cells.slice(0, place).reduce((sum, { columns: taken = 1 }) => sum + taken, 0);
      return cellOf(cell, index, staysWithNext, look);
    }),
  });

/**
 * A table with horizontal rules only, whose head row repeats on each page; an empty `head` for a table without one. Widths are shares of
 * the text width, that of the portrait page by default. `kept` are rows that stay on the page of the next one, besides the first and last
 * ones, which always do.
 */
export const ruledTable = (
  columns: Column[],
  head: readonly (string | Cell)[],
  rows: Cell[][],
  { palette }: Look,
  { pageWidth = textWidth, kept = [] }: { pageWidth?: number; kept?: readonly boolean[] } = {},
): Table => {
  const widths = columns.map(({ width }) => Math.round(width * pageWidth));
  const isKept = (place: number) =>
    place < rows.length - 1 && (kept[place] || place < endRows - 1 || place >= rows.length - endRows);
  const names = head.map((cell) => (typeof cell === 'string' ? { text: cell } : cell));
  const look = { columns, widths, palette };
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: pageWidth, type: WidthType.DXA },
    columnWidths: widths,
    margins: { left: 0, right: 100 },
    borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
    rows: [
      ...(names.length > 0 ? [rowOf(names, true, { ...look, isHead: true })] : []),
      ...rows.map((cells, place) => {
        const staysWithNext = isNameOfRows(cells) || Boolean(isKept(place));
        return rowOf(cells, staysWithNext, { ...look, isHead: false });
      }),
    ],
  });
};
