import { useCallback, useState } from 'react';

/** Entries drawn at first, and again each time the last of them comes near: a large report has a thousand findings. */
const step = 60;
const aheadPx = 1200;

/** How many entries of a long list are drawn. `lastRef` belongs to the last one that is. */
export const useGrowing = () => {
  const [drawn, setDrawn] = useState(step);
  const lastRef = useCallback((last: HTMLElement | null) => {
    if (!last) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setDrawn((before) => before + step),
      { rootMargin: `${aheadPx}px` },
    );
    observer.observe(last);
    return () => observer.disconnect();
  }, []);
  return { drawn, lastRef };
};
