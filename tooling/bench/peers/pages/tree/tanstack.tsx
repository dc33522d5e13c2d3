import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { exposeReact } from '../peer.tsx';
import {
  drawBranch,
  type Entry,
  insideScroller,
  overscanPx,
  Rows,
  treeGapPx,
  treeGuessPx,
  treeOf,
} from '../windows/kit.tsx';

const Tree = ({ entries }: { entries: readonly Entry[] }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: entries.length,
    gap: treeGapPx,
    overscan: Math.ceil(overscanPx / (treeGuessPx + treeGapPx)),
    getScrollElement: () => scroller.current,
    estimateSize: () => treeGuessPx,
    getItemKey: useCallback((index: number) => entries[index]?.id ?? index, [entries]),
  });
  const window = {
    height: virtualizer.getTotalSize(),
    drawn: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
    measure: virtualizer.measureElement,
  };
  return (
    <div ref={scroller} className="scroller">
      <Rows entries={entries} draw={drawBranch} window={window} />
    </div>
  );
};

exposeReact(({ step }) => <Tree entries={treeOf(step)} />, insideScroller);
