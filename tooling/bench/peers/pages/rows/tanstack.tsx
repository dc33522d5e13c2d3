import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { exposeReact } from '../peer.tsx';
import { insideScroller, rowCount, rowPx, rowsBeyond } from '../windows/kit.tsx';
import { Line } from '../windows/line.tsx';

const Grid = ({ step }: { step: number }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rowCount + step * 50,
    overscan: rowsBeyond,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
  });
  return (
    <div ref={scroller} className="scroller">
      <div className="list" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => (
          <Line key={key} index={index - step * 50} top={start} />
        ))}
      </div>
    </div>
  );
};

exposeReact(({ step }) => <Grid step={step} />, insideScroller);
