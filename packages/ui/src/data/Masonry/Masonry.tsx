import { memo, type ReactNode, useCallback } from 'react';
import { useInBrowser } from '../../theme/use-in-browser.ts';
import { useLanes } from '../lanes/use-lanes.ts';
import * as css from './Masonry.css.ts';
import { type Place, useGlide } from './use-glide.ts';

/** Distance between things in px (spec section 7). */
const gapPx = 16;
/** Drawn where the width is unknown: on a server, and until the browser hydrates the page. */
const firstDrawn = 12;

export type MasonryProps<Item> = {
  /** What the list holds. */
  label: string;
  /** In the order in which screen readers and keyboard reach them. */
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

type Draw = (item: unknown, place: { index: number }) => ReactNode;

/** The content of a card is redrawn only for another thing or position, not for each step of a scroll. */
const Content = memo(({ draw, item, index }: { draw: Draw; item: unknown; index: number }) => draw(item, { index }));

/**
 * Things of different heights in as many lanes as fit; only visible ones are drawn. Screen readers and the Tab key reach them in the order
 * of the list. For things of one height use Grid.
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
  const flowing = useInBrowser() ? 0 : firstDrawn;
  const drawn = placed ? view.drawn : items.slice(0, flowing).map((_, index) => index);
  const places = drawn.map((index) => ({
    key: keyAt(index),
    transform: `translate(${view.xOf(index)}px, ${view.lanes.tops[index] ?? 0}px)`,
    isInSight: view.isInSight(index),
  }));
  useGlide(view.list, `${view.laneWidth} ${items.length}`, placed ? places : [], view.isSettled);

  return (
    // biome-ignore lint/a11y/useSemanticElements: most of the list is not in the page; counts are told by hand
    <div
      ref={view.setList}
      className={css.list}
      role="list"
      aria-label={label}
      data-placed={placed || undefined}
      data-flowing={!placed || undefined}
      style={placed ? { height: view.lanes.height } : undefined}
      {...view.focusHandlers}
    >
      {drawn.map((index, order) => {
        const { key, transform } = places[order] as Place;
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
            style={placed ? { width: view.laneWidth, transform } : undefined}
          >
            <Content draw={children as Draw} item={items[index]} index={index} />
          </div>
        );
      })}
    </div>
  );
};
