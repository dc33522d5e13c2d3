import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import * as css from './Panes.css.ts';

/** Least and greatest width of a pane, and one step of a key, in px. */
const widthMin = 200;
const widthMax = 560;
const stepPx = 16;
const farPx = 64;

export type PaneResize = {
  /** Label of the edge, such as "Width of the list". */
  label: string;
  /** In px; `undefined` for the default width, which depends on the window. */
  width: number | undefined;
  /** Called while it is dragged; the owner remembers it. `undefined` restores the default width. */
  onWidthChange: (change: { width: number | undefined }) => void;
};

type SplitterProps = PaneResize & { side: 'start' | 'end'; controls: string };

const within = (width: number) => Math.round(Math.min(widthMax, Math.max(widthMin, width)));

/**
 * The edge between a pane and the middle (ARIA window splitter): dragged by pointer, moved by arrows (with Shift further), Home and End; a
 * double press or Enter restores the default width.
 */
export const Splitter = ({ label, width, onWidthChange, side, controls }: SplitterProps) => {
  const edge = useRef<HTMLDivElement>(null);
  const [usual, setUsual] = useState(widthMin);
  const now = within(width ?? usual);

  useLayoutEffect(() => {
    if (width === undefined) setUsual(edge.current?.parentElement?.offsetWidth ?? widthMin);
  }, [width]);

  const draw = (event: PointerEvent<HTMLElement>) => {
    const pane = event.currentTarget.parentElement;
    if (!pane || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, right } = pane.getBoundingClientRect();
    onWidthChange({ width: within(side === 'start' ? event.clientX - left : right - event.clientX) });
  };
  const press = (event: KeyboardEvent) => {
    const wider = (side === 'start' ? 1 : -1) * (event.shiftKey ? farPx : stepPx);
    const moves: Readonly<Record<string, number | undefined>> = {
      ArrowRight: now + wider,
      ArrowLeft: now - wider,
      Home: widthMin,
      End: widthMax,
      Enter: undefined,
    };
    if (!(event.key in moves)) return;
    event.preventDefault();
    const to = moves[event.key];
    onWidthChange({ width: to === undefined ? undefined : within(to) });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule takes no focus; this edge is moved
    <div
      ref={edge}
      className={css.splitter({ side })}
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuemin={widthMin}
      aria-valuemax={widthMax}
      aria-valuenow={now}
      onKeyDown={press}
      onDoubleClick={() => onWidthChange({ width: undefined })}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={draw}
    />
  );
};
