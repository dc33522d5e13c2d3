// biome-ignore-all lint/a11y/useSemanticElements: most rows and columns are not in the page; a table element would miscount them
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes focus at a time (ARIA grid pattern)
import { ArrowDown, ArrowUp, EllipsisVertical } from 'lucide-react';
import { type ComponentProps, lazy, type PointerEvent, Suspense } from 'react';
import { box } from '../../forms/Checkbox/Checkbox.css.ts';
import { boxes } from './core/columns.ts';
import * as css from './DataTable.css.ts';
import type { HeadMenuProps } from './HeadMenu.tsx';
import { columnProps, drawLine, type TableLayout } from './layout.tsx';
import type { HeadMenuLabels, TableSort } from './types.ts';

const HeadMenu = lazy(() => import('./HeadMenu.tsx').then((module) => ({ default: module.HeadMenu })));

export type TableHeadProps<Row> = {
  layout: TableLayout<Row>;
  sort: TableSort | undefined;
  /** Column whose head has focus, or -1. */
  active: number;
  resize: (column: number, width: number) => void;
  headHint: string;
  all: { label: string; state: 'none' | 'some' | 'all' } | undefined;
  /** A head that is being dragged, and its new position. */
  drop: { from: number; to: number } | undefined;
  menu:
    | {
        labels: HeadMenuLabels;
        opened: { column: string; opened: number } | undefined;
        open: (column: number) => void;
        itemsOf: (column: number) => Omit<HeadMenuProps, 'labels' | 'trigger'>;
      }
    | undefined;
};

/** The heads of the columns: pressed to sort, dragged to move, drawn wider at their edge. */
export const TableHead = <Row,>(props: TableHeadProps<Row>) => {
  const { layout, sort, active, headHint, all, drop } = props;
  return (
    <div className={css.line} role="row" aria-rowindex={1} data-row={-layout.bars} style={{ width: layout.width }}>
      {drawLine(
        layout,
        (column) => {
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
              aria-label={isBoxes ? undefined : definition.header}
              aria-sort={sortable ? (direction ?? 'none') : undefined}
              aria-description={isBoxes ? undefined : headHint}
              data-active={active === column || undefined}
              data-sortable={sortable || undefined}
              data-drop={dropSide(drop, column)}
            >
              {isBoxes && all ? <AllBox {...all} /> : <span className={css.headWords}>{definition.header}</span>}
              {direction && <Mark className={css.mark} size="0.875rem" strokeWidth={2} aria-hidden />}
              {!isBoxes && props.menu && <MenuPlace {...props.menu} column={column} definition={definition} />}
              {!isBoxes && <Handle column={column} width={layout.widths[column] ?? 0} resize={props.resize} />}
            </div>
          );
        },
        active,
      )}
    </div>
  );
};

const dropSide = (drop: TableHeadProps<unknown>['drop'], column: number) =>
  drop?.to !== column || drop.to === drop.from ? undefined : drop.to > drop.from ? 'after' : 'before';

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

type MenuPlaceProps = NonNullable<TableHeadProps<unknown>['menu']> & {
  column: number;
  definition: { id: string; header: string };
};

/** The button of a column's menu. The menu itself is fetched when it is first opened. */
const MenuPlace = ({ labels, opened, open, itemsOf, column, definition }: MenuPlaceProps) => {
  const label = labels.open({ header: definition.header });
  const isOpened = opened?.column === definition.id;
  if (!isOpened) return <MenuButton aria-label={label} aria-haspopup="menu" onClick={() => open(column)} />;
  return (
    <Suspense fallback={<MenuButton aria-label={label} aria-busy />}>
      <HeadMenu key={opened.opened} {...itemsOf(column)} labels={labels} trigger={<MenuButton aria-label={label} />} />
    </Suspense>
  );
};

const MenuButton = (props: ComponentProps<'button'>) => (
  <button {...props} type="button" className={css.menuButton} tabIndex={-1}>
    <EllipsisVertical size="1rem" strokeWidth={1.5} aria-hidden />
  </button>
);

type HandleProps = { column: number; width: number; resize: (column: number, width: number) => void };

/** Dragged sideways by pointer; the keyboard does the same on the head itself, and the menu without dragging. */
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
