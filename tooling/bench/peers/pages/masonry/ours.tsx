import '@esg/ui/theme';
import './cards.css';
import { Masonry } from '@esg/ui/data';
import { exposeReact } from '../peer.tsx';
import { Card, heightGuessPx, type Item, laneMinPx, roundOf } from './cards.tsx';

const keyOf = ({ id }: Item) => id;
const draw = (item: Item) => <Card item={item} />;

document.documentElement.dataset.mode = 'light';

exposeReact(
  ({ step }) => (
    <Masonry label="Cards" items={roundOf(step)} keyOf={keyOf} laneMinPx={laneMinPx} heightGuessPx={heightGuessPx}>
      {draw}
    </Masonry>
  ),
  { scroller: () => document.scrollingElement },
);
