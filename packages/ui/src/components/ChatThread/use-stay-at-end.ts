import { useEffect, useRef, useState } from 'react';

/** Distance in px from the end that still counts as being there. */
const slack = 24;

/**
 * Keeps a growing list scrolled to its end while the reader is there, but not once the reader scrolled back. `missed` is true while there
 * is something new below.
 */
export const useStayAtEnd = (count: number) => {
  const scroller = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  const [missed, setMissed] = useState(false);
  const seen = useRef(count);

  const toEnd = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight });

  useEffect(() => {
    const box = scroller.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const grow = new ResizeObserver(() => atEnd.current && box.scrollTo({ top: box.scrollHeight }));
    grow.observe(content);
    return () => grow.disconnect();
  }, []);
  useEffect(() => {
    if (count > seen.current && !atEnd.current) setMissed(true);
    seen.current = count;
  }, [count]);

  const follow = () => {
    const box = scroller.current;
    if (!box) return;
    const reached = box.scrollHeight - box.scrollTop - box.clientHeight <= slack;
    // Only scrolling up leaves the end: the event of our own scroll may come after the list has grown again.
    if (reached) atEnd.current = true;
    else if (box.scrollTop < lastTop.current) atEnd.current = false;
    lastTop.current = box.scrollTop;
    if (reached) setMissed(false);
  };
  return { scroller, follow, missed, toEnd };
};
