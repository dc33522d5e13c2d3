import { exposeReact } from '../peer.tsx';
import { drawBranch, type Entry, insideScroller, Rows, treeGapPx, treeGuessPx, treeOf } from '../windows/kit.tsx';
import { useOurs } from '../windows/use-ours.tsx';

const Tree = ({ entries }: { entries: readonly Entry[] }) => (
  <div className="scroller">
    <Rows entries={entries} draw={drawBranch} {...useOurs(entries, treeGapPx, treeGuessPx)} />
  </div>
);

exposeReact(({ step }) => <Tree entries={treeOf(step)} />, insideScroller);
