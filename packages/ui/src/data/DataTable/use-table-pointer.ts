import { type MouseEvent, useRef, useState } from 'react';
import type { CellRange } from './core/cell-range.ts';
import { fillOver } from './core/fill.ts';
import type { Place } from './types.ts';
import type { ActiveCell } from './use-active-cell.ts';
import type { CellEdits } from './use-cell-edits.ts';
import type { TablePresses } from './use-table-presses.ts';

type Options = {
  cells: ActiveCell;
  edits: CellEdits;
  presses: TablePresses;
  move: (from: number, to: number) => number;
};
type Drag = { kind: 'head'; column: number } | { kind: 'fill'; source: CellRange } | { kind: 'range' };

const placeOf = ({ target }: MouseEvent): Place | undefined => {
  const cell = (target as Element).closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined;
};
/** Whether the pointer is on an element in the table that handles it itself. */
const isBusy = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('[data-handle], [data-editor], button, [role="menu"]') !== null;

/** Whether the pointer is on the mark that opens a row of a tree; the rest of that cell is a cell like others. */
const isMark = ({ target }: MouseEvent) => target instanceof Element && target.closest('[data-toggle]') !== null;

/** Whether words in it are cut. */
const isCut = (cell: HTMLElement) =>
  [cell, ...cell.querySelectorAll('*')].some(
    ({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth,
  );

/** Shows the whole text of a cell that is too narrow for it. What is wrong with the cell goes before. */
const showWhole = ({ target }: MouseEvent) => {
  const cell = (target as Element).closest<HTMLElement>('[data-column]');
  if (!cell || cell.hasAttribute('aria-description')) return;
  if (isCut(cell)) cell.title = cell.textContent;
  else cell.removeAttribute('title');
};

/** How far a range is extended by its corner: down, or else to the end of the line. */
const drawn = (source: CellRange, { row, column }: Place): Place =>
  row > source.bottom || column <= source.end
    ? { row: Math.max(row, source.bottom), column: source.end }
    : { row: source.bottom, column };

/** The drag in progress: a range, the corner of a range, or the head of a column. */
const useDrag = ({ cells, edits, presses, move }: Options) => {
  const drag = useRef<Drag>(undefined);
  /** Column before or after which the head that is being dragged will stand. */
  const [drop, setDrop] = useState<{ from: number; to: number }>();
  const { range, goTo, reachTo, span } = cells;
  return {
    drop,
    start: (place: Place, event: MouseEvent) => {
      if ((event.target as Element).closest('[data-corner]') && range) {
        drag.current = { kind: 'fill', source: range };
        return;
      }
      drag.current = presses.isHead(place) ? { kind: 'head', column: place.column } : { kind: 'range' };
      if (event.shiftKey && place.row >= 0 && !presses.isBox(place)) reachTo(place);
      else goTo(place);
    },
    follow: (place: Place | undefined, isHeld: boolean) => {
      const dragged = drag.current;
      if (!isHeld || !dragged) {
        drag.current = undefined;
        if (drop) setDrop(undefined);
      } else if (dragged.kind === 'head') {
        if (place && (place.column !== dragged.column || drop)) setDrop({ from: dragged.column, to: place.column });
      } else if (!place || place.row < 0 || presses.isBox(place)) return;
      else if (dragged.kind === 'fill') {
        const { top, start } = dragged.source;
        span({ row: top, column: start }, drawn(dragged.source, place));
      } else if (cells.active.row >= 0) reachTo(place);
    },
    /** Fills the range that was drawn by its corner. */
    fill: () => {
      const dragged = drag.current;
      if (dragged?.kind !== 'fill' || !range) return;
      edits.change(range, (all) => fillOver(dragged.source, all, edits.textAt));
      drag.current = undefined;
    },
    /** Ends what was drawn, and moves the column whose head was dragged. True when there was one. */
    end: () => {
      drag.current = undefined;
      if (!drop) return false;
      setDrop(undefined);
      if (drop.to !== drop.from) presses.goToHead(move(drop.from, drop.to));
      return true;
    },
  };
};

/** The table's pointer behaviour: one set of handlers on the table itself, none on its cells. */
export const useTablePointer = (options: Options) => {
  const { edits, presses } = options;
  const { drop, ...drag } = useDrag(options);
  const edit = (place: Place) => {
    if (edits.canEdit(place)) edits.setDraft({ text: edits.textAt(place), mode: 'amend' });
    else presses.open(place);
  };

  return {
    drop,
    handlers: {
      onMouseDown: (event: MouseEvent) => {
        const place = placeOf(event);
        if (!place || event.button !== 0 || isBusy(event)) return;
        // Focus goes to the cell once it is drawn as the active one.
        event.preventDefault();
        drag.start(place, event);
      },
      onMouseOver: showWhole,
      onMouseMove: (event: MouseEvent) => drag.follow(placeOf(event), (event.buttons & 1) !== 0),
      onMouseUp: drag.fill,
      onClick: (event: MouseEvent) => {
        const place = placeOf(event);
        if (drag.end() || !place || isBusy(event)) return;
        if (presses.isBox(place)) presses.press(place, event.shiftKey);
        else if (event.shiftKey) return;
        else if (edits.isFilter(place)) edit(place);
        else if (presses.isBranch(place) ? isMark(event) : presses.isPressed(place)) presses.press(place);
      },
      onDoubleClick: (event: MouseEvent) => {
        const place = placeOf(event);
        if (place && place.row >= 0 && !isBusy(event) && (presses.isBranch(place) || !presses.isPressed(place)))
          edit(place);
      },
    },
  };
};
