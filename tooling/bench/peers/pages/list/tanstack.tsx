import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback } from 'react';
import { exposeReact } from '../peer.tsx';
import { drawEntry, type Entry, listGapPx, listGuessPx, listOf, overscanPx, Rows, wholePage } from '../windows/kit.tsx';

const List = ({ entries }: { entries: readonly Entry[] }) => {
  const virtualizer = useWindowVirtualizer({
    count: entries.length,
    gap: listGapPx,
    overscan: Math.ceil(overscanPx / (listGuessPx + listGapPx)),
    estimateSize: () => listGuessPx,
    getItemKey: useCallback((index: number) => entries[index]?.id ?? index, [entries]),
  });
  const window = {
    height: virtualizer.getTotalSize(),
    drawn: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start })),
    measure: virtualizer.measureElement,
  };
  return <Rows entries={entries} draw={drawEntry} window={window} />;
};

exposeReact(({ step }) => <List entries={listOf(step)} />, wholePage);
