import './cards.css';
import { useContainerPosition, useMasonry, usePositioner, useResizeObserver, useScroller } from 'masonic';
import { useMemo, useRef } from 'react';
import { exposeReact } from '../peer.tsx';
import { Card, gapPx, heightGuessPx, type Item, lanes, roundOf } from './cards.tsx';

const Drawn = ({ data }: { data: Item }) => <Card item={data} />;
const keyOf = ({ id }: Item) => id;

/** Its hooks instead of its component: the component does not support items in front. */
const Cards = ({ step }: { step: number }) => {
  const items = useMemo(() => roundOf(step), [step]);
  const container = useRef<HTMLElement>(null);
  const { offset, width } = useContainerPosition(container);
  const positioner = usePositioner({ width, columnCount: lanes, columnGutter: gapPx, rowGutter: gapPx }, [items]);
  const { scrollTop, isScrolling } = useScroller(offset);
  const resizeObserver = useResizeObserver(positioner);
  return useMasonry({
    positioner,
    scrollTop,
    isScrolling,
    height: window.innerHeight,
    containerRef: container,
    resizeObserver,
    items,
    itemKey: keyOf,
    itemHeightEstimate: heightGuessPx,
    overscanBy: 2,
    render: Drawn,
  });
};

exposeReact(({ step }) => <Cards step={step} />, { scroller: () => document.scrollingElement });
