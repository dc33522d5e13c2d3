import { useRef } from 'react';

let lastMenuOpener: HTMLElement | undefined;

const focusedElement = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : undefined;

/** A menu tells who opened it: an entry that opens a dialog is gone by the time that the dialog closes. */
export const rememberMenuOpener = (opener: HTMLElement): void => {
  lastMenuOpener = opener;
};

/**
 * Handlers for the content of a dialog: focus goes back to what had it, or to the opener of the menu through which the
 * dialog was reached. Radix does so only for dialogs with a trigger of their own.
 */
export const useReturnFocus = () => {
  const opener = useRef<HTMLElement>(undefined);
  return {
    onOpenAutoFocus: () => {
      const focused = focusedElement();
      opener.current = focused?.closest('[role="menu"]') ? lastMenuOpener : (focused ?? lastMenuOpener);
    },
    onCloseAutoFocus: (event: Event) => {
      const target = [opener.current, lastMenuOpener].find((element) => element?.isConnected);
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
};
