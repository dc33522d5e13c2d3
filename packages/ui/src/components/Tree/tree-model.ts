import type { ReactNode } from 'react';

export type TreeNode = {
  /** Unique in the whole tree. */
  id: string;
  label: ReactNode;
  /** The label as plain text, for jumping to it by typing; needed when the label is more than text. */
  text?: string;
  /** Progress: share 0 to 1, and the same in words. */
  progress?: { value: number; label: string };
  children?: readonly TreeNode[];
};

export type TreeRow = {
  node: TreeNode;
  /** Position in the tree, as assistive technology counts: from 1. */
  level: number;
  place: number;
  siblings: number;
  parent: string | undefined;
};

/** The rows that can be seen, from top to bottom. */
export const visibleRows = (
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  level = 1,
  parent?: string,
): TreeRow[] =>
  nodes.flatMap((node, index) => [
    { node, level, place: index + 1, siblings: nodes.length, parent },
    ...(expanded.has(node.id) ? visibleRows(node.children ?? [], expanded, level + 1, node.id) : []),
  ]);

/** Ids of the branches above a node, the nearest last; empty when it is at the top or not there. */
export const pathTo = (nodes: readonly TreeNode[], id: string | undefined): string[] => {
  for (const node of nodes) {
    if (node.children?.some((child) => child.id === id)) return [node.id];
    const below = pathTo(node.children ?? [], id);
    if (below.length > 0) return [node.id, ...below];
  }
  return [];
};

const textOf = ({ text, label }: TreeNode): string => (text ?? (typeof label === 'string' ? label : '')).toLowerCase();

/** The next row, after the one at `from`, whose text starts with the typed letters; starts again at the top. */
export const rowStartingWith = (rows: readonly TreeRow[], from: number, typed: string): TreeRow | undefined => {
  const round = [...rows.slice(from), ...rows.slice(0, from)];
  return round.find(({ node }) => textOf(node).startsWith(typed.toLowerCase()));
};
