import { useScroller, useViewport } from '../../../../../packages/ui/src/data/DataTable/use-viewport.ts';
import { exposeReact } from '../peer.tsx';
import { insideScroller, rowCount, rowPx } from '../windows/kit.tsx';
import { Line } from '../windows/line.tsx';

const widths = [1200];

/** As in DataTable: a line that leaves at one edge passes its element to the line that appears at the other. */
const Grid = ({ step }: { step: number }) => {
  const view = useViewport({
    ...useScroller(),
    count: rowCount + step * 50,
    rowPx,
    widths,
    pinned: 0,
    barsPx: 0,
    shownFor: undefined,
    isOnPaper: false,
  });
  const { first, last } = view.inSight;
  return (
    <div ref={view.setScroller} className="scroller" onScroll={view.onScroll}>
      <div className="list" style={{ height: view.bodyHeight }}>
        <div className="placed" style={{ insetBlockStart: view.baseY }}>
          {Array.from({ length: last - first }, (_, place) => first + place)
            .toSorted((one, other) => (one % view.pool) - (other % view.pool))
            .map((line) => (
              <Line key={line % view.pool} index={line - step * 50} top={view.yOf(line)} />
            ))}
        </div>
      </div>
    </div>
  );
};

exposeReact(({ step }) => <Grid step={step} />, insideScroller);
