import { type KeyboardEvent, useRef } from 'react';
import { rowStartingWith, type TreeRow } from './tree-model.ts';

type Keys = {
  rows: readonly TreeRow[];
  focused: string | undefined;
  expanded: ReadonlySet<string>;
  focus: (id: string) => void;
  setOpen: (ids: readonly string[], open: boolean) => void;
  choose: (row: TreeRow) => void;
};

const typingPauseMs = 600;

/** The keyboard of a tree (ARIA Authoring Practices): arrows, Home, End, Enter, Space, asterisk, typed letters. */
export const useTreeKeys = ({ rows, focused, expanded, focus, setOpen, choose }: Keys) => {
  const typed = useRef({ text: '', at: 0 });

  const jump = (index: number, key: string, now: number): void => {
    const text = now - typed.current.at > typingPauseMs ? key : typed.current.text + key;
    typed.current = { text, at: now };
    const found = rowStartingWith(rows, text.length > 1 ? index : index + 1, text);
    if (found) focus(found.node.id);
  };

  return (event: KeyboardEvent): void => {
    const index = rows.findIndex(({ node }) => node.id === focused);
    const row = rows[index];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const { node, parent } = row;
    const isBranch = (node.children?.length ?? 0) > 0;
    const isOpen = expanded.has(node.id);
    const go = (target: TreeRow | undefined) => target && focus(target.node.id);

    const actions: Record<string, () => void> = {
      ArrowDown: () => go(rows[index + 1]),
      ArrowUp: () => go(rows[index - 1]),
      Home: () => go(rows[0]),
      End: () => go(rows.at(-1)),
      ArrowRight: () => isBranch && (isOpen ? go(rows[index + 1]) : setOpen([node.id], true)),
      ArrowLeft: () => (isBranch && isOpen ? setOpen([node.id], false) : parent !== undefined && focus(parent)),
      Enter: () => choose(row),
      ' ': () => choose(row),
      '*': () =>
        setOpen(
          rows.filter((other) => other.parent === parent).map((other) => other.node.id),
          true,
        ),
    };
    const action = actions[event.key];
    if (action) action();
    else if (event.key.length === 1) jump(index, event.key, event.timeStamp);
    else return;
    event.preventDefault();
  };
};
