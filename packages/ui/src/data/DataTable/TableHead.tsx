// biome-ignore-all lint/a11y/useSemanticElements: most rows and columns are not in the page; a table element would miscount them
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes focus at a time (ARIA grid pattern)
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { PointerEvent } from 'react';
import { box } from '../../forms/Checkbox/Checkbox.css.ts';
import * as css from './DataTable.css.ts';
import { columnProps, drawLine, type TableLayout } from './TableRow.tsx';
import type { TableSort } from './types.ts';
import { boxes } from './use-columns.ts';

export type TableHeadProps<Row> = {
  layout: TableLayout<Row>;
  sort: TableSort | undefined;
  /** Column whose head has focus, or -1. */
  active: number;
  resize: (column: number, width: number) => void;
  resizeHint: string;
  all: { label: string; state: 'none' | 'some' | 'all' } | undefined;
};

/** The heads of the columns: pressed to sort, drawn wider at their edge. */
export const TableHead = <Row,>(props: TableHeadProps<Row>) => {
  const { layout, sort, active, resizeHint, all } = props;
  const drawHead = (column: number) => {
    const definition = layout.placed[column];
    if (!definition) return null;
    const isBoxes = definition.id === boxes;
    const sortable = definition.sortable !== false;
    const direction = sort?.column === definition.id ? sort.direction : undefined;
    const Mark = direction === 'ascending' ? ArrowUp : ArrowDown;
    return (
      <div
        key={definition.id}
        {...columnProps(layout, column)}
        className={css.headCell}
        role="columnheader"
        tabIndex={active === column ? 0 : undefined}
        aria-sort={sortable ? (direction ?? 'none') : undefined}
        aria-description={isBoxes ? undefined : resizeHint}
        data-active={active === column || undefined}
        data-sortable={sortable || undefined}
      >
        {isBoxes && all ? <AllBox {...all} /> : <span className={css.words}>{definition.header}</span>}
        {direction && <Mark className={css.sortMark} size="0.875rem" strokeWidth={2} aria-hidden />}
        {!isBoxes && <Handle column={column} width={layout.widths[column] ?? 0} resize={props.resize} />}
      </div>
    );
  };

  return (
    <div className={css.head} role="row" aria-rowindex={1} data-row={-1} style={{ width: layout.width }}>
      {drawLine(layout, drawHead, active)}
    </div>
  );
};

const AllBox = ({ label, state }: NonNullable<TableHeadProps<unknown>['all']>) => (
  <input
    className={box}
    ref={(input) => {
      if (input) input.indeterminate = state === 'some';
    }}
    type="checkbox"
    tabIndex={-1}
    aria-label={label}
    checked={state === 'all'}
    readOnly
  />
);

type HandleProps = { column: number; width: number; resize: (column: number, width: number) => void };

/** Drawn sideways by pointer; the keyboard does the same on the head itself. */
const Handle = ({ column, width, resize }: HandleProps) => {
  const drag = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const { currentTarget: handle, pointerId, clientX } = event;
    handle.setPointerCapture(pointerId);
    const move = (moved: globalThis.PointerEvent) => resize(column, width + moved.clientX - clientX);
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  return <span className={css.handle} data-handle aria-hidden="true" onPointerDown={drag} />;
};
