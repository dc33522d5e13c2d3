import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import * as css from './DataTable.css.ts';

/** The next cell after an editor: none after a press elsewhere; `range` writes the text into every cell of the range. */
export type CellExit = 'down' | 'up' | 'left' | 'right' | 'tab' | 'backTab' | 'stay' | 'range';

export type CellEditorProps = {
  /** Label of the cell for screen readers: row and column. */
  label: string;
  /** The present text of the cell. */
  text: string;
  /** `amend`: arrows move in the text; `replace`: they save it and leave, as after typing into a cell. */
  mode: 'amend' | 'replace';
  /** The typed text, kept until it is committed. */
  onChange: (text: string) => void;
  /** Saves the text, or the given one. */
  commit: (exit: CellExit, text?: string) => void;
  /** Closes without a change. */
  cancel: () => void;
};

const arrows: Readonly<Record<string, CellExit>> = {
  ArrowDown: 'down',
  ArrowUp: 'up',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const exitOf = ({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, mode: CellEditorProps['mode']) => {
  if (key === 'Enter') return ctrlKey || metaKey ? 'range' : shiftKey ? 'up' : 'down';
  if (key === 'Tab') return shiftKey ? 'backTab' : 'tab';
  return mode === 'replace' && !shiftKey ? arrows[key] : undefined;
};

/** The box that opens on a cell. Enter and Tab save the text, Escape discards it. */
export const CellEditor = ({ label, text, mode, onChange, commit, cancel }: CellEditorProps) => {
  const input = useRef<HTMLInputElement>(null);
  const closed = useRef(false);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
    // Under strict mode the effect runs twice, and so may this.
    closed.current = false;
  }, []);

  /** Closing removes the box, which triggers closing again: once is enough. */
  const close = (how: () => void) => {
    if (closed.current) return;
    closed.current = true;
    how();
  };
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const exit = exitOf(event, mode);
    if (exit) close(() => commit(exit));
    else if (event.key === 'Escape') close(cancel);
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
