import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import * as css from './DataTable.css.ts';

/** Where to go from an editor: nowhere after a press elsewhere; `range` writes the text into every cell of the range. */
export type CellExit = 'down' | 'up' | 'left' | 'right' | 'tab' | 'backTab' | 'stay' | 'range';

export type CellEditorProps = {
  /** Names the cell to those who listen: row and column. */
  label: string;
  /** What the cell says now. */
  text: string;
  /** `amend`: arrows walk in the text; `replace`: they keep it and leave, as after typing into a cell. */
  mode: 'amend' | 'replace';
  /** What is typed, kept until it is committed. */
  onChange: (text: string) => void;
  /** Keeps the text, or the one given. */
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

/** The box that opens on a cell. Enter and Tab keep what is typed, Escape gives it up. */
export const CellEditor = ({ label, text, mode, onChange, commit, cancel }: CellEditorProps) => {
  const input = useRef<HTMLInputElement>(null);
  const closed = useRef(false);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.select();
    // Under strict mode the effect runs twice, and so may this.
    closed.current = false;
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
