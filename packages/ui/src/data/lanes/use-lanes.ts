import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { between, lanesIn, layOut } from './lay-out.ts';

/** Distance in px beyond the window that is drawn too: a scroll never meets a hole. */
const overscanPx = 600;
/** A scroll is looked at in steps of this many px: fewer drawings for the same sight. */
const stepPx = 200;
/** A new width counts once it has not changed for this long (ms). */
const resizeMs = 100;
/** From this many measured things the height of the others is assumed, once: a changing assumption would move them all. */
const sampled = 24;

/** The middle one: where most things have the same height, it is that, and these are not placed anew when they are measured. */
const middleOf = (heights: readonly number[]): number =>
  Math.round(heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)] ?? 0);

type Options = {
  count: number;
  keyOf: (index: number) => string;
  laneMin: number;
  gap: number;
  heightGuess: number;
};

/** Width of an element; the first at once, later ones when they stand still. */
const useWidth = (element: HTMLElement | null) => {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    if (!element) return;
    setWidth(element.clientWidth);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidth(element.clientWidth), resizeMs);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return width;
};

/** The part of an element that is in the window, whatever scrolls it; in px from its top, in whole steps. */
const useSight = (element: HTMLElement | null) => {
  const [sight, setSight] = useState({ from: 0, to: 1200 });
  useLayoutEffect(() => {
    if (!element) return;
    const look = () => {
      const top = -element.getBoundingClientRect().top;
      const from = Math.floor(top / stepPx) * stepPx;
      const to = Math.ceil((top + window.innerHeight) / stepPx) * stepPx;
      setSight((before) => (before.from === from && before.to === to ? before : { from, to }));
    };
    // Drawn before the frame that shows the scroll: otherwise a fast one shows gaps.
    const follow = () => flushSync(look);
    look();
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [element]);
  return sight;
};

/** Heights of things by their key, measured while they are drawn; `heightGuess` is assumed until some are measured. */
const useHeights = (heightGuess: number) => {
  const heights = useRef(new Map<string, number>());
  const samples = useRef<number[]>([]);
  const assumed = useRef(heightGuess);
  const newest = useRef(0);
  const [version, setVersion] = useState(0);
  const observer = useRef<ResizeObserver>(undefined);

  /** Remembers the height, and says whether anything stands elsewhere by it. */
  const keep = useCallback((key: string, height: number): boolean => {
    const known = heights.current.get(key);
    const before = assumed.current;
    if (height === 0 || (known !== undefined && Math.abs(known - height) < 0.5)) return false;
    heights.current.set(key, height);
    if (known === undefined && samples.current.length < sampled) {
      samples.current.push(height);
      assumed.current = middleOf(samples.current);
    }
    return assumed.current !== before || Math.abs((known ?? before) - height) >= 0.5;
  }, []);
  const changed = useCallback(() => {
    newest.current += 1;
    setVersion(newest.current);
  }, []);
  const measure = useCallback(
    (node: HTMLElement | null) => {
      if (!node) return;
      observer.current ??= new ResizeObserver((entries) => {
        const news = entries.filter(({ target, borderBoxSize: [box] }) =>
          keep((target as HTMLElement).dataset.lane ?? '', box?.blockSize ?? 0),
        );
        if (news.length > 0) changed();
      });
      const watching = observer.current;
      if (keep(node.dataset.lane ?? '', node.offsetHeight)) changed();
      watching.observe(node);
      return () => watching.unobserve(node);
    },
    [keep, changed],
  );
  useEffect(() => () => observer.current?.disconnect(), []);
  /** Whether the drawn positions use all heights known so far. */
  const isSettled = () => newest.current === version;
  return { heights: heights.current, assumed: assumed.current, measure, version, isSettled };
};

/**
 * Virtual lanes: places things of unknown height, measures the drawn ones, and returns which to draw. Give `measure` as `ref` and the key
 * as `data-lane` to each drawn thing. Until the width is known (`width` undefined) nothing is placed.
 */
export const useLanes = ({ count, keyOf, laneMin, gap, heightGuess }: Options) => {
  const [list, setList] = useState<HTMLElement | null>(null);
  const width = useWidth(list);
  const sight = useSight(list);
  const { heights, assumed, measure, version, isSettled } = useHeights(heightGuess);
  const [focused, setFocused] = useState<string>();

  const laneCount = width === undefined ? 1 : lanesIn(width, laneMin, gap);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` stands for what `heights` holds
  const lanes = useMemo(
    () => layOut(count, laneCount, gap, (index) => heights.get(keyOf(index)) ?? assumed),
    [count, laneCount, gap, keyOf, heights, assumed, version],
  );
  const drawn = between(lanes, sight.from - overscanPx, sight.to + overscanPx);
  if (focused !== undefined && !drawn.some((index) => keyOf(index) === focused)) {
    // Focus must not leave the page because its owner was scrolled away.
    for (let index = 0; index < count; index++) if (keyOf(index) === focused) drawn.push(index);
    drawn.sort((one, other) => one - other);
  }
  const laneWidth = width === undefined ? 0 : (width - gap * (laneCount - 1)) / laneCount;

  return {
    list,
    setList,
    width,
    laneWidth,
    lanes,
    drawn,
    measure,
    isSettled,
    isInSight: (index: number) => (lanes.bottoms[index] ?? 0) > sight.from && (lanes.tops[index] ?? 0) < sight.to,
    xOf: (index: number) => (lanes.lanes[index] ?? 0) * (laneWidth + gap),
    focusHandlers: {
      onFocus: (event: FocusEvent<HTMLElement>) =>
        setFocused((event.target as HTMLElement).closest<HTMLElement>('[data-lane]')?.dataset.lane),
      onBlur: () => setFocused(undefined),
    },
  };
};
