import { type RefObject, useLayoutEffect, useState } from 'react';

/** How much smaller something of this width must be drawn to fit its place; never larger than it is. */
export const useScale = (place: RefObject<HTMLElement | null>, width: number): number => {
  const [available, setAvailable] = useState(width);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    setAvailable(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return Math.min(1, Math.max(available, 1) / width);
};
