import type { TableColumn, TableView } from '../types.ts';

/** Id of the column with a box for each row. */
export const boxes = '#boxes';
const boxesPx = 44;
const widthUsual = 160;
export const widthMin = 64;

/** Columns in display order: boxes, pinned ones, the others; within each part in the order that a person gave them. */
export const placedColumns = <Row>(
  columns: readonly TableColumn<Row>[],
  { order = [], pinned }: Pick<TableView, 'order' | 'pinned'>,
  withBoxes: boolean,
): TableColumn<Row>[] => {
  const rankOf = new Map(order.map((id, rank) => [id, rank]));
  const ranked = columns
    .map((column, place) => ({ column, rank: rankOf.get(column.id) ?? order.length + place }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ column }) => ({ ...column, pinned: pinned ? pinned.includes(column.id) : column.pinned }));
  const first: TableColumn<Row>[] = withBoxes
    ? [{ id: boxes, header: '', textOf: () => '', pinned: true, sortable: false, widthPx: boxesPx }]
    : [];
  return [...first, ...ranked.filter((column) => column.pinned), ...ranked.filter((column) => !column.pinned)];
};

/** What a sheet of A4 or Letter holds between its margins, upright. */
export const sheetPx = 700;
/** Text on paper is smaller than on a screen, so that columns may be; narrower than this part of theirs nothing could be read. */
const sheetShareMin = 0.45;

/**
 * Widths in px, and where each column begins. `room`: px of the table, for columns that grow. `scale`: how much larger than usual text is.
 * On paper nothing can be scrolled: there all columns give way alike until they fit.
 */
export const measured = <Row>(
  placed: readonly TableColumn<Row>[],
  widths: TableView['widths'],
  { room, isOnPaper = false, scale = 1 }: { room: number; isOnPaper?: boolean; scale?: number },
): { widths: number[]; starts: number[]; width: number } => {
  let width = 0;
  const own = placed.map(({ id, widthPx = widthUsual }) => widths?.[id] ?? Math.round(widthPx * scale));
  const share = sheetPx / own.reduce((sum, px) => sum + px, 0);
  const wanted = isOnPaper && share < 1 ? own.map((px) => Math.floor(px * Math.max(sheetShareMin, share))) : own;
  const left = Math.max(0, room - wanted.reduce((sum, px) => sum + px, 0));
  const growing = placed.filter(({ grow }) => grow);
  const more = growing.length > 0 ? Math.floor(left / growing.length) : 0;
  const rest = left - more * growing.length;
  const all = wanted.map((px, place) => {
    const column = placed[place];
    if (!column?.grow) return px;
    return px + more + (column === growing[0] ? rest : 0);
  });
  const starts = all.map((px) => {
    width += px;
    return width - px;
  });
  return { widths: all, starts, width };
};

type Placed = readonly { id: string; pinned?: boolean | undefined }[];

/** The order of columns after the one at `from` moved to `to`; a column never leaves its part, pinned or not. */
export const movedTo = (placed: Placed, from: number, to: number): string[] | undefined => {
  const column = placed[from];
  if (!column || column.id === boxes) return undefined;
  const part = placed.flatMap(({ id, pinned }, place) =>
    id !== boxes && Boolean(pinned) === Boolean(column.pinned) ? [place] : [],
  );
  const target = Math.min(Math.max(to, part[0] ?? from), part.at(-1) ?? from);
  if (target === from) return undefined;
  const ids = placed.map(({ id }) => id);
  ids.splice(target, 0, ...ids.splice(from, 1));
  return ids.filter((id) => id !== boxes);
};

/** The pinned columns after one of them is unpinned, or one more is pinned. */
export const pinnedWith = (placed: Placed, id: string, isPinned: boolean): string[] => {
  const before = placed.flatMap((column) => (column.pinned && column.id !== boxes ? [column.id] : []));
  return isPinned ? [...before.filter((one) => one !== id), id] : before.filter((one) => one !== id);
};
