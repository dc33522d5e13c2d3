import { GripVertical } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DataTable, type DataTableProps, type TableColumn } from '../DataTable/index.ts';
import { flatten } from './flatten.ts';
import type { TreeMoving } from './moving.ts';
import { RowMoving } from './RowMoving.tsx';
import * as css from './TreeTable.css.ts';

export type TreeTableProps<Row> = Omit<DataTableProps<Row>, 'rows' | 'tree' | 'filters' | 'headMenu' | 'groupLabel'> & {
  /** Rows of the first level, in their order. */
  nodes: readonly Row[];
  /** What stands below a row; nothing for a leaf. */
  childrenOf: (row: Row) => readonly Row[] | undefined;
  /** Rows that are open at first, by key. */
  defaultExpanded?: 'all' | readonly string[];
  /** Called when somebody opens a row: what stands below it may be loaded only then. */
  onExpand?: ((row: Row) => void) | undefined;
  /** Given, rows are moved below others: dragged by a grip, or with Ctrl X and Ctrl V. Cells of such a table are not edited. */
  moving?: TreeMoving<Row> | undefined;
};

/** One element for all rows: it is not drawn again while the table scrolls. */
const grip = <GripVertical size="0.875rem" strokeWidth={1.5} />;

const unturned: ReadonlySet<string> = new Set();

/** Rows that stand otherwise than at first, as long as the table shows the same. */
const useTurned = (shownFor: unknown) => {
  const [kept, setKept] = useState({ shownFor, turned: unturned });
  const turned = kept.shownFor === shownFor ? kept.turned : unturned;
  const turn = (key: string) => {
    const next = new Set(turned);
    if (!next.delete(key)) next.add(key);
    setKept({ shownFor, turned: next });
  };
  return { turned, turn };
};

/** The first column with a grip before its words, where the row may be moved. */
const withGrips = <Row,>(column: TableColumn<Row>, { fixedOf, labels }: TreeMoving<Row>): TableColumn<Row> => ({
  ...column,
  reusesCells: column.reusesCells ?? column.cell === undefined,
  cell: (row) => (
    <span className={css.gripped}>
      {fixedOf(row) === undefined ? (
        // The table itself leaves alone what is a handle.
        <span className={css.grip} data-handle data-grip title={labels.grip(row)} aria-hidden="true">
          {grip}
        </span>
      ) : (
        <span className={css.noGrip} />
      )}
      <span className={css.named}>{column.cell?.(row) ?? column.textOf(row)}</span>
    </span>
  ),
});

/**
 * Rows below rows, such as metrics below topics, with everything of DataTable except sorting, filtering and grouping: a tree has an order
 * of its own. The first column is indented by the level; Enter or Space on it, or a press on its mark, opens and closes.
 */
export const TreeTable = <Row,>({
  nodes,
  childrenOf,
  defaultExpanded = [],
  onExpand,
  moving,
  ...rest
}: TreeTableProps<Row>) => {
  const { keyOf, columns, shownFor } = rest;
  const { turned, turn } = useTurned(shownFor);
  const first = useMemo(() => (defaultExpanded === 'all' ? undefined : new Set(defaultExpanded)), [defaultExpanded]);
  const [cut, setCut] = useState<readonly string[]>();
  const { rows, places } = useMemo(
    () => flatten({ nodes, keyOf, childrenOf }, (key) => (first?.has(key) ?? true) !== turned.has(key)),
    [nodes, keyOf, childrenOf, first, turned],
  );
  const unsorted = useMemo(
    () =>
      columns.map((column, place) => ({
        ...(moving && place === 0 ? withGrips(column, moving) : column),
        sortable: false,
      })),
    [columns, moving],
  );
  const toggle = (row: Row) => {
    const key = keyOf(row);
    if (places.get(key)?.expanded === false) onExpand?.(row);
    turn(key);
  };

  const table = (
    <DataTable
      {...rest}
      rows={rows}
      columns={unsorted}
      tree={{
        column: columns[0]?.id ?? '',
        levelOf: (row) => places.get(keyOf(row))?.level ?? 1,
        expandedOf: (row) => places.get(keyOf(row))?.expanded,
        onToggle: toggle,
        cutOf: (row) => cut?.includes(keyOf(row)) ?? false,
      }}
    />
  );
  if (!moving) return table;
  return (
    <RowMoving
      moving={moving}
      rows={rows}
      keyOf={keyOf}
      chosen={rest.selection?.value}
      cut={cut}
      onCut={setCut}
      onRest={(row) => places.get(keyOf(row))?.expanded === false && toggle(row)}
    >
      {table}
    </RowMoving>
  );
};
