// biome-ignore-all lint/a11y/useSemanticElements: most rows and columns are not in the page; a table element would miscount them
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes focus at a time (ARIA grid pattern)
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the role is one of cells, all of which are chosen and edited
import { ChevronRight, CircleAlert } from 'lucide-react';
import { Fragment, memo, type ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { box } from '../../forms/Checkbox/Checkbox.css.ts';
import { CellEditor, type CellEditorProps } from './CellEditor.tsx';
import { boxes } from './core/columns.ts';
import * as css from './DataTable.css.ts';
import { cellRole, columnProps, drawLine, rowIndexOf, type TableLayout } from './layout.tsx';
import type { TableColumn } from './types.ts';

/** The parts of a line, whether it is a row or the head of a group. */
export type LineProps<Row> = {
  id: string;
  line: number;
  y: number;
  height: number;
  layout: TableLayout<Row>;
  /** Column that has focus on this line, or -1. */
  active: number;
  /** First and last column of the range on this line; -1 for none. */
  rangeStart: number;
  rangeEnd: number;
  /** Whether the cells of the range are selected, for screen readers. */
  selectsCells: boolean;
};

export type TableRowProps<Row> = LineProps<Row> & {
  /** `undefined`: not fetched yet. */
  row: Row | undefined;
  rowKey: string;
  /** Only a part of it is here. */
  partial: boolean;
  /** Place in a tree or below the head of a group: level from 1, open or closed (neither for a leaf), column with the mark. */
  level: number | undefined;
  expanded: boolean | undefined;
  branchColumn: string | undefined;
  /** Waits to be pasted elsewhere. */
  cut: boolean;
  /** Column with the corner by which the range is extended, or -1. */
  corner: number;
  /** In or out of the chosen rows; `undefined` in a table without boxes. */
  chosen: boolean | undefined;
  boxLabel: ((row: Row) => string) | undefined;
  errorOf: ((row: Row, column: string) => string | undefined) | undefined;
  rowErrorOf: ((row: Row) => string | undefined) | undefined;
  readOnly: boolean;
  /** Open on the active cell. */
  editor: Omit<CellEditorProps, 'label'> | undefined;
};

const DrawnRow = <Row,>(props: TableRowProps<Row>) => {
  const { row, line, y, height, layout, chosen, level, expanded, rowErrorOf } = props;
  const wrong = row === undefined ? undefined : rowErrorOf?.(row);
  return (
    <div
      id={props.id}
      className={css.row}
      role="row"
      aria-rowindex={rowIndexOf(layout, line)}
      aria-level={level}
      aria-expanded={expanded}
      aria-selected={chosen}
      aria-busy={row === undefined || props.partial || undefined}
      data-chosen={chosen || undefined}
      data-cut={props.cut || undefined}
      data-row={line}
      data-wrong={wrong === undefined ? undefined : true}
      style={{ transform: `translateY(${y}px)`, height, width: layout.width, order: line }}
    >
      {drawLine(layout, (column) => drawCell(props, column, wrong), props.active)}
    </div>
  );
};

/** One row; redrawn only when its own data change. */
export const TableRow = memo(DrawnRow) as typeof DrawnRow;

/** The first column with text, where the state of the whole row is announced. */
const leads = <Row,>({ placed }: TableLayout<Row>, column: number) => column === (placed[0]?.id === boxes ? 1 : 0);

/** A cell of a row. Not a component: a table has thousands of cells, and each component would cost as much again as its element. */
const drawCell = <Row,>(props: TableRowProps<Row>, column: number, rowWrong: string | undefined) => {
  const { row, layout, active, rangeStart, rangeEnd, corner, errorOf, readOnly, editor } = props;
  const definition = layout.placed[column];
  if (!definition) return null;
  const isActive = column === active;
  const ofCell = row === undefined ? undefined : errorOf?.(row, definition.id);
  const ofRow = leads(layout, column) ? rowWrong : undefined;
  const wrong = ofCell ?? ofRow;
  const inRange = column >= rangeStart && column <= rangeEnd;
  const content = contentOf(props, definition, ofRow !== undefined);

  return (
    <div
      key={definition.id}
      {...columnProps(layout, column)}
      className={typeof content === 'string' ? css.textCell : css.cell}
      // Somebody who has not registered yet has no name, and an empty head names nothing.
      role={typeof content === 'string' && content.trim() === '' ? 'gridcell' : cellRole(layout, column)}
      tabIndex={isActive ? 0 : undefined}
      aria-selected={(inRange && props.selectsCells) || undefined}
      aria-readonly={readOnly || row === undefined || !definition.editable?.(row) || undefined}
      aria-invalid={ofCell === undefined ? undefined : true}
      aria-description={wrong}
      title={wrong}
      data-active={isActive || undefined}
      data-range={(inRange && !isActive) || undefined}
      data-wrong={ofCell === undefined ? undefined : true}
      data-waits={(props.partial && content === '') || undefined}
    >
      {content}
      {column === corner && <span className={css.corner} data-corner aria-hidden="true" />}
      {isActive && editor && <Editor {...editor} definition={definition} />}
    </div>
  );
};

const contentOf = <Row,>(props: TableRowProps<Row>, definition: TableColumn<Row>, isWrong: boolean): ReactNode => {
  const { row, rowKey, boxLabel, chosen = false, level = 1, expanded, branchColumn } = props;
  if (row === undefined) return <Skeleton />;
  if (definition.id === boxes) return <RowBox label={boxLabel?.(row) ?? ''} checked={chosen} />;
  const inTree = definition.id === branchColumn;
  if (!inTree && !isWrong && !definition.cell) return definition.textOf(row);
  return (
    <>
      {isWrong && <CircleAlert className={css.wrongMark} size="1rem" strokeWidth={1.5} aria-hidden />}
      {inTree && <BranchMark level={level} expanded={expanded} />}
      <span className={css.words}>
        {/* Elements are reused for other rows; the content of a row only where its column says so. */}
        {definition.cell ? (
          <Fragment key={definition.reusesCells ? undefined : rowKey}>{definition.cell(row)}</Fragment>
        ) : (
          definition.textOf(row)
        )}
      </span>
    </>
  );
};

/** Room for the level, and the mark of a row that has others below it; pressed through its cell. */
const BranchMark = ({ level, expanded }: { level: number; expanded: boolean | undefined }) => (
  <span className={css.branch} style={{ paddingInlineStart: `${level - 1}rem` }} aria-hidden="true">
    {expanded !== undefined && (
      <ChevronRight className={css.chevron} data-toggle data-open={expanded} size="1.25rem" strokeWidth={1.75} />
    )}
  </span>
);

const Editor = <Row,>({ definition, ...editor }: Omit<CellEditorProps, 'label'> & { definition: TableColumn<Row> }) => {
  const props = { ...editor, label: definition.header };
  return (
    <div className={css.editorPlace} data-editor>
      {definition.editor ? definition.editor(props) : <CellEditor {...props} />}
    </div>
  );
};

/** Shows whether a row is chosen; pressed through its cell, which has the focus. */
export const RowBox = ({ label, checked }: { label: string; checked: boolean }) => (
  <input className={box} type="checkbox" tabIndex={-1} aria-label={label} checked={checked} readOnly />
);
