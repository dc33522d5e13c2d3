// biome-ignore-all lint/a11y/useSemanticElements: most rows and columns are not in the page; a table element would miscount them
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes focus at a time (ARIA grid pattern)
import { useMemo } from 'react';
import { Skeleton } from '../../components/Skeleton/index.ts';
import * as css from './DataTable.css.ts';
import { TableHead } from './TableHead.tsx';
import { columnProps, drawLine, type TableLayout, TableRow } from './TableRow.tsx';
import type { DataTableProps } from './types.ts';
import { useDataTable } from './use-data-table.ts';

const rowsWaiting = 8;

/**
 * Rows and columns of any number, only those in sight drawn: sorted by their heads, chosen by boxes, edited in place as
 * in a spreadsheet. One stop for the Tab key. Arrows, Home, End, Page Up and Page Down move (with Ctrl to the edges,
 * with Shift to reach a range); Enter, F2 or typing edits, Escape gives up; Ctrl C, X, V, D (fill down), Z and Y work on
 * the range. On a head Enter sorts and Alt with an arrow changes the width. For a few plain rows take Table.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, rows, state = 'ready', height = 'medium', message, selection } = props;
  const table = useDataTable(props);
  const { layout, handlers, setScroller, bodyHeight } = table;
  const withTotals = props.columns.some(({ total }) => total !== undefined);
  const waiting = state === 'loading';
  const empty = !waiting && (state === 'failed' || rows.length === 0);

  const grid = {
    role: props.tree ? 'treegrid' : 'grid',
    'aria-label': label,
    'aria-busy': waiting || undefined,
    'aria-multiselectable': selection !== undefined || undefined,
    'aria-rowcount': rows.length + (withTotals ? 2 : 1),
    'aria-colcount': layout.placed.length,
    'aria-readonly': props.onEdit === undefined || undefined,
  };

  return (
    <div {...handlers} {...grid} ref={setScroller} className={css.grid({ height })}>
      <TableHead {...table.head} layout={layout} resizeHint={props.resizeHint} />
      {waiting && <Waiting rowPx={table.rowPx} />}
      {empty && (
        <div role="row">
          <div className={css.message} role="gridcell" aria-colspan={layout.placed.length}>
            {message}
          </div>
        </div>
      )}
      {!waiting && !empty && (
        <div className={css.body} role="rowgroup" style={{ height: bodyHeight, width: layout.width }}>
          {table.drawn.map(({ key, ...row }) => (
            <TableRow key={key} {...row} layout={layout} height={table.rowPx} />
          ))}
        </div>
      )}
      {withTotals && <Totals layout={layout} place={rows.length} height={table.rowPx} />}
    </div>
  );
};

const Waiting = ({ rowPx }: { rowPx: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: rowsWaiting }, (_, place) => place).map((place) => (
      <div key={place} className={css.waiting} style={{ height: rowPx }}>
        <Skeleton />
      </div>
    ))}
  </div>
);

const Totals = <Row,>({ layout, place, height }: { layout: TableLayout<Row>; place: number; height: number }) => {
  const line = useMemo(
    () =>
      drawLine(layout, (column) => (
        <div
          key={layout.placed[column]?.id}
          {...columnProps(layout, column)}
          className={css.totalCell}
          role="gridcell"
          aria-readonly
        >
          <span className={css.words}>{layout.placed[column]?.total}</span>
        </div>
      )),
    [layout],
  );
  return (
    <div className={css.totals} role="row" aria-rowindex={place + 2} style={{ width: layout.width, height }}>
      {line}
    </div>
  );
};
