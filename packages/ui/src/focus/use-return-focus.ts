import { useRef } from 'react';
import { canHaveFocus, focusNearest, type Place, placeOf } from './place.ts';

let lastMenuOpener: HTMLElement | undefined;

const focusedElement = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : undefined;

/** A menu reports its opener, because an entry that opens a dialog is gone by the time the dialog closes. */
export const rememberMenuOpener = (opener: HTMLElement): void => {
  lastMenuOpener = opener;
};

/**
 * Handlers for the content of a dialog: focus returns to the element that had it, or to the opener of the menu that led to the dialog.
 * Radix does so only for dialogs with a trigger of their own. Where the dialog removed its opener together with the row, focus goes to the
 * nearest element.
 */
export const useReturnFocus = () => {
  const opener = useRef<{ element: HTMLElement; place: Place }>(undefined);
  return {
    onOpenAutoFocus: () => {
      const focused = focusedElement();
      const element = focused?.closest('[role="menu"]') ? lastMenuOpener : (focused ?? lastMenuOpener);
      opener.current = element && { element, place: placeOf(element) };
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current) return;
      event.preventDefault();
      const { element, place } = opener.current;
      if (canHaveFocus(element)) element.focus();
      else focusNearest(place);
    },
  };
};
