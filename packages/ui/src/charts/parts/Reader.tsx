import { type Box, clamp } from '@esg/chart-model';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as css from './plot.css.ts';
import { Tip } from './Tip.tsx';

export type ReaderProps = {
  /** Names the chart for screen readers. */
  label: string;
  width: number;
  height: number;
  /** How many points there are to go through. */
  count: number;
  /** Everything about a point, in one line. */
  nameOf: (place: number) => string;
  /** The position of a point, where the focus ring is. */
  boxOf: (place: number) => Box;
  /** The point below the pointer. */
  placeAt: (x: number, y: number) => number | undefined;
  /** The point that focus enters first; by default the last one, which is the newest. */
  start?: number;
  /** The target of a key; by default the next point. */
  moveTo?: (key: string, from: number) => number | undefined;
  /** Highlights in the drawing while a point is read. */
  markOf?: (place: number) => ReactNode;
  /** The figures shown beside a point; nothing where the drawing shows them already. */
  tipOf?: (place: number) => ReactNode;
};

/**
 * Up to this number every point is in the page for people who read without focus; beyond it, only the neighbours of the focusable one are.
 */
const allShown = 24;
const neighbours = 3;

const along = (key: string, from: number, last: number): number | undefined => {
  const leap = Math.max(1, Math.round((last + 1) / 10));
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    PageDown: from + leap,
    PageUp: from - leap,
    Home: 0,
    End: last,
  };
  return steps[key];
};

/** The focused point, and the effect of keys on it. */
const useStops = ({ count, start, moveTo }: Pick<ReaderProps, 'count' | 'start' | 'moveTo'>) => {
  const svg = useRef<SVGSVGElement>(null);
  const last = count - 1;
  const [wanted, setStop] = useState(start ?? last);
  const [shown, show] = useState<number>();
  const stop = clamp(wanted, 0, Math.max(0, last));
  const keys = (event: KeyboardEvent<Element>) => {
    if (event.key === 'Escape' && shown !== undefined) {
      event.stopPropagation();
      show(undefined);
    }
    const next = moveTo?.(event.key, stop) ?? along(event.key, stop, last);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = clamp(next, 0, last);
    // Distant points are in the page only once focus is on them.
    flushSync(() => setStop(to));
    svg.current?.querySelector<SVGElement>(`[data-place="${to}"]`)?.focus();
  };
  const [from, to] =
    count <= allShown ? [0, last] : [Math.max(0, stop - neighbours), Math.min(last, stop + neighbours)];
  const places = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  const read = (place: number) => {
    setStop(place);
    show(place);
  };
  return { svg, stop, read, shown: shown !== undefined && shown <= last ? shown : undefined, show, keys, places };
};

/**
 * Makes a chart readable: one stop for Tab, then arrows, Page keys, Home and End go through the points, each announced completely; the
 * pointer shows the same. Escape hides the figures. However many points there are, few nodes are in the page.
 */
export const Reader = (props: ReaderProps) => {
  const { label, width, height, count, nameOf, boxOf, placeAt, markOf, tipOf } = props;
  const { svg, stop, read, shown, show, keys, places } = useStops(props);

  const tip = shown !== undefined && tipOf?.(shown);

  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const place = placeAt(event.clientX - left, event.clientY - top);
    if (place !== undefined && event.type === 'pointerdown') read(place);
    else show(place);
  };

  return (
    <>
      {/* A drawing of figures is a list for screen readers; HTML lists cannot be inside SVG. */}
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <svg
        ref={svg}
        className={css.reader}
        width={width}
        height={height}
        role="list"
        aria-label={label}
        data-export="none"
        onKeyDown={keys}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => show(undefined)}
      >
        <rect className={css.ground} width={width} height={height} />
        {shown !== undefined && markOf?.(shown)}
        {places.map((place) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a rectangle has no behaviour of its own
          <rect
            key={place}
            {...boxOf(place)}
            className={css.stop}
            role="listitem"
            data-place={place}
            aria-label={nameOf(place)}
            aria-posinset={place + 1}
            aria-setsize={count}
            tabIndex={place === stop ? 0 : -1}
            onFocus={() => read(place)}
            onBlur={() => show(undefined)}
          />
        ))}
      </svg>
      {shown !== undefined && tip && (
        <Tip box={boxOf(shown)} width={width}>
          {tip}
        </Tip>
      )}
    </>
  );
};
