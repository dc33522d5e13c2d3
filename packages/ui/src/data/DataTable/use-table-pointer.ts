import type { MouseEvent } from 'react';
import type { Place } from './types.ts';

type Options = {
  goTo: (place: Place) => void;
  reachTo: (place: Place) => void;
  press: (place: Place) => void;
  edit: (place: Place) => void;
  isBox: (place: Place) => boolean;
  canEdit: (place: Place) => boolean;
};

const placeOf = (event: MouseEvent): Place | undefined => {
  const cell = (event.target as Element).closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]');
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) } : undefined;
};
const isBusy = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('[data-handle], input[type="text"]') !== null;

const isMark = ({ target }: MouseEvent) => target instanceof Element && target.closest('[data-toggle]') !== null;

/** What the pointer does in a table: one set of handlers on the table itself, none on its cells. */
export const useTablePointer = ({ goTo, reachTo, press, edit, isBox, canEdit }: Options) => ({
  onMouseDown: (event: MouseEvent) => {
    const place = placeOf(event);
    if (!place || event.button !== 0 || isBusy(event)) return;
    // Focus goes to the cell once it is drawn as the active one.
    event.preventDefault();
    if (event.shiftKey && place.row >= 0) reachTo(place);
    else goTo(place);
  },
  onMouseMove: (event: MouseEvent) => {
    if ((event.buttons & 1) === 0 || isBusy(event)) return;
    const place = placeOf(event);
    if (place && place.row >= 0 && !isBox(place)) reachTo(place);
  },
  onClick: (event: MouseEvent) => {
    const place = placeOf(event);
    const pressed = place && (place.row < 0 || isBox(place) || isMark(event));
    if (place && pressed && !event.shiftKey && !isBusy(event)) press(place);
  },
  onDoubleClick: (event: MouseEvent) => {
    const place = placeOf(event);
    if (place && place.row >= 0 && canEdit(place)) edit(place);
  },
});
