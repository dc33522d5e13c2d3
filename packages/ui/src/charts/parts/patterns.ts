import { useEffect } from 'react';
import { forcedColors } from '../../theme/media.ts';
import { patternHolderId, patternId } from './pattern-id.ts';

/** Under forced colours, fills are distinguished by these, in the order of the series. */
const drawings = [
  'M0 0h8v8h-8z',
  'M0 8L8 0M-2 2L2-2M6 10L10 6',
  'M0 4h8',
  'M2 2h2v2h-2zM6 6h2v2h-2z',
  'M4 0v8',
  'M0 0L8 8M-2 6L2 10M6-2L10 2',
  'M4 0v8M0 4h8',
  'M0 0L8 8M0 8L8 0',
];

const namespace = 'http://www.w3.org/2000/svg';

const element = (name: string, attributes: Record<string, string>, ...children: Element[]) => {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
};

const ensurePatterns = () => {
  if (document.getElementById(patternHolderId)) return;
  const patterns = drawings.map((d, place) =>
    element(
      'pattern',
      { id: patternId(place + 1), width: '8', height: '8', patternUnits: 'userSpaceOnUse' },
      element('path', { d: 'M0 0h8v8h-8z', fill: 'Canvas' }),
      element('path', { d, fill: place === 0 || place === 3 ? 'CanvasText' : 'none', stroke: 'CanvasText' }),
    ),
  );
  const holder = element('svg', { id: patternHolderId, width: '0', height: '0', 'aria-hidden': 'true' }, ...patterns);
  // Out of the flow, but not hidden: an element that is not displayed cannot be used as paint.
  holder.style.position = 'absolute';
  document.body.append(holder);
};

let isWatched = false;

/** Puts the patterns into the page as soon as colours are forced: once, since charts share them and ids must be unique. */
export const usePatterns = () => {
  useEffect(() => {
    if (isWatched) return;
    isWatched = true;
    const forced = window.matchMedia(forcedColors);
    const follow = () => {
      if (forced.matches) ensurePatterns();
    };
    follow();
    forced.addEventListener('change', follow);
  }, []);
};
