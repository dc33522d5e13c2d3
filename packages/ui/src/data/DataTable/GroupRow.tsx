// biome-ignore-all lint/a11y/useSemanticElements: most rows and columns are not in the page; a table element would miscount them
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes focus at a time (ARIA treegrid pattern)
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is one of cells, all of which can be chosen
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { Group } from './core/arrange.ts';
import { boxes } from './core/columns.ts';
import * as css from './DataTable.css.ts';
import { columnProps, drawLine, rowIndexOf } from './layout.tsx';
import { type LineProps, RowBox } from './TableRow.tsx';

export type GroupRowProps<Row> = LineProps<Row> & {
  words: string;
  open: boolean;
  /** `undefined` in a table without boxes. */
  chosenKeys: ReadonlySet<string> | undefined;
  keyOf: (row: Row) => string;
  boxLabel: string;
  group: Group;
  /** All rows of a group, whether it is open or not. */
  rowsOf: (group: Group) => readonly Row[];
};

/** Every row of the group is chosen. */
const isChosen = <Row,>({ chosenKeys, keyOf, rowsOf, group }: GroupRowProps<Row>) =>
  chosenKeys !== undefined && chosenKeys.size > 0 && rowsOf(group).every((row) => chosenKeys.has(keyOf(row)));

const DrawnGroup = <Row,>(props: GroupRowProps<Row>) => {
  const { line, y, height, layout, active, rangeStart, rangeEnd, words, open, group } = props;
  const Mark = open ? ChevronDown : ChevronRight;
  const lead = layout.placed[0]?.id === boxes ? 1 : 0;
  const content = (column: number): ReactNode => {
    const definition = layout.placed[column];
    if (definition?.id === boxes) return <RowBox label={props.boxLabel} checked={isChosen(props)} />;
    if (column !== lead) return <span className={css.words}>{definition?.subtotal?.(props.rowsOf(group))}</span>;
    return (
      <>
        <Mark className={css.mark} size="1rem" strokeWidth={1.5} aria-hidden />
        <span className={css.words}>{words}</span>
      </>
    );
  };
  const drawCell = (column: number) => (
    <div
      key={layout.placed[column]?.id}
      {...columnProps(layout, column)}
      className={css.groupCell}
      role={column === lead ? 'rowheader' : 'gridcell'}
      tabIndex={column === active ? 0 : undefined}
      aria-readonly
      aria-selected={(props.selectsCells && column >= rangeStart && column <= rangeEnd) || undefined}
      data-active={column === active || undefined}
    >
      {content(column)}
    </div>
  );
  return (
    <div
      id={props.id}
      className={css.groupRow}
      role="row"
      aria-rowindex={rowIndexOf(layout, line)}
      aria-level={1}
      aria-expanded={open}
      data-row={line}
      style={{ transform: `translateY(${y}px)`, height, width: layout.width, order: line }}
    >
      {drawLine(layout, drawCell, active)}
    </div>
  );
};

/** The head of a group of rows: pressed to open and close it, with the totals of its rows. */
export const GroupRow = memo(DrawnGroup) as typeof DrawnGroup;
