import { type PointerEvent, useRef } from 'react';

export type RowDrag = {
  /** The pointer is over the row at this place, 0 being the first. */
  readonly onOver: (place: number) => void;
  /** Dropped at this place. */
  readonly onDrop: (place: number) => void;
  /** The drag is cancelled. */
  readonly onCancel: () => void;
};

const rowsOf = (row: Element) => [...(row.parentElement?.children ?? [])];

/** Place of the row at this height among the rows of the same table or list; beyond its ends, that of the nearest row. */
const placeAt = (row: Element, y: number): number => {
  const rows = rowsOf(row);
  const place = rows.findIndex((other) => y < other.getBoundingClientRect().bottom);
  return place < 0 ? rows.length - 1 : place;
};

/**
 * For the handle of a row of a table or list: dragging it with a mouse reports the row's new place. Escape, and a drag that the system
 * takes over, cancel it. Fingers scroll; they use the buttons.
 */
export const useRowDrag = ({ onOver, onDrop, onCancel }: RowDrag) => {
  const drag = useRef<AbortController>(null);
  return (event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('tr, li');
    if (event.pointerType !== 'mouse' || event.button !== 0 || !row) return;
    event.preventDefault();
    drag.current?.abort();
    const controller = new AbortController();
    drag.current = controller;
    const until = { signal: controller.signal };
    const placeOfRow = () => rowsOf(row).indexOf(row);
    const from = placeOfRow();
    const finish = (place: number) => {
      controller.abort();
      if (place === from) onCancel();
      else onDrop(place);
    };
    const over = ({ clientY }: { clientY: number }) => {
      const place = placeAt(row, clientY);
      if (place !== placeOfRow()) onOver(place);
    };
    window.addEventListener('pointermove', over, until);
    window.addEventListener('pointerup', ({ clientY }) => finish(placeAt(row, clientY)), until);
    window.addEventListener('pointercancel', () => finish(from), until);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(from), until);
  };
};
