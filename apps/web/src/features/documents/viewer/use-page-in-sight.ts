import { useEffect, useState } from 'react';

/** The element of a page. */
export const pageElement = (scroller: HTMLElement, page: number) =>
  scroller.querySelector<HTMLElement>(`[data-page="${page}"]`);

/** Of the drawn pages from `first` to `last` the one that a line a third down the place crosses. */
const pageAt = (scroller: HTMLElement, first: number, last: number) => {
  const line = scroller.getBoundingClientRect().top + scroller.clientHeight / 3;
  // Nothing is drawn before the size of the pages is known.
  if (!pageElement(scroller, first)) return first;
  let low = first;
  let high = last;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pageElement(scroller, middle)?.getBoundingClientRect().top ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The number of the page in sight, followed while one scrolls, of those that are drawn. */
export const usePageInSight = (scroller: HTMLElement | null, first: number, last: number) => {
  const [page, setPage] = useState(first);
  useEffect(() => {
    if (!scroller) return undefined;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPage(pageAt(scroller, first, last)));
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller, first, last]);
  return page;
};
