import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLanes } from '../lanes/use-lanes.ts';
import * as css from './Masonry.css.ts';

/** Distance between things, and how they move when the lanes change (spec section 7). */
const gapPx = 16;
const staggerSeconds = 0.03;
const staggerMax = 10;
const settledMs = 700;
/** Drawn before the width is known. */
const firstDrawn = 12;

export type MasonryProps<Item> = {
  /** What the list holds. */
  label: string;
  /** In the order in which readers and keyboard meet them. */
  items: readonly Item[];
  /** Tells things apart; stays the same when one changes. */
  keyOf: (item: Item) => string;
  /** Draws one thing; as high as it likes. */
  children: (item: Item, place: { index: number }) => ReactNode;
  /** Least width of a lane in px. */
  laneMinPx?: number;
  /** About how high a thing is in px, until some are measured. */
  heightGuessPx?: number;
};

/** True for a moment after the lanes changed, so that only then things glide to their new places. */
const useMoving = (laneWidth: number, count: number) => {
  const [moving, setMoving] = useState(false);
  const before = useRef({ laneWidth, count });
  useEffect(() => {
    const first = before.current.laneWidth === 0;
    const same = before.current.laneWidth === laneWidth && before.current.count === count;
    before.current = { laneWidth, count };
    if (first || same) return;
    setMoving(true);
    const timer = setTimeout(() => setMoving(false), settledMs);
    return () => clearTimeout(timer);
  }, [laneWidth, count]);
  return moving;
};

/**
 * Things of different heights in as many lanes as fit; only those in sight are drawn. Readers and the Tab key meet them
 * in the order of the list. For things of one height take Grid.
 */
export const Masonry = <Item,>(props: MasonryProps<Item>) => {
  const { label, items, keyOf, children, laneMinPx = 256, heightGuessPx = 280 } = props;
  const keyAt = useCallback((index: number) => keyOf(items[index] as Item), [items, keyOf]);
  const view = useLanes({
    count: items.length,
    keyOf: keyAt,
    laneMin: laneMinPx,
    gap: gapPx,
    heightGuess: heightGuessPx,
  });
  const placed = view.width !== undefined;
  const moving = useMoving(view.laneWidth, items.length);
  const drawn = placed ? view.drawn : items.slice(0, firstDrawn).map((_, index) => index);

  const place = (index: number, order: number): CSSProperties => ({
    width: view.laneWidth,
    transform: `translate(${view.xOf(index)}px, ${view.lanes.tops[index] ?? 0}px)`,
    ['--masonry-delay' as string]: `${Math.min(order, staggerMax) * staggerSeconds}s`,
  });

  return (
    // biome-ignore lint/a11y/useSemanticElements: most of the list is not in the page; counts are told by hand
    <div
      ref={view.setList}
      className={css.list}
      role="list"
      aria-label={label}
      data-placed={placed || undefined}
      data-flowing={!placed || undefined}
      data-moving={moving || undefined}
      style={placed ? { height: view.lanes.height } : undefined}
      {...view.focusHandlers}
    >
      {drawn.map((index, order) => {
        const item = items[index] as Item;
        const key = keyOf(item);
        return (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            key={key}
            ref={view.measure}
            className={css.item}
            role="listitem"
            data-lane={key}
            aria-posinset={index + 1}
            aria-setsize={items.length}
            style={placed ? place(index, order) : undefined}
          >
            {children(item, { index })}
          </div>
        );
      })}
    </div>
  );
};
