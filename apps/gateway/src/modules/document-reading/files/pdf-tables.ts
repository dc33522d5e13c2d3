import { type Box, boxAround } from './page.ts';
import type { Row, Segment } from './pdf-lines.ts';

export type FoundTable = { readonly head: string[][]; readonly rows: string[][]; readonly boxes: Box[] };

/** A gutter between columns may be crossed by this share of the rows. */
const crossedMax = 0.04;
const rowsMin = 3;
const headRowsMax = 4;

const figure = /^[-+(<≈~]?\s*(?:[A-Z]{2,3}\s?)?[$€£¥]?\s?\d[\d\s,.'’]*\s?(?:%|[a-zA-Z]{1,2})?\)?\d?$|^[-–—]$|^n\/?a$/i;
const year = /^(?:FY\s?)?(?:19|20)\d\d(?:[/–-]\d{2,4})?\*?$/i;

const isFigure = (text: string) => figure.test(text) && !year.test(text);

/** Whether rows go on as a table that begins here. */
export const isTableRow = (row: Row | undefined) => row !== undefined && row.segments.length > 1;

type Band = { from: number; to: number };

/** The columns are what lies between the gutters that nearly no row crosses. */
const columnsOf = (rows: readonly Row[]): Band[] => {
  const marks = rows.flatMap(({ segments }) =>
    segments.flatMap(({ left, right }) => [
      { at: left, step: 1 },
      { at: Math.max(left, right - 0.5), step: -1 },
    ]),
  );
  const allowed = rows.length * crossedMax;
  const columns: Band[] = [];
  let covering = 0;
  let from: number | undefined;
  for (const { at, step } of marks.toSorted((one, other) => one.at - other.at || other.step - one.step)) {
    covering += step;
    if (covering > allowed && from === undefined) from = at;
    else if (covering <= allowed && from !== undefined) {
      columns.push({ from, to: at });
      from = undefined;
    }
  }
  return columns;
};

const overlap = ({ left, right }: Segment, { from, to }: Band) => Math.min(right, to) - Math.max(left, from);

const cellsOf = ({ segments }: Row, columns: readonly Band[]): string[] => {
  const cells = columns.map(() => '');
  for (const segment of segments) {
    const best = columns.reduce(
      (chosen, column, index) =>
        overlap(segment, column) > overlap(segment, columns[chosen] ?? column) ? index : chosen,
      0,
    );
    cells[best] = cells[best] ? `${cells[best]} ${segment.text}` : segment.text;
  }
  return cells;
};

const hasFigure = (cells: readonly string[]) => cells.slice(1).some(isFigure);

type Draft = { cells: string[]; boxes: (Box | undefined)[]; row: Row };

/** A row without figures close below another continues its label. */
const isContinued = (above: Draft | undefined, { cells, row }: Draft) => {
  if (!above || !hasFigure(above.cells)) return false;
  const isLabelOnly = cells[0] !== '' && cells.slice(1).every((cell) => cell === '');
  const isClose = above.row.base - row.base < row.size * 1.35;
  return isLabelOnly && isClose && Math.abs(above.row.size - row.size) < 0.5 && /^[\p{Ll}(]/u.test(cells[0] ?? '');
};

/** Without columns that heads alone have: one in the middle of its column may be over none of the cells below. */
const filledColumns = (columns: readonly Band[], rows: readonly Row[]): readonly Band[] => {
  const first = rows.findIndex((row) => hasFigure(cellsOf(row, columns)));
  if (first < 0) return columns;
  const body = rows.slice(first).flatMap(({ segments }) => segments);
  return columns.filter((column) => body.some((segment) => overlap(segment, column) > 0));
};

/** Rows of a page as a table; undefined where they are none, because nothing in them is a figure, or they have one column. */
export const tableOf = (rows: readonly Row[]): FoundTable | undefined => {
  if (rows.filter(isTableRow).length < rowsMin) return undefined;
  const columns = filledColumns(columnsOf(rows), rows);
  if (columns.length < 2) return undefined;
  const drafts: Draft[] = [];
  for (const row of rows) {
    const draft = { cells: cellsOf(row, columns), boxes: row.segments.map(({ box }) => box), row };
    const above = drafts.at(-1);
    if (above && isContinued(above, draft)) {
      above.cells[0] = `${above.cells[0]} ${draft.cells[0]}`;
      above.boxes.push(...draft.boxes);
    } else drafts.push(draft);
  }
  const firstFigures = drafts.findIndex(({ cells }) => hasFigure(cells));
  if (firstFigures < 0) return undefined;
  const heads = Math.min(firstFigures, headRowsMax);
  const cells = drafts.map((draft) => draft.cells);
  return {
    head: cells.slice(0, heads),
    rows: cells.slice(heads),
    boxes: drafts.map(({ boxes }) => boxAround(boxes) ?? [0, 0, 0, 0]),
  };
};
