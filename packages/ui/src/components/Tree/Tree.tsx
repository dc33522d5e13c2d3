import { ChevronRight, CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { RingDrawing } from '../Progress/Progress.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Tree.css.ts';
import { pathTo, type TreeNode, type TreeRow, visibleRows } from './tree-model.ts';
import { useTreeKeys } from './use-tree-keys.ts';

export type TreeProps = {
  /** What the tree holds. */
  label: string;
  nodes: readonly TreeNode[];
  /** The chosen leaf; the branches above it open by themselves. */
  selected?: string | undefined;
  onSelect: (node: { id: string }) => void;
  /** Branches that are open at first. */
  defaultExpanded?: readonly string[];
};

/** Leaves below a branch begin where its words begin: long names keep the room. */
const indent = (level: number, branch: boolean): string => `${branch || level === 1 ? level - 0.5 : level - 1.5}rem`;

const ProgressMark = ({ value, label }: { value: number; label: string }) => (
  <>
    {value >= 1 ? (
      <CircleCheck className={css.complete} strokeWidth={2} aria-hidden />
    ) : (
      <span className={css.ring}>
        <RingDrawing value={value} size="small" />
      </span>
    )}
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
);

const useTree = ({ nodes, selected, onSelect, defaultExpanded = [] }: Omit<TreeProps, 'label'>) => {
  const list = useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () => new Set([...defaultExpanded, ...pathTo(nodes, selected)]),
  );
  const [shown, setShown] = useState(selected);
  const [wanted, setWanted] = useState<string | undefined>(selected);
  if (shown !== selected) {
    setShown(selected);
    setWanted(selected);
    setExpanded(new Set([...expanded, ...pathTo(nodes, selected)]));
  }

  const rows = visibleRows(nodes, expanded);
  const focused = rows.some(({ node }) => node.id === wanted) ? wanted : rows[0]?.node.id;
  const focus = (id: string): void => {
    setWanted(id);
    list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();
  };
  const setOpen = (ids: readonly string[], open: boolean): void => {
    const next = new Set(expanded);
    for (const id of ids) open ? next.add(id) : next.delete(id);
    setExpanded(next);
  };
  const choose = ({ node }: TreeRow): void =>
    node.children?.length ? setOpen([node.id], !expanded.has(node.id)) : onSelect({ id: node.id });

  return { list, rows, expanded, focused, focus, setWanted, setOpen, choose };
};

/** Things below topics, opened and chosen by pointer or keyboard. One stop for the Tab key; arrows move inside. */
export const Tree = ({ label, ...props }: TreeProps) => {
  const { list, rows, expanded, focused, focus, setWanted, setOpen, choose } = useTree(props);
  const onKeyDown = useTreeKeys({ rows, focused, expanded, focus, setOpen, choose });

  return (
    <div ref={list} role="tree" aria-label={label} className={css.tree} onKeyDown={onKeyDown} tabIndex={-1}>
      {rows.map((row) => {
        const { node, level, place, siblings } = row;
        const branch = (node.children?.length ?? 0) > 0;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree above handles the keys of all its rows
          <div
            key={node.id}
            role="treeitem"
            data-node={node.id}
            tabIndex={node.id === focused ? 0 : -1}
            aria-level={level}
            aria-posinset={place}
            aria-setsize={siblings}
            aria-expanded={branch ? expanded.has(node.id) : undefined}
            aria-selected={node.id === props.selected}
            className={css.row({ branch })}
            style={{ paddingInlineStart: indent(level, branch) }}
            onClick={() => choose(row)}
            onFocus={() => setWanted(node.id)}
          >
            {branch ? (
              <ChevronRight className={css.chevron} data-open={expanded.has(node.id)} strokeWidth={1.75} aria-hidden />
            ) : (
              <span className={css.gap} />
            )}
            <span className={css.words}>{node.label}</span>
            {node.progress && <ProgressMark {...node.progress} />}
          </div>
        );
      })}
    </div>
  );
};
