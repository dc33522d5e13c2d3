// biome-ignore-all lint/a11y/noStaticElementInteractions: the handlers are those of the table within
import { Move, OctagonX } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../../components/Button/Button.tsx';
import { lineOf, type TreeMoving, topLine } from './moving.ts';
import * as css from './TreeTable.css.ts';
import { type RowDrag, useRowDrag } from './use-row-drag.ts';

type RowMovingProps<Row> = {
  moving: TreeMoving<Row>;
  /** The lines of the table. */
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Chosen rows by key: they move together. */
  chosen: ReadonlySet<string> | undefined;
  /** Rows that are cut, by key, until they are pasted or the person cancels. */
  cut: readonly string[] | undefined;
  onCut: (cut: readonly string[] | undefined) => void;
  /** Opens a row that is closed, so that what is below it can be reached. */
  onRest: (row: Row) => void;
  children: ReactNode;
};

/** What is announced and shown below the table. */
type Said = { readonly refused: boolean; readonly words: string };

/** A chosen row moves with all that are chosen, another one alone. */
const movedWith = <Row,>({ rows, keyOf, chosen }: RowMovingProps<Row>, line: number): readonly string[] => {
  const row = rows[line];
  if (row === undefined) return [];
  return chosen?.has(keyOf(row)) ? [...chosen] : [keyOf(row)];
};

/** Cutting and pasting rows, and what is said about it. */
const useCut = <Row,>(props: RowMovingProps<Row>) => {
  const { moving, rows, cut, onCut } = props;
  const [said, setSaid] = useState<Said>();
  const end = () => {
    onCut(undefined);
    setSaid(undefined);
  };
  /** Moves rows below the row of that line; says why where it cannot be. True if they go. */
  const put = (keys: readonly string[], line: number): boolean => {
    const into = line === topLine ? undefined : rows[line];
    const refusal = moving.refusalOf(keys, into);
    if (refusal !== undefined) {
      setSaid({ refused: true, words: refusal });
      return false;
    }
    end();
    moving.onMove({ keys, into });
    return true;
  };
  const cutAt = (line: number) => {
    const row = rows[line];
    if (row === undefined) return false;
    const fixed = moving.fixedOf(row);
    const keys = movedWith(props, line);
    onCut(fixed === undefined ? keys : undefined);
    setSaid({ refused: fixed !== undefined, words: fixed ?? moving.labels.cut(keys) });
    return true;
  };
  /** Returns whether the key was one of those that move rows. */
  const press = ({ key, ctrlKey, metaKey, target }: KeyboardEvent): boolean => {
    const line = lineOf(target as Element);
    if (key === 'Escape' && said) end();
    else if (!(ctrlKey || metaKey) || line === undefined) return false;
    else if (key.toLowerCase() === 'x') return cutAt(line);
    else if (key.toLowerCase() === 'v' && cut) put(cut, line);
    else return false;
    return true;
  };
  return {
    said,
    put,
    end,
    /** Before the table, which would copy the text of the cell. */
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (!press(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

/** Lets the rows of the table within be dragged by their grips, and cut and pasted. */
export const RowMoving = <Row,>(props: RowMovingProps<Row>) => {
  const { moving, rows, cut, onRest } = props;
  const { labels } = moving;
  const { said, put, end, onKeyDownCapture } = useCut(props);
  const { drag, start } = useRowDrag({
    keysOf: (line) => movedWith(props, line),
    onDrop: put,
    onRest: (line) => {
      const row = rows[line];
      if (row !== undefined) onRest(row);
    },
  });
  return (
    <>
      <div className={css.within} onKeyDownCapture={onKeyDownCapture} onPointerDown={start}>
        {props.children}
      </div>
      <div className={css.foot}>
        <span role="status" data-refused={said?.refused || undefined} className={css.said}>
          {said?.words ?? labels.hint}
        </span>
        {cut && (
          <Button size="compact" onClick={end}>
            {labels.cancel}
          </Button>
        )}
      </div>
      {drag && <Dragged drag={drag} moving={moving} rows={rows} />}
    </>
  );
};

type DraggedProps<Row> = { drag: RowDrag; moving: TreeMoving<Row>; rows: readonly Row[] };

/** Beside the pointer what a release would do, or why it cannot; around the target a frame. */
const Dragged = <Row,>({ drag: { keys, x, y, target }, moving, rows }: DraggedProps<Row>) => {
  if (!target) return null;
  const { line, ...place } = target;
  const into = line === topLine ? undefined : rows[line];
  const refusal = moving.refusalOf(keys, into);
  const Mark = refusal === undefined ? Move : OctagonX;
  return createPortal(
    <div aria-hidden="true">
      <div className={css.target} data-refused={refusal !== undefined || undefined} style={place} />
      <div
        className={css.chip}
        data-refused={refusal !== undefined || undefined}
        data-late={x > window.innerWidth / 2 || undefined}
        style={{ left: x, top: y }}
      >
        <Mark className={css.chipMark} size="1rem" strokeWidth={1.5} />
        {refusal ?? moving.labels.into(keys, into)}
      </div>
    </div>,
    document.body,
  );
};
