import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Safari has no idle time to tell of. */
const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(act);
  return () => cancelIdleCallback(call);
};

/**
 * Whether a part of a long page is drawn yet: at once, or in its turn while the browser has time. In the end every part is
 * in the page. `content-visibility: auto` would be cheaper, but the browser then keeps what is out of sight from screen
 * readers too.
 */
export const useInTurn = (atOnce: boolean): boolean => {
  const [isDrawn, setDrawn] = useState(atOnce);
  // Within its own piece of idle time: put off, all parts that got a turn would be drawn in one long frame.
  useEffect(() => (isDrawn ? undefined : whenIdle(() => flushSync(() => setDrawn(true)))), [isDrawn]);
  return isDrawn;
};
