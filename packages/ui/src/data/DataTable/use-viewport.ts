import { type UIEvent, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { columnsInSight, rowsInSight, scrollScale } from './geometry.ts';

const overscan = 5;
/** Sideways scrolling is looked at in steps of this many px. */
const stepPx = 50;

type Options = { count: number; rowPx: number; widths: readonly number[]; pinned: number; barsPx: number };

/** Which rows and columns are in sight, and where rows stand. `barsPx`: heads and totals that lie over the rows. */
export const useViewport = ({ count, rowPx, widths, pinned, barsPx }: Options) => {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [view, setView] = useState({ width: 960, height: 480 });
  const [scroll, setScroll] = useState({ top: 0, left: 0 });

  useLayoutEffect(() => {
    if (!scroller) return;
    const measure = () => setView({ width: scroller.clientWidth, height: scroller.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [scroller]);

  const bodyPx = Math.max(rowPx, view.height - barsPx);
  const scale = useMemo(() => scrollScale(count, rowPx, bodyPx), [count, rowPx, bodyPx]);
  const exact = scale.height < count * rowPx;
  const onScroll = useCallback(
    ({ currentTarget: { scrollTop, scrollLeft } }: UIEvent<HTMLElement>) => {
      // Between two rows nothing changes in a table that needs no scaling: no drawing for it.
      const top = exact ? scrollTop : Math.floor(scrollTop / rowPx) * rowPx;
      const left = Math.floor(scrollLeft / stepPx) * stepPx;
      setScroll((before) => (before.top === top && before.left === left ? before : { top, left }));
    },
    [exact, rowPx],
  );

  const top = scale.topOf(scroll.top);
  const rows = rowsInSight(count, rowPx, top, bodyPx + rowPx, overscan);
  const { first, last, before, pinnedPx } = columnsInSight(widths, pinned, scroll.left, view.width + stepPx);
  const columns = useMemo(() => ({ first, last, before }), [first, last, before]);

  const show = useCallback(
    (row: number, start: number, width: number, isPinned: boolean) => {
      if (!scroller) return;
      const now = scale.topOf(scroller.scrollTop);
      const y = row * rowPx;
      if (row >= 0 && y < now) scroller.scrollTop = scale.scrollTopOf(y);
      else if (y + rowPx > now + bodyPx) scroller.scrollTop = scale.scrollTopOf(y + rowPx - bodyPx);
      if (isPinned) return;
      const beside = scroller.clientWidth - pinnedPx;
      if (start - pinnedPx < scroller.scrollLeft) scroller.scrollLeft = start - pinnedPx;
      else if (start - pinnedPx + width > scroller.scrollLeft + beside) {
        scroller.scrollLeft = start - pinnedPx + Math.min(width, beside) - beside;
      }
    },
    [scroller, scale, rowPx, bodyPx, pinnedPx],
  );

  return {
    scroller,
    setScroller,
    onScroll,
    rows,
    columns,
    bodyHeight: scale.height,
    page: Math.max(1, Math.floor(bodyPx / rowPx) - 1),
    yOf: (row: number) => row * rowPx - (top - scroll.top),
    show,
  };
};
