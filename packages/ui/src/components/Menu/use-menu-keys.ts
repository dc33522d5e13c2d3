import { type KeyboardEvent, type RefObject, useRef } from 'react';

const entries = '[role^="menuitem"]:not([data-disabled])';

/**
 * Keys that the ARIA pattern of a menu button asks for and Radix lacks: Tab closes the menu and continues from its button, arrow up on the
 * button opens it on its last entry.
 */
export const useMenuKeys = (opener: RefObject<HTMLElement | null>, onOpenChange: (open: boolean) => void) => {
  const left = useRef(false);
  const fromEnd = useRef(false);
  return {
    /** For the button. */
    onOpenerKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowUp') return;
      event.preventDefault();
      fromEnd.current = true;
      onOpenChange(true);
    },
    /** For the menu once it is open. */
    begin: (content: HTMLElement) => {
      if (!fromEnd.current) return;
      fromEnd.current = false;
      // The menu takes focus itself when it opens.
      requestAnimationFrame(() => [...content.querySelectorAll<HTMLElement>(entries)].at(-1)?.focus());
    },
    /** For the menu. */
    content: {
      onKeyDownCapture: (event: KeyboardEvent) => {
        if (event.key !== 'Tab') return;
        // Radix would swallow the key. From the button the browser continues by itself.
        event.stopPropagation();
        left.current = true;
        opener.current?.focus();
        onOpenChange(false);
      },
      onCloseAutoFocus: (event: Event) => {
        if (left.current) event.preventDefault();
        left.current = false;
      },
    },
  };
};
