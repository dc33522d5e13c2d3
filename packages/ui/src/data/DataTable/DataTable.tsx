// biome-ignore-all lint/a11y/useSemanticElements: most rows and columns are not in the page; a table element would miscount them
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes focus at a time (ARIA grid pattern)
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './DataTable.css.ts';
import { FilterRow } from './FilterRow.tsx';
import { GroupRow } from './GroupRow.tsx';
import { columnProps, drawLine, rowIndexOf, type TableLayout } from './layout.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import type { DataTableProps } from './types.ts';
import { useDataTable } from './use-data-table.ts';

const rowsWaiting = 8;

/**
 * Rows and columns of any number, only those in sight drawn: sorted, filtered and grouped, columns moved, pinned and
 * resized, rows chosen, cells edited as in a spreadsheet. For a few plain rows take Table.
 *
 * One stop for the Tab key. Keys in the table:
 *
 * | keys | what they do |
 * |---|---|
 * | arrows, Home, End, Page Up, Page Down | move; with Ctrl to the edges; with Shift they reach a range |
 * | Shift Space, Ctrl Space, Ctrl A | take whole rows, whole columns, everything |
 * | Enter, F2, typing | edit; Enter and Tab keep, Escape gives up, Ctrl Enter writes into the whole range |
 * | Enter on a cell that is not edited | opens what the row leads to |
 * | Delete | empties the range |
 * | Ctrl C, X, V | copy, cut and paste ranges, as text that spreadsheets know |
 * | Ctrl D, Ctrl R | fill down, fill to the right; the corner of a range is drawn to go on with a series |
 * | Ctrl Z, Ctrl Y | undo, redo |
 * | ← → on the mark of a level | opens what is closed, closes what is open, goes to the row it stands below |
 * | on a head: Enter | sorts ascending, descending, not at all |
 * | on a head: Alt with ← → | narrower, wider; with Shift too they move the column |
 * | on a head: Alt ↓ | opens its menu |
 * | on a box or the head of a group: Space, Enter | chooses, opens or closes; Shift Space takes all boxes from the last one |
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, state = 'ready', height = 'medium', message, filters } = props;
  const table = useDataTable(props);
  const { layout, handlers, viewport, lines, count, rowPx } = table;
  const withTotals = props.columns.some(({ total }) => total !== undefined);
  const waiting = state === 'loading' || (state === 'ready' && lines.unarranged);
  const empty = !waiting && count === 0;
  const nothingLeft = state === 'ready' && table.isFiltered && filters && table.all > 0;

  const semantics = {
    role: table.isGrouped || props.tree ? 'treegrid' : 'grid',
    'aria-label': label,
    'aria-busy': waiting || lines.arranging || undefined,
    'aria-multiselectable': true,
    'aria-rowcount': count + layout.bars + (withTotals ? 1 : 0),
    'aria-colcount': layout.placed.length,
    'aria-readonly': props.onEdit === undefined || undefined,
    'data-aside': viewport.isAside || undefined,
  };

  return (
    <div className={css.root({ height })} data-pane data-density={props.density}>
      <div {...handlers} ref={viewport.setScroller} className={css.grid({ height })} {...semantics}>
        <div className={css.bars} role="rowgroup">
          <TableHead {...table.head} layout={layout} headHint={props.headHint} />
          {filters && <FilterRow {...table.filterRow} layout={layout} label={filters.label} />}
        </div>
        {waiting && <Waiting rowPx={rowPx} />}
        {empty && <Message columns={layout.placed.length}>{nothingLeft ? filters.nothing : message}</Message>}
        {!waiting && !empty && (
          <div className={css.body} role="presentation" style={{ height: viewport.bodyHeight, width: layout.width }}>
            <div
              className={css.base}
              role="rowgroup"
              aria-owns={table.drawn.map(({ id }) => id).join(' ')}
              style={{ insetBlockStart: viewport.baseY }}
            >
              {inPlace(table.drawn).map((line) =>
                line.kind === 'row' ? (
                  <TableRow key={line.id} {...line.row} layout={layout} height={rowPx} />
                ) : (
                  <GroupRow key={line.id} {...line.group} layout={layout} height={rowPx} />
                ),
              )}
            </div>
          </div>
        )}
        {withTotals && <Totals layout={layout} place={count} height={rowPx} />}
      </div>
      {viewport.goesOn && <GoesOn />}
      {filters && (
        <VisuallyHidden>
          <span role="status">
            {table.isFiltered && !lines.arranging && filters.shown({ shown: count, all: table.all })}
          </span>
        </VisuallyHidden>
      )}
    </div>
  );
};

/**
 * Lines in an order that scrolling does not change: an element that is moved within the page loses focus and is laid out again. `aria-owns`
 * gives screen readers their order.
 */
const inPlace = <Line extends { id: string }>(lines: readonly Line[]): Line[] =>
  lines.toSorted((one, other) => (one.id < other.id ? -1 : 1));

/** Over the end of a table whose columns go on. */
const GoesOn = () => (
  <span className={css.goesOn} aria-hidden="true" data-goes-on>
    <ChevronRight size="1rem" strokeWidth={2} />
  </span>
);

/** One line over the whole width, in place of the rows. */
const Message = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <div role="row">
    <div className={css.message} role="gridcell" aria-colspan={columns}>
      {children}
    </div>
  </div>
);

/** Grey lines until the rows have loaded. */
const Waiting = ({ rowPx }: { rowPx: number }) => (
  <div aria-hidden="true">
    {Array.from({ length: rowsWaiting }, (_, place) => place).map((place) => (
      <div key={place} className={css.waiting} style={{ height: rowPx }}>
        <Skeleton />
      </div>
    ))}
  </div>
);

/** The line of totals below the rows, under the columns that have one. */
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
    <div
      className={css.totals}
      role="row"
      aria-rowindex={rowIndexOf(layout, place)}
      style={{ width: layout.width, height }}
    >
      {line}
    </div>
  );
};
