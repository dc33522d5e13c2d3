import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width of an element in whole CSS pixels, kept up to date; 0 until it is laid out. */
export const useWidth = (element: RefObject<HTMLElement | null>) => {
  const [width, setWidth] = useState(0);

  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    setWidth(Math.floor(box.clientWidth));
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);

  return width;
};
