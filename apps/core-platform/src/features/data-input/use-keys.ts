import { useEffect, useRef } from 'react';

type Keys = { onPrevious: () => void; onNext: () => void; onComplete: () => void };

/**
 * Keys of the data input: Alt+↓ and Alt+↑ open the next and the previous disclosure, Ctrl+Enter (⌘ Enter) marks complete.
 * They work from within a field too; nothing happens while a dialog is open or an input method is composing.
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

const actionOf = (event: KeyboardEvent, { onPrevious, onNext, onComplete }: Keys) => {
  const alone = event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey;
  // A select opens its list by Alt+↓: that is the person's own control.
  const isSelect = event.target instanceof HTMLSelectElement || (event.target as Element).role === 'combobox';
  if (alone && !isSelect && event.key === 'ArrowDown') return onNext;
  if (alone && !isSelect && event.key === 'ArrowUp') return onPrevious;
  return event.key === 'Enter' && (event.ctrlKey || event.metaKey) ? onComplete : undefined;
};
