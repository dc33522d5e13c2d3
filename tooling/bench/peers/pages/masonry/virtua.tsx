import './cards.css';
import { WindowMasonry } from 'virtua';
import { exposeReact } from '../peer.tsx';
import { Card, gapPx, heightGuessPx, lanes, roundOf } from './cards.tsx';

exposeReact(
  ({ step }) => (
    <WindowMasonry data={roundOf(step)} lanes={lanes} gap={gapPx} itemSize={heightGuessPx}>
      {(item) => <Card key={item.id} item={item} />}
    </WindowMasonry>
  ),
  { scroller: () => document.scrollingElement },
);
