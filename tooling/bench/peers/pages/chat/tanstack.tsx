import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { exposeReact } from '../peer.tsx';
import {
  chatGapPx,
  chatGuessPx,
  chatOf,
  drawEntry,
  type Entry,
  insideScroller,
  overscanPx,
  Rows,
} from '../windows/kit.tsx';

const Thread = ({ entries }: { entries: readonly Entry[] }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: entries.length,
    gap: chatGapPx,
    paddingStart: chatGapPx,
    paddingEnd: chatGapPx,
    anchorTo: 'end',
    followOnAppend: true,
    overscan: Math.ceil(overscanPx / (chatGuessPx + chatGapPx)),
    getScrollElement: () => scroller.current,
    estimateSize: () => chatGuessPx,
    getItemKey: useCallback((index: number) => entries[index]?.id ?? index, [entries]),
  });
  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);
  const window = {
    height: virtualizer.getTotalSize(),
    drawn: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
    measure: virtualizer.measureElement,
  };
  return (
    <div ref={scroller} className="scroller">
      <Rows entries={entries} draw={drawEntry} window={window} />
    </div>
  );
};

exposeReact(({ step }) => <Thread entries={chatOf(step)} />, insideScroller);
