import { useSyncExternalStore } from 'react';

/** The size of text in a browser where nobody has changed it. */
const usualPx = 16;

const follow = (changed: () => void) => {
  addEventListener('resize', changed);
  return () => removeEventListener('resize', changed);
};
const scaleNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualPx || 1;

/** How much larger than usual the person reads text: for parts that are laid out in px, and must grow with it. */
export const useTextScale = (): number => useSyncExternalStore(follow, scaleNow, () => 1);
