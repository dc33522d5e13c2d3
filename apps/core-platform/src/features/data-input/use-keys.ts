import { useEffect, useRef } from 'react';

type Keys = {
  onPrevious: () => void;
  onNext: () => void;
  /** The nearest ones that are still to be worked on. */
  onPreviousOpen: () => void;
  onNextOpen: () => void;
  onComplete: () => void;
  /** With the key of the field that has focus; without one for the whole disclosure. */
  onComment: (fieldKey: string | undefined) => void;
};

/**
 * Keys of the data input: Alt+↓ and Alt+↑ open the next and the previous disclosure, with Shift those still to be worked on;
 * Ctrl+Enter (⌘ Enter) marks complete or submits; Alt+C comments on the field. They work from within a field too; nothing happens
 * while a dialog is open or an input method is composing.
 */
export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const act = actionOf(event, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
};

/** The field that has focus, by its key. */
const fieldOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined;

const actionOf = (event: KeyboardEvent, keys: Keys) => {
  const { altKey, ctrlKey, metaKey, shiftKey, key, code, target } = event;
  const withAlt = altKey && !ctrlKey && !metaKey;
  // A select opens its list by Alt+↓: that is the person's own control.
  const isSelect = target instanceof HTMLSelectElement || (target as Element).role === 'combobox';
  if (withAlt && !isSelect && key === 'ArrowDown') return shiftKey ? keys.onNextOpen : keys.onNext;
  if (withAlt && !isSelect && key === 'ArrowUp') return shiftKey ? keys.onPreviousOpen : keys.onPrevious;
  // By its place: with Alt a Mac types another character.
  if (withAlt && !shiftKey && code === 'KeyC') return () => keys.onComment(fieldOf(target));
  return key === 'Enter' && (ctrlKey || metaKey) ? keys.onComplete : undefined;
};
