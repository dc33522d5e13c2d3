import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import * as css from './DataTable.css.ts';

export type CellEditorProps = {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** Keeps the text; `then` tells where to go: down after Enter, along the row after Tab, nowhere after a press elsewhere. */
  commit: (then: 'down' | 'up' | 'next' | 'previous' | 'stay') => void;
  cancel: () => void;
};

/** The box that opens on a cell. Enter and Tab keep what is typed, Escape gives it up. */
export const CellEditor = ({ label, text, onChange, commit, cancel }: CellEditorProps) => {
  const input = useRef<HTMLInputElement>(null);
  const closed = useRef(false);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
  }, []);

  /** Closing takes the box away, which is one more reason to close: once is enough. */
  const close = (how: () => void) => {
    if (closed.current) return;
    closed.current = true;
    how();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    if (key === 'Enter') close(() => commit(shiftKey ? 'up' : 'down'));
    else if (key === 'Tab') close(() => commit(shiftKey ? 'previous' : 'next'));
    else if (key === 'Escape') close(cancel);
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={input}
      className={css.editor}
      type="text"
      aria-label={label}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={press}
      onBlur={() => close(() => commit('stay'))}
      // The table's own clipboard is for ranges of cells.
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
    />
  );
};
