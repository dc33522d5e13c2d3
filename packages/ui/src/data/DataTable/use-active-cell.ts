import { useLayoutEffect, useRef, useState } from 'react';
import { type CellRange, rangeOf } from './cell-range.ts';
import type { Place } from './types.ts';

type Options = {
  rows: number;
  columns: number;
  grid: HTMLElement | null;
  show: (place: Place) => void;
};

const within = (value: number, max: number) => Math.max(0, Math.min(value, max));

/** The cell that has focus and the range that reaches from it. Focus itself moves once the cell is drawn. */
export const useActiveCell = ({ rows, columns, grid, show }: Options) => {
  const [wanted, setWanted] = useState<Place>({ row: 0, column: 0 });
  const [corner, setCorner] = useState<Place>();
  const focusDue = useRef(false);

  const active: Place = {
    row: rows === 0 ? -1 : Math.min(wanted.row, rows - 1),
    column: within(wanted.column, columns - 1),
  };
  const head: Place = corner
    ? { row: within(corner.row, rows - 1), column: within(corner.column, columns - 1) }
    : active;
  const range: CellRange | undefined = active.row < 0 ? undefined : rangeOf(active, head);

  useLayoutEffect(() => {
    if (!focusDue.current) return;
    const cell = grid?.querySelector<HTMLElement>('[data-active]');
    if (!cell) return;
    focusDue.current = false;
    cell.focus({ preventScroll: true });
  });

  return {
    active,
    head,
    range,
    goTo: (place: Place) => {
      setWanted(place);
      setCorner(undefined);
      focusDue.current = true;
      show(place);
    },
    reachTo: (place: Place) => {
      setCorner(place);
      show(place);
    },
    /** Puts focus back on the cell, for example after an editor closed. */
    focus: () => {
      focusDue.current = true;
    },
  };
};
