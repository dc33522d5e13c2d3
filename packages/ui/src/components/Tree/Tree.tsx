import { ChevronRight, CircleCheck } from 'lucide-react';
import { RingDrawing } from '../Progress/Progress.tsx';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './Tree.css.ts';
import type { TreeNode, TreeRow } from './tree-model.ts';
import { type TreeState, useTree } from './use-tree.ts';
import { useTreeKeys } from './use-tree-keys.ts';

export type TreeProps = RootProps<'div', 'children' | 'onSelect'> & {
  /** What the tree holds. */
  label: string;
  nodes: readonly TreeNode[];
  /** The chosen leaf; the branches above it open by themselves. */
  selected?: string | undefined;
  /** A leaf was pressed, or Enter or Space on it. A branch opens or closes instead. */
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

type RowProps = { row: TreeRow; top: number | undefined; tree: TreeState; selected: string | undefined };

const Row = ({ row, top, tree, selected }: RowProps) => {
  const { node, level, place, siblings } = row;
  const branch = (node.children?.length ?? 0) > 0;
  const open = tree.expanded.has(node.id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree above handles the keys of all its rows
    <div
      ref={tree.measure}
      role="treeitem"
      data-lane={node.id}
      tabIndex={node.id === tree.focused ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={branch ? open : undefined}
      aria-selected={node.id === selected}
      className={css.row({ branch })}
      style={{
        paddingInlineStart: indent(level, branch),
        transform: top === undefined ? undefined : `translateY(${top}px)`,
      }}
      onClick={() => tree.choose(row)}
      onFocus={() => tree.setWanted(node.id)}
    >
      {branch ? (
        <ChevronRight className={css.chevron} data-open={open} strokeWidth={1.75} aria-hidden />
      ) : (
        <span className={css.gap} />
      )}
      <span className={css.words}>{node.label}</span>
      {node.progress && <ProgressMark {...node.progress} />}
    </div>
  );
};

/**
 * Things below topics, opened and chosen by pointer or keyboard. One stop for the Tab key; arrows move inside. Only the
 * rows in sight are drawn, however many there are; each says its level and its place.
 */
export const Tree = ({ label, nodes, selected, onSelect, defaultExpanded, ref, ...rest }: TreeProps) => {
  const tree = useTree({ nodes, selected, onSelect, defaultExpanded, ref });
  const onKeyDown = useTreeKeys(tree);
  return (
    <div
      {...rest}
      {...tree.rootProps}
      role="tree"
      aria-label={label}
      className={css.tree}
      tabIndex={-1}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (!event.defaultPrevented) onKeyDown(event);
      }}
    >
      {tree.drawn.map(({ row, top }) => (
        <Row key={row.node.id} row={row} top={top} tree={tree} selected={selected} />
      ))}
    </div>
  );
};
