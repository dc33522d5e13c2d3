import { useEffect, useState } from 'react';

/** The element of a page. */
export const pageElement = (scroller: HTMLElement, page: number) =>
  scroller.querySelector<HTMLElement>(`[data-page="${page}"]`);

/** The page that a line a third down the place crosses. */
const pageAt = (scroller: HTMLElement, pages: number) => {
  const line = scroller.getBoundingClientRect().top + scroller.clientHeight / 3;
  let low = 1;
  let high = pages;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((pageElement(scroller, middle)?.getBoundingClientRect().top ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
};

/** The number of the page in sight, followed while one scrolls. */
export const usePageInSight = (scroller: HTMLElement | null, pages: number) => {
  const [page, setPage] = useState(1);
  useEffect(() => {
    if (!scroller) return undefined;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPage(pageAt(scroller, pages)));
    };
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', look);
    };
  }, [scroller, pages]);
  return page;
};
