import { readingLimits } from '@esg/contract';
import { type Cell, openFile, ReadError, type SheetRow, shownIn } from '../../../platform/reading/index.ts';
import { type FilePage, fittingRows, PageDraft } from './page.ts';

/** More empty rows than these end a table. */
const emptyRowsMax = 1;
const headRowsMax = 4;

type Run = { rows: string[][]; row: number; column: number; isFigure: boolean[][] };

const isYear = (text: string) => /^(?:19|20)\d\d$/.test(text);
const isFigure = (cell: Cell | undefined) => cell?.kind === 'number' && cell.day === null && !isYear(shownIn(cell));

/** How many of the first rows say what the columns are: those above the first row with a figure, where there is one. */
const headsOf = ({ rows, isFigure: figures }: Run) => {
  const first = figures.findIndex((row) => row.some(Boolean));
  if (first < 0 || first > headRowsMax) return rows.length > 2 ? 1 : 0;
  return first;
};

/** Consecutive rows of a sheet, without the empty columns at their left. */
class Runs {
  private rows: SheetRow[] = [];
  readonly done: Run[] = [];

  add(row: SheetRow) {
    const last = this.rows.at(-1);
    if (last && row.row - last.row > emptyRowsMax + 1) this.close();
    this.rows.push(row);
  }

  close() {
    const first = this.rows[0];
    if (!first) return;
    const filled = this.rows.flatMap(({ cells }) => [cells.findIndex((cell) => cell !== undefined)]);
    const left = Math.max(0, Math.min(...filled.filter((at) => at >= 0)));
    const run: Run = { rows: [], row: first.row, column: left + 1, isFigure: [] };
    for (const { row, cells } of this.rows) {
      while (run.rows.length < row - first.row) {
        run.rows.push([]);
        run.isFigure.push([]);
      }
      run.rows.push(Array.from(cells.slice(left), shownIn));
      run.isFigure.push(Array.from(cells.slice(left), isFigure));
    }
    this.done.push(run);
    this.rows = [];
  }
}

/** Cuts the runs of one sheet into pages of a bounded number of rows; a table that goes on keeps its heads. */
const addSheet = (name: string, runs: readonly Run[], pages: FilePage[]) => {
  let draft = new PageDraft();
  let rowsOnPage = 0;
  const close = () => {
    if (draft.isEmpty) return;
    if (pages.length >= readingLimits.pagesMax) throw new ReadError('too_many_rows', { limit: readingLimits.pagesMax });
    pages.push(draft.done({ label: name.slice(0, 200), kind: 'sheet' }));
    draft = new PageDraft();
    rowsOnPage = 0;
  };
  for (const run of runs) {
    const heads = headsOf(run);
    const head = run.rows.slice(0, heads);
    const body = run.rows.slice(heads);
    for (let at = 0; at < Math.max(1, body.length); ) {
      if (rowsOnPage >= readingLimits.rowsPerPage || draft.length > readingLimits.pageLengthMax / 4) close();
      const rows = fittingRows(body, at, readingLimits.rowsPerPage - rowsOnPage);
      draft.table({ head, rows, row: run.row + heads + at, column: run.column });
      rowsOnPage += rows.length + head.length;
      at += Math.max(1, rows.length);
    }
  }
  close();
};

/** The sheets of a workbook that are not hidden. Throws what reading a workbook throws. */
export const readExcel = async (bytes: Uint8Array): Promise<FilePage[]> => {
  const { format, sheets, open } = await openFile(bytes, readingLimits.sheetsMax);
  if (format !== 'excel') throw new ReadError('format_refused');
  const pages: FilePage[] = [];
  let length = 0;
  for (const [index, { name, hidden }] of sheets.entries()) {
    if (hidden) continue;
    const runs = new Runs();
    for await (const row of (await open(index)).rows) {
      for (const cell of row.cells) length += shownIn(cell).length;
      if (length > readingLimits.textLengthMax) throw new ReadError('unsafe');
      runs.add(row);
    }
    runs.close();
    addSheet(name, runs.done, pages);
  }
  return pages;
};
