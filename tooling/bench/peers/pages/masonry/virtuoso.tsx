import './cards.css';
import { VirtuosoMasonry } from '@virtuoso.dev/masonry';
import { exposeReact } from '../peer.tsx';
import { Card, gapPx, type Item, lanes, roundOf } from './cards.tsx';

/** The library has no gap option: half of the gap is around each card. */
const Padded = ({ data }: { data: Item }) => (
  <div style={{ padding: gapPx / 2 }}>
    <Card item={data} />
  </div>
);

exposeReact(
  ({ step }) => (
    <VirtuosoMasonry
      columnCount={lanes}
      data={roundOf(step)}
      ItemContent={Padded}
      useWindowScroll
      initialItemCount={24}
    />
  ),
  { scroller: () => document.scrollingElement },
);
