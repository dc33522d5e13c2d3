import { useMemo, useState } from 'react';
import { DataTable, type DataTableProps } from '../DataTable/index.ts';
import { flatten } from './flatten.ts';

export type TreeTableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'tree' | 'filters' | 'headMenu' | 'groupLabel'> & {
  /** Rows of the first level, in their order. */
  nodes: readonly Row[];
  /** What stands below a row; nothing for a leaf. */
  childrenOf: (row: Row) => readonly Row[] | undefined;
  /** Rows that are open at first, by key. */
  defaultExpanded?: 'all' | readonly string[];
};

const unturned: ReadonlySet<string> = new Set();

/**
 * Rows below rows, such as metrics below topics, with everything of DataTable except sorting, filtering and grouping: a tree has an order
 * of its own. The first column is indented by the level; Enter or Space on it, or a press on its mark, opens and closes.
 */
export const TreeTable = <Row,>({ nodes, childrenOf, defaultExpanded = [], ...rest }: TreeTableProps<Row>) => {
  const { keyOf, columns, shownFor } = rest;
  /** Rows that stand otherwise than at first, as long as the table shows the same. */
  const [kept, setKept] = useState({ shownFor, turned: unturned });
  const turned = kept.shownFor === shownFor ? kept.turned : unturned;
  const first = useMemo(() => (defaultExpanded === 'all' ? undefined : new Set(defaultExpanded)), [defaultExpanded]);
  const { rows, places } = useMemo(
    () => flatten({ nodes, keyOf, childrenOf }, (key) => (first?.has(key) ?? true) !== turned.has(key)),
    [nodes, keyOf, childrenOf, first, turned],
  );
  const unsorted = useMemo(() => columns.map((column) => ({ ...column, sortable: false })), [columns]);
  const toggle = (key: string) => {
    const next = new Set(turned);
    if (!next.delete(key)) next.add(key);
    setKept({ shownFor, turned: next });
  };

  return (
    <DataTable
      {...rest}
      rows={rows}
      columns={unsorted}
      tree={{
        column: columns[0]?.id ?? '',
        levelOf: (row) => places.get(keyOf(row))?.level ?? 1,
        expandedOf: (row) => places.get(keyOf(row))?.expanded,
        onToggle: (row) => toggle(keyOf(row)),
      }}
    />
  );
};
