/** How the rows of a tree are moved below other rows: dragged by their grips, or cut and pasted. */
export type TreeMoving<Row> = {
  /** Why a row stays where it is; a row without a reason has a grip. */
  fixedOf: (row: Row) => string | undefined;
  /** Why these rows cannot stand below that one, or at the top where there is none; nothing if they can. */
  refusalOf: (keys: readonly string[], into: Row | undefined) => string | undefined;
  onMove: (move: { keys: readonly string[]; into: Row | undefined }) => void;
  labels: {
    /** How to move rows; stands below the table. */
    hint: string;
    /** Shown when the pointer is on a grip. */
    grip: (row: Row) => string;
    /** What happens on release: these rows go below that one, or to the top. */
    into: (keys: readonly string[], into: Row | undefined) => string;
    /** These rows are cut, and how to go on; announced. */
    cut: (keys: readonly string[]) => string;
    /** The button that ends it. */
    cancel: string;
  };
};

/** A place where rows can be dropped: a line of the table, or its top level, and where that is on the screen. */
export type Target = {
  readonly line: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** The table's top level: its heads. */
export const topLine = -1;

/** The line with this element; `topLine` on the heads. Nothing outside of the table's lines. */
export const lineOf = (element: Element | null): number | undefined => {
  const row = element?.closest<HTMLElement>('[data-row]');
  return row ? Math.max(topLine, Number(row.dataset.row)) : undefined;
};

/** The place in the table at a point of the screen. Below the last row it is the top level, as on the heads. */
export const targetAt = (grid: HTMLElement, x: number, y: number): Target | undefined => {
  const element = document.elementFromPoint(x, y);
  if (!element || !grid.contains(element)) return undefined;
  const line = lineOf(element) ?? topLine;
  const row = line === topLine ? grid.querySelector('[data-row]') : element.closest('[data-row]');
  if (!row) return undefined;
  const frame = grid.getBoundingClientRect();
  const { top, height } = row.getBoundingClientRect();
  return { line, left: frame.left, top, width: grid.clientWidth, height };
};

/** So near to an edge of the table (px), rows scroll by. */
const edgePx = 40;
const scrollPx = 8;

/** Scrolls the table by a step where the pointer is near an edge; false where it is not. */
export const scrollNear = (grid: HTMLElement, y: number): boolean => {
  const { top, bottom } = grid.getBoundingClientRect();
  const bars = grid.querySelector('[data-row]')?.getBoundingClientRect().height ?? 0;
  const low = Math.min(bottom, window.innerHeight) - edgePx;
  const high = Math.max(top, 0) + bars + edgePx;
  // On the heads rows stand still: there is the target of the top level.
  const along = y > low ? 1 : y < high && y > top + bars ? -1 : 0;
  const before = grid.scrollTop;
  grid.scrollTop += along * scrollPx;
  if (along !== 0 && grid.scrollTop === before) window.scrollBy(0, along * scrollPx);
  return along !== 0;
};
