import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useLanes } from '../lanes/use-lanes.ts';
import * as css from './InfiniteList.css.ts';

const gapPx = 12;
/** The next part is asked for when its place is this near to the window. */
const aheadPx = 800;
/** Drawn before the width is known. */
const firstDrawn = 12;

export type InfiniteListProps<Item> = {
  /** What the list holds. */
  label: string;
  /** What has been fetched so far, in the order of the list. */
  items: readonly Item[];
  /** Tells things apart; stays the same when one changes. */
  keyOf: (item: Item) => string;
  /** Draws one thing, as high as it likes. */
  children: (item: Item, place: { index: number }) => ReactNode;
  /** `more`: there is more to fetch; `loading`: it is on its way; `failed`: asked for again by a press only. */
  state: 'more' | 'loading' | 'failed' | 'complete';
  /** Asks for the next part; called when its place comes near, and by the button. */
  onMore: () => void;
  /** What stands below the last one in each state; words of the button in `more` and `failed`. */
  labels: { more: string; loading: string; failed: string; complete: string };
  /** About how high one is in px, until some are measured. */
  heightGuessPx?: number;
};

/**
 * A list that grows while people scroll; only the visible part is drawn. Page Up and Page Down go from one item to the next, Tab goes
 * inside and out. Where people look for one certain thing use Pagination, whose pages have addresses.
 */
export const InfiniteList = <Item,>(props: InfiniteListProps<Item>) => {
  const { label, items, keyOf, children, state, onMore, labels, heightGuessPx = 72 } = props;
  const keyAt = useCallback((index: number) => keyOf(items[index] as Item), [items, keyOf]);
  const view = useLanes({ count: items.length, keyOf: keyAt, laneMin: 1e6, gap: gapPx, heightGuess: heightGuessPx });
  const placed = view.width !== undefined;
  const drawn = placed ? view.drawn : items.slice(0, firstDrawn).map((_, index) => index);
  const foot = useNearness(onMore, state === 'more', items.length);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { PageDown: 1, PageUp: -1 }[event.key];
    const article = (event.target as HTMLElement).closest<HTMLElement>('[data-lane]');
    if (!step || !article) return;
    const to = drawn.indexOf(Number(article.ariaPosInSet) - 1) + step;
    const next = event.currentTarget.querySelector<HTMLElement>(`[aria-posinset="${(drawn[to] ?? -1) + 1}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div>
      <div
        ref={view.setList}
        className={css.feed}
        role="feed"
        aria-label={label}
        aria-busy={state === 'loading'}
        data-flowing={!placed || undefined}
        style={placed ? { height: view.lanes.height } : undefined}
        onKeyDown={press}
        {...view.focusHandlers}
      >
        {drawn.map((index) => {
          const item = items[index] as Item;
          const key = keyOf(item);
          return (
            <article
              key={key}
              ref={view.measure}
              className={css.item}
              data-lane={key}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: the articles of a feed take focus (ARIA feed pattern)
              tabIndex={0}
              aria-posinset={index + 1}
              aria-setsize={state === 'complete' ? items.length : -1}
              style={placed ? { transform: `translateY(${view.lanes.tops[index] ?? 0}px)` } : undefined}
            >
              {children(item, { index })}
            </article>
          );
        })}
      </div>
      <div className={css.foot} ref={foot} role="status">
        {state === 'more' || state === 'failed' ? <Button onClick={onMore}>{labels[state]}</Button> : labels[state]}
      </div>
    </div>
  );
};

/** A ref for the place of the next part; calls back while it is near to the window. */
const useNearness = (onNear: () => void, wanted: boolean, count: number) => {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const near = useEffectEvent(onNear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a part that leaves its place near must be followed by another
  useEffect(() => {
    if (!place || !wanted) return;
    // A busy page delivers several entries at once; only the newest has the present position.
    const observer = new IntersectionObserver((moments) => moments.at(-1)?.isIntersecting && near(), {
      // The page's own window also inside a frame, where the default would be the outermost one.
      root: place.ownerDocument,
      rootMargin: `${aheadPx}px`,
    });
    observer.observe(place);
    return () => observer.disconnect();
  }, [place, wanted, count]);
  return setPlace;
};
