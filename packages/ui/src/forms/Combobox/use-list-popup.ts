import { type KeyboardEvent, useState } from 'react';

export type ListPopup = {
  open: boolean;
  /** Index of the option the keyboard is on; -1 for none. */
  active: number;
  setActive: (index: number) => void;
  show: (active: number) => void;
  hide: () => void;
  /** Keyboard of a combobox (ARIA APG, list autocomplete). True when the key was handled. */
  onKeyDown: (event: KeyboardEvent) => boolean;
};

const pageRows = 10;

type ListPopupOptions = {
  /** Options that can be reached now. */
  count: number;
  /** Where the keyboard begins when the list is opened by key. */
  start: number;
  pick: (index: number) => void;
  /** The list is about to open, by key or otherwise. */
  onOpen?: (() => void) | undefined;
};

/** Where a key leads in an open list of `count` options; `undefined` for keys that do not move. */
const movedBy = (key: string, active: number, count: number) => {
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  switch (key) {
    case 'ArrowDown':
      return active + 1 >= count ? 0 : active + 1;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'PageDown':
      return within(active + pageRows);
    case 'PageUp':
      return within(active - pageRows);
    default:
      return undefined;
  }
};

/** State and keyboard of a list that opens below a text box whose focus stays in the box. */
export const useListPopup = ({ count, start, pick, onOpen }: ListPopupOptions): ListPopup => {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const show = (index: number) => {
    if (!open) onOpen?.();
    setOpen(true);
    setActive(index);
  };
  const hide = () => setOpen(false);

  /** What a key does; `false` leaves it to the text box. */
  const press = ({ key, altKey }: KeyboardEvent) => {
    if (!open) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return false;
      if (altKey && key === 'ArrowUp') return false;
      show(altKey ? -1 : start >= 0 ? start : key === 'ArrowUp' ? count - 1 : 0);
      return true;
    }
    if (altKey && key === 'ArrowDown') return true;
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) {
      hide();
      return true;
    }
    if (key === 'Enter' && active >= 0 && active < count) {
      pick(active);
      return true;
    }
    const next = movedBy(key, active, count);
    if (next === undefined) return false;
    setActive(count === 0 ? -1 : next);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method is composing, keys choose characters, not options.
    if (event.nativeEvent.isComposing) return false;
    const used = press(event);
    if (used) {
      event.preventDefault();
      event.stopPropagation();
    }
    return used;
  };

  return { open, active: Math.min(active, count - 1), setActive, show, hide, onKeyDown };
};
