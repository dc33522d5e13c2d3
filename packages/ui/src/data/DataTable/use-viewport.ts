import { type UIEvent, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { baseOf, columnsInSight, poolFor, rowsInSight, scrollScale } from './core/geometry.ts';

const overscan = 5;
/** Paper shows every row of a table up to this length; of a longer one, the visible part. */
const printedMax = 2000;
/** Sideways scrolling is looked at in steps of this many px. */
const stepPx = 50;

type Options = Scroller & {
  count: number;
  rowPx: number;
  widths: readonly number[];
  pinned: number;
  barsPx: number;
  shownFor: string | undefined;
  isOnPaper: boolean;
};

/** The element that scrolls, and its size in px. */
export const useScroller = () => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width: 960, height: 480 });
  useLayoutEffect(() => {
    if (!scroller) return;
    const measure = () => setSize({ width: scroller.clientWidth, height: scroller.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller]);
  return { scroller, setScroller, size };
};

type Scroller = ReturnType<typeof useScroller>;

/** Where an element is scrolled to, in the steps by which a table of such rows is drawn. */
const placeOf = ({ scrollTop, scrollLeft }: HTMLElement, rowPx: number, isScaled: boolean) => ({
  // Between two rows nothing changes in a table that needs no scaling: no drawing for it.
  top: isScaled ? scrollTop : Math.floor(scrollTop / rowPx) * rowPx,
  left: Math.floor(scrollLeft / stepPx) * stepPx,
  // Where writing goes from right to left, it is negative.
  isAside: scrollLeft !== 0,
});

/** Where the table is scrolled to, in px; at its top again once it shows something else. */
const useScroll = (scroller: HTMLElement | null, shownFor: string | undefined) => {
  const [scroll, setScroll] = useState({ top: 0, left: 0, isAside: false });
  const [seen, setSeen] = useState(shownFor);
  if (seen !== shownFor) {
    setSeen(shownFor);
    setScroll((before) => ({ ...before, top: 0 }));
  }
  const first = useRef(shownFor);
  useLayoutEffect(() => {
    // As it comes, it stands wherever it was left.
    if (scroller && first.current !== shownFor) scroller.scrollTop = 0;
    first.current = shownFor;
  }, [scroller, shownFor]);
  const goTo = useCallback(
    ({ top, left, isAside }: typeof scroll) =>
      setScroll((before) =>
        before.top === top && before.left === left && before.isAside === isAside ? before : { top, left, isAside },
      ),
    [],
  );
  return [scroll, goTo] as const;
};

/** Which rows and columns are in sight, and where rows stand. `barsPx`: heads, filters and totals that lie over the rows. */
export const useViewport = (options: Options) => {
  const { scroller, setScroller, size, count, rowPx, widths, pinned, barsPx, shownFor, isOnPaper } = options;
  const [scroll, goTo] = useScroll(scroller, shownFor);

  const isPrinted = isOnPaper && count <= printedMax;
  const bodyPx = isPrinted ? Math.max(1, count) * rowPx : Math.max(rowPx, size.height - barsPx);
  const scrolledPx = isPrinted ? 0 : scroll.top;
  const scale = useMemo(() => scrollScale(count, rowPx, bodyPx), [count, rowPx, bodyPx]);
  const follow = useCallback(
    (element: HTMLElement) => goTo(placeOf(element, rowPx, scale.isScaled)),
    [scale, rowPx, goTo],
  );

  const top = scale.topOf(scrolledPx);
  const base = baseOf(top, rowPx);
  const pool = poolFor(bodyPx, rowPx, overscan);
  const lines = rowsInSight(count, rowPx, top, pool, overscan);
  const across = isOnPaper ? { left: 0, px: Number.POSITIVE_INFINITY } : { left: scroll.left, px: size.width + stepPx };
  const { first, last, before, pinnedPx } = columnsInSight(widths, pinned, across.left, across.px);
  const columns = useMemo(() => ({ first, last, before }), [first, last, before]);

  const show = useCallback(
    (row: number, start: number, width: number, isPinned: boolean) => {
      if (!scroller) return;
      const now = scale.topOf(scroller.scrollTop);
      const y = row * rowPx;
      if (row >= 0 && y < now) scroller.scrollTop = scale.scrollTopOf(y);
      else if (y + rowPx > now + bodyPx) scroller.scrollTop = scale.scrollTopOf(y + rowPx - bodyPx);
      const beside = scroller.clientWidth - pinnedPx;
      if (!isPinned && start - pinnedPx < scroller.scrollLeft) scroller.scrollLeft = start - pinnedPx;
      else if (!isPinned && start - pinnedPx + width > scroller.scrollLeft + beside) {
        scroller.scrollLeft = start - pinnedPx + Math.min(width, beside) - beside;
      }
      follow(scroller);
    },
    [scroller, scale, rowPx, bodyPx, pinnedPx, follow],
  );

  return {
    scroller,
    setScroller,
    // Drawn before the frame is shown: otherwise a fast scroll shows nothing for a moment.
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => flushSync(() => follow(currentTarget)),
    inSight: lines,
    /** Whether it is scrolled sideways, so that pinned columns are over others. */
    isAside: scroll.isAside,
    /** Whether columns go on beyond the end. */
    goesOn: !isOnPaper && widths.reduce((sum, px) => sum + px, 0) - size.width - Math.abs(scroll.left) > stepPx,
    columns,
    pool,
    bodyHeight: scale.height,
    /** Where the line from which rows are placed stands itself; laid out, since transforms so long are not exact. */
    baseY: Math.round(base - top + scrolledPx),
    page: Math.max(1, Math.floor(bodyPx / rowPx) - 1),
    yOf: (row: number) => row * rowPx - base,
    show,
  };
};
