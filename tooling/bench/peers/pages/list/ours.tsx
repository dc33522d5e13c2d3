import { exposeReact } from '../peer.tsx';
import { drawEntry, type Entry, listGapPx, listGuessPx, listOf, Rows, wholePage } from '../windows/kit.tsx';
import { useOurs } from '../windows/use-ours.tsx';

const List = ({ entries }: { entries: readonly Entry[] }) => (
  <Rows entries={entries} draw={drawEntry} {...useOurs(entries, listGapPx, listGuessPx)} />
);

exposeReact(({ step }) => <List entries={listOf(step)} />, wholePage);
