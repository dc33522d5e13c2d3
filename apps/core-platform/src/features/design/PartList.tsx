import { VisuallyHidden } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import * as css from './design.css.ts';

/** One thing that can be moved among others. */
export type Row = { id: string; name: string; content: ReactNode; actions?: ReactNode };

type PartListProps = {
  label: string;
  rows: readonly Row[];
  /** Removes the row and inserts it at that place. */
  onMove: (from: number, to: number) => void;
  readOnly: boolean;
};

/** The list with the part at `from` moved to `to`. */
export const movedTo = <Part,>(parts: readonly Part[], from: number, to: number): Part[] => {
  const rest = parts.filter((_, place) => place !== from);
  return [...rest.slice(0, to), ...parts.slice(from, from + 1), ...rest.slice(to)];
};

/** A row dragged by the pointer: which one, and the row below the pointer. */
const useLifting = (move: (from: number, to: number) => void) => {
  const [lifted, setLifted] = useState<number>();
  const [target, setTarget] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const putDown = () => {
    setLifted(undefined);
    setTarget(undefined);
  };
  /** The row at that height; the last one below all of them. */
  const placeAt = (y: number) => {
    const boxes = [...(list.current?.children ?? [])].map((child) => child.getBoundingClientRect());
    const under = boxes.findIndex(({ bottom }) => y < bottom);
    return under === -1 ? boxes.length - 1 : under;
  };
  const handleOf = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setLifted(place);
      setTarget(place);
    },
    onPointerMove: ({ clientY }: PointerEvent) => lifted === place && setTarget(placeAt(clientY)),
    onPointerUp: () => {
      if (lifted !== undefined && target !== undefined) move(lifted, target);
      putDown();
    },
    onPointerCancel: putDown,
  });
  return { list, lifted, target, handleOf };
};

/** Rows that a person can reorder: by dragging a row's handle, or with the arrow keys on it. Announces the new position. */
export const PartList = ({ label, rows, onMove, readOnly }: PartListProps) => {
  const { t } = useLingui();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (readOnly || !row || to < 0 || to >= rows.length || to === from) return;
    onMove(from, to);
    setSaid(t`${row.name}: place ${to + 1} of ${rows.length}`);
  };
  const byKey = (place: number) => (event: KeyboardEvent<HTMLButtonElement>) => {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(place, to);
  };
  const { list, lifted, target, handleOf } = useLifting(move);

  return (
    <>
      <ol ref={list} className={css.rows} aria-label={label}>
        {rows.map(({ id, name, content, actions }, place) => (
          <li
            key={id}
            className={css.row}
            data-lifted={lifted === place || undefined}
            data-target={(target === place && lifted !== place) || undefined}
          >
            <button
              type="button"
              className={css.handle}
              aria-label={t`Move: ${name}`}
              aria-description={t`Up and down arrow keys move it`}
              aria-disabled={readOnly || undefined}
              onKeyDown={byKey(place)}
              {...(!readOnly && handleOf(place))}
            >
              <span aria-hidden="true">⠿</span>
            </button>
            <div>{content}</div>
            {actions}
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
};
