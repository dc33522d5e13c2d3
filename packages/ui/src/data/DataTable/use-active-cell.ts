import { useLayoutEffect, useRef, useState } from 'react';
import { type CellRange, rangeOf } from './core/cell-range.ts';
import type { Place } from './types.ts';

type Options = {
  rows: number;
  columns: number;
  /** Lines above the first row. */
  bars: number;
  grid: HTMLElement | null;
  show: (place: Place) => void;
  /** The content of the table; when it changes, the first cell is active again. */
  shownFor: string | undefined;
};

const firstCell: Place = { row: 0, column: 0 };

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most));

/** The cell that has focus and the range that starts at it. Focus itself moves once the cell is drawn. */
export const useActiveCell = ({ rows, columns, bars, grid, show, shownFor }: Options) => {
  const [wanted, setWanted] = useState(firstCell);
  const [span, setSpan] = useState<{ from: Place; to: Place }>();
  const [seen, setSeen] = useState(shownFor);
  if (seen !== shownFor) {
    setSeen(shownFor);
    setWanted(firstCell);
    setSpan(undefined);
  }
  const focusDue = useRef(false);

  const inTable = ({ row, column }: Place, least: number): Place => ({
    row: Math.max(between(least, row, rows - 1), -bars),
    column: between(0, column, columns - 1),
  });
  const active = inTable(wanted, -bars);
  const from = span ? inTable(span.from, 0) : active;
  const head = span ? inTable(span.to, 0) : active;
  const range: CellRange | undefined = active.row < 0 || rows === 0 ? undefined : rangeOf(from, head);

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
      setSpan(undefined);
      focusDue.current = true;
      show(place);
    },
    reachTo: (place: Place) => {
      setSpan({ from, to: place });
      show(place);
    },
    /** A range of its own, for example a whole row: the cell with focus stays. */
    span: (one: Place, other: Place) => setSpan({ from: one, to: other }),
    /** Puts focus back on the cell, for example after an editor closed. */
    focus: () => {
      focusDue.current = true;
    },
  };
};

export type ActiveCell = ReturnType<typeof useActiveCell>;
