import { type PointerEvent, useRef } from 'react';

export type RowDrag = {
  /** The pointer is over the row at this place, 0 being the first. */
  readonly onOver: (place: number) => void;
  /** Let go there. */
  readonly onDrop: (place: number) => void;
  /** Everything stays as it was. */
  readonly onCancel: () => void;
};

/** Place, among the rows of the same table, of the row that lies at this height; the nearest one beyond its ends. */
const placeAt = (row: HTMLTableRowElement, y: number): number => {
  const rows = [...(row.parentElement?.children ?? [])];
  const place = rows.findIndex((other) => y < other.getBoundingClientRect().bottom);
  return place < 0 ? rows.length - 1 : place;
};

/**
 * For the handle of a table row: dragging it with a mouse tells where the row should stand. Escape, and a drag that the
 * system takes over, cancel it. Fingers scroll; they have buttons.
 */
export const useRowDrag = ({ onOver, onDrop, onCancel }: RowDrag) => {
  const drag = useRef<AbortController>(null);
  return (event: PointerEvent<HTMLElement>) => {
    const row = event.currentTarget.closest('tr');
    if (event.pointerType !== 'mouse' || event.button !== 0 || !row) return;
    event.preventDefault();
    drag.current?.abort();
    const controller = new AbortController();
    drag.current = controller;
    const until = { signal: controller.signal };
    const from = row.sectionRowIndex;
    const finish = (place: number) => {
      controller.abort();
      if (place === from) onCancel();
      else onDrop(place);
    };
    const over = ({ clientY }: { clientY: number }) => {
      const place = placeAt(row, clientY);
      if (place !== row.sectionRowIndex) onOver(place);
    };
    window.addEventListener('pointermove', over, until);
    window.addEventListener('pointerup', ({ clientY }) => finish(placeAt(row, clientY)), until);
    window.addEventListener('pointercancel', () => finish(from), until);
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && finish(from), until);
  };
};
