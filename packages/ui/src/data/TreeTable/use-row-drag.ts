import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { scrollNear, type Target, targetAt } from './moving.ts';

/** Rows while they are dragged: where the pointer is, and what is below it. */
export type RowDrag = {
  readonly keys: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly target: Target | undefined;
};

type Options = {
  /** The rows that are dragged with the line of a grip. */
  keysOf: (line: number) => readonly string[];
  /** Dropped on this line. */
  onDrop: (keys: readonly string[], line: number) => void;
  /** The pointer rests on this line. */
  onRest: (line: number) => void;
};

/** How long the pointer stays on a closed row until it opens, in ms. */
const restMs = 600;

const gridOf = (element: Element) => element.closest<HTMLElement>('[role="treegrid"]');

/** Runs once for each frame until the signal. */
const eachFrame = (run: () => void, signal: AbortSignal) => {
  const next = () => {
    if (signal.aborted) return;
    run();
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
};

type Ends = { follow: (event: globalThis.PointerEvent) => void; drop: () => void; end: () => void };

/** Follows the pointer wherever it goes, until the signal. */
const listen = ({ follow, drop, end }: Ends, signal: AbortSignal) => {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end();
  };
  window.addEventListener('pointermove', follow, { signal });
  window.addEventListener('pointerup', drop, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', press, { capture: true, signal });
};

/** Rows dragged by a grip, with a mouse, a pen or a finger. Escape, and what the system takes over, end it without a move. */
export const useRowDrag = (options: Options) => {
  const [drag, setDrag] = useState<RowDrag>();
  const running = useRef<AbortController>(null);
  // Rows that open during a drag shift the lines below them: what a line is, the newest drawing says.
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => running.current?.abort(), []);

  const start = (event: PointerEvent<HTMLElement>) => {
    const grip = (event.target as Element).closest('[data-grip]');
    const grid = grip && gridOf(grip);
    const line = grip?.closest<HTMLElement>('[data-row]')?.dataset.row;
    if (!grid || line === undefined || event.button !== 0) return;
    event.preventDefault();
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const keys = options.keysOf(Number(line));
    const at = { x: event.clientX, y: event.clientY };
    let rested: { line: number | undefined; since: number } = { line: undefined, since: 0 };
    const look = () => {
      const target = targetAt(grid, at.x, at.y);
      if (target?.line !== rested.line) rested = { line: target?.line, since: performance.now() };
      setDrag({ keys, ...at, target });
      return target;
    };
    const end = () => {
      controller.abort();
      setDrag(undefined);
    };
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      Object.assign(at, { x: clientX, y: clientY });
      look();
    };
    const drop = () => {
      const target = look();
      end();
      if (target) latest.current.onDrop(keys, target.line);
    };
    listen({ follow, drop, end }, controller.signal);
    eachFrame(() => {
      if (scrollNear(grid, at.y)) look();
      if (rested.line === undefined || performance.now() - rested.since < restMs) return;
      latest.current.onRest(rested.line);
      rested = { line: rested.line, since: Number.POSITIVE_INFINITY };
    }, controller.signal);
    look();
  };
  return { drag, start };
};
