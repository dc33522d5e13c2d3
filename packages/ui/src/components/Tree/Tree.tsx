import { ChevronRight, CircleCheck } from 'lucide-react';
import { memo, type SyntheticEvent } from 'react';
import { RingDrawing } from '../Progress/Progress.tsx';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
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

/** Leaves below a branch are indented to its words only, so that long names have room. */
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

type RowProps = Omit<TreeRow, 'parent'> & {
  top: number | undefined;
  open: boolean;
  selected: boolean;
  /** Whether it is the Tab stop. */
  stop: boolean;
  measure: TreeState['measure'];
};

/** Redrawn only when its own data change, however far the tree is scrolled. */
const Row = memo(({ node, level, place, siblings, top, open, selected, stop, measure }: RowProps) => {
  const branch = (node.children?.length ?? 0) > 0;
  return (
    <div
      ref={measure}
      role="treeitem"
      data-lane={node.id}
      tabIndex={stop ? 0 : -1}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-expanded={branch ? open : undefined}
      aria-selected={selected}
      className={css.row({ branch })}
      style={{
        paddingInlineStart: indent(level, branch),
        transform: top === undefined ? undefined : `translateY(${top}px)`,
      }}
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
});

/** Id of the row that the event happened in. */
const idAt = ({ target }: SyntheticEvent) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lane]')?.dataset.lane : undefined;

/**
 * Things below topics, opened and chosen by pointer or keyboard. One Tab stop; arrows move inside. Only the visible rows are drawn, however
 * many there are; each has its level and its position for screen readers.
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
      onClick={(event) => {
        rest.onClick?.(event);
        const row = tree.rowOf(idAt(event));
        if (row) tree.choose(row);
      }}
      onFocus={(event) => {
        rest.onFocus?.(event);
        const id = idAt(event);
        if (id !== undefined) tree.setWanted(id);
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (!event.defaultPrevented) onKeyDown(event);
      }}
    >
      {tree.drawn.map(({ row: { parent, ...row }, top }) => (
        <Row
          key={row.node.id}
          {...row}
          top={top}
          open={tree.expanded.has(row.node.id)}
          selected={row.node.id === selected}
          stop={row.node.id === tree.focused}
          measure={tree.measure}
        />
      ))}
    </div>
  );
};
