import { useEffect, useRef } from 'react';
import { focusControl } from './focus-control.ts';

type Keys = {
  onPrevious: () => void;
  onNext: () => void;
  /** The nearest ones that still need work. */
  onPreviousOpen: () => void;
  onNextOpen: () => void;
  onComplete: () => void;
  /** Called with the key of the focused field; without one for the whole disclosure. */
  onComment: (fieldKey: string | undefined) => void;
};

/**
 * Keys of the data input: Alt+↓ and Alt+↑ open the next and the previous disclosure, with Shift those still to be worked on;
 * Ctrl+Enter (⌘ Enter) marks complete or submits; Alt+N and Alt+P go to the next and the previous field; Alt+C comments on the field,
 * Alt+M opens what else can be done with it. They work from within a field too; nothing happens while a dialog is open or an input
 * method is composing.
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

const marked = '[data-field]';

/** The field that has focus. */
const fieldAt = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<HTMLElement>(marked) ?? undefined) : undefined;

/** Focuses the field before or after the focused one; without one the first or the last. */
const goTo = (target: EventTarget | null, by: 1 | -1) => {
  const fields = [...document.querySelectorAll<HTMLElement>(marked)];
  const here = fieldAt(target);
  const next = here ? fields[fields.indexOf(here) + by] : fields.at(by > 0 ? 0 : -1);
  if (next) focusControl(next);
};

const actionOf = (event: KeyboardEvent, keys: Keys) => {
  const { altKey, ctrlKey, metaKey, shiftKey, key, code, target } = event;
  const withAlt = altKey && !ctrlKey && !metaKey;
  // A select opens its list with Alt+↓: that is the person's own control.
  const isSelect = target instanceof HTMLSelectElement || (target as Element).role === 'combobox';
  if (withAlt && !isSelect && key === 'ArrowDown') return shiftKey ? keys.onNextOpen : keys.onNext;
  if (withAlt && !isSelect && key === 'ArrowUp') return shiftKey ? keys.onPreviousOpen : keys.onPrevious;
  // By the key's position: with Alt a Mac types another character.
  if (withAlt && !shiftKey) {
    if (code === 'KeyC') return () => keys.onComment(fieldAt(target)?.dataset.field);
    if (code === 'KeyN') return () => goTo(target, 1);
    if (code === 'KeyP') return () => goTo(target, -1);
    const more = code === 'KeyM' && fieldAt(target)?.querySelector<HTMLElement>('[data-more]');
    if (more) return () => openMenu(more);
  }
  return key === 'Enter' && (ctrlKey || metaKey) ? keys.onComplete : undefined;
};

/** Like Enter on its button, which the menu handles itself after the first press. */
const openMenu = (button: HTMLElement) => {
  button.focus();
  if (button.dataset.state === undefined) button.click();
  else button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};
