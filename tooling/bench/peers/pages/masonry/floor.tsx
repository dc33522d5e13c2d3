import './cards.css';
import { expose } from '../peer.tsx';
import { gapPx, heightGuessPx, type Item, lanes, roundOf } from './cards.tsx';

const overscanPx = 600;

type Box = { readonly lane: number; readonly top: number; readonly height: number };

const layOut = (items: readonly Item[], heights: ReadonlyMap<string, number>) => {
  const bottoms = Array.from({ length: lanes }, () => 0);
  const boxes: Box[] = items.map(({ id }) => {
    const lane = bottoms.indexOf(Math.min(...bottoms));
    const top = bottoms[lane] ?? 0;
    const height = heights.get(id) ?? heightGuessPx;
    bottoms[lane] = top + height + gapPx;
    return { lane, top, height };
  });
  return { boxes, height: Math.max(...bottoms) };
};

const cardOf = ({ id, lines }: Item) => {
  const card = document.createElement('article');
  card.className = 'card';
  const title = document.createElement('h2');
  title.textContent = id;
  const paragraphs = lines.map((line) => Object.assign(document.createElement('p'), { textContent: line }));
  card.append(title, ...paragraphs);
  card.style.position = 'absolute';
  return card;
};

let items: readonly Item[] = [];
let list: HTMLElement;
const heights = new Map<string, number>();
const cards = new Map<string, HTMLElement>();

/** Draws the visible cards; measures new ones, all at once, and repeats the layout until there are none. */
const draw = () => {
  const laneWidth = (list.clientWidth - gapPx * (lanes - 1)) / lanes;
  const from = window.scrollY - overscanPx;
  const to = window.scrollY + window.innerHeight + overscanPx;
  for (let isNew = true; isNew; ) {
    const { boxes, height } = layOut(items, heights);
    list.style.height = `${height}px`;
    const wanted = new Set<string>();
    const fresh: [string, HTMLElement][] = [];
    for (const [index, box] of boxes.entries()) {
      const item = items[index];
      if (!item || box.top > to || box.top + box.height < from) continue;
      wanted.add(item.id);
      const card = cards.get(item.id) ?? cardOf(item);
      if (!cards.has(item.id)) {
        cards.set(item.id, card);
        card.style.width = `${laneWidth}px`;
        list.append(card);
        if (!heights.has(item.id)) fresh.push([item.id, card]);
      }
      card.style.transform = `translate(${box.lane * (laneWidth + gapPx)}px, ${box.top}px)`;
    }
    for (const [id, card] of cards) {
      if (wanted.has(id)) continue;
      card.remove();
      cards.delete(id);
    }
    for (const [id, card] of fresh) heights.set(id, card.offsetHeight);
    isNew = fresh.length > 0;
  }
};

expose({
  mount: (room) => {
    list = document.createElement('div');
    list.style.position = 'relative';
    room.append(list);
    items = roundOf(0);
    draw();
    document.addEventListener('scroll', draw, { passive: true });
  },
  prepend: () => {
    items = roundOf(1);
    draw();
  },
  scroller: () => document.scrollingElement,
});
