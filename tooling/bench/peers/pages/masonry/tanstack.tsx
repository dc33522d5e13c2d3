import './cards.css';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { exposeReact } from '../peer.tsx';
import { Card, gapPx, heightGuessPx, type Item, lanes, roundOf } from './cards.tsx';

/** Its lanes assign a card to a lane; the application writes positions within the page. */
const Cards = ({ items }: { items: readonly Item[] }) => {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    lanes,
    gap: gapPx,
    overscan: 8,
    scrollMargin: top,
    estimateSize: () => heightGuessPx,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  const laneWidth = `calc((100% - ${gapPx * (lanes - 1)}px) / ${lanes})`;
  return (
    <div ref={list} style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, key, lane, start }) => {
        const item = items[index];
        return (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            style={{
              position: 'absolute',
              insetBlockStart: 0,
              insetInlineStart: `calc(${lane} * (${laneWidth} + ${gapPx}px))`,
              width: laneWidth,
              transform: `translateY(${start - top}px)`,
            }}
          >
            {item && <Card item={item} />}
          </div>
        );
      })}
    </div>
  );
};

exposeReact(({ step }) => <Cards items={roundOf(step)} />, { scroller: () => document.scrollingElement });
