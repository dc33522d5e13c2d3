import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { Lights } from './find/lights.ts';
import type { Passage } from './find/page-text.ts';
import { pageElement } from './use-page-in-sight.ts';

/** Scrolls the place to a page, or to a passage as soon as the words of its page are laid out. */
export const useTurning = (scroller: HTMLElement | null, lights: Lights) => {
  const wanted = useRef<Passage>(undefined);
  const reach = useCallback(() => {
    const range = wanted.current && lights.rangeOf(wanted.current);
    if (!scroller || !range) return;
    wanted.current = undefined;
    const place = scroller.getBoundingClientRect();
    const { top, left, right } = range.getBoundingClientRect();
    scroller.scrollBy({ top: top - place.top - place.height / 3 });
    if (right > place.right || left < place.left) scroller.scrollBy({ left: left - place.left - place.width / 4 });
  }, [scroller, lights]);
  const toPage = useCallback(
    (page: number) => {
      wanted.current = undefined;
      const sheet = scroller && pageElement(scroller, page);
      // Not `scrollIntoView`, which would scroll the window as well.
      if (sheet)
        scroller.scrollTo({ top: sheet.offsetTop - Number.parseFloat(getComputedStyle(sheet).scrollMarginTop) });
    },
    [scroller],
  );
  const toPassage = useCallback(
    (passage: Passage) => {
      if (!lights.rangeOf(passage)) toPage(passage.page);
      wanted.current = passage;
      reach();
    },
    [lights, reach, toPage],
  );
  const onWords = useCallback((page: number) => page === wanted.current?.page && reach(), [reach]);
  return { toPage, toPassage, onWords: onWords as (page: number) => void };
};

/** Keeps what is in sight where it is while pages become larger or smaller. */
export const useSteadySight = (scroller: HTMLElement | null, scale: number | undefined) => {
  const last = useRef(scale);
  useLayoutEffect(() => {
    if (scroller && scale && last.current && scale !== last.current) scroller.scrollTop *= scale / last.current;
    last.current = scale;
  }, [scroller, scale]);
};

/** Goes to the page of the address when it opens, and when another link changes it. */
export const useAddressedPage = (page: number, isReady: boolean, toPage: (page: number) => void) => {
  const last = useRef<number>(undefined);
  useEffect(() => {
    if (!isReady || page === last.current) return;
    const isFirst = last.current === undefined;
    last.current = page;
    if (!isFirst || page > 1) toPage(page);
  }, [page, isReady, toPage]);
  return last;
};
