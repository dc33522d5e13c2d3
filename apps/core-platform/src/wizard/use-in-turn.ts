import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Safari has no idle callback. */
const whenIdle = (act: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const call = requestIdleCallback(act);
  return () => cancelIdleCallback(call);
};

/**
 * Whether a part of a long page is rendered yet: at once, or later while the browser is idle. In the end every part is in the page.
 * `content-visibility: auto` would be cheaper, but the browser then also hides what is out of sight from screen readers.
 */
export const useInTurn = (atOnce: boolean): boolean => {
  const [isDrawn, setDrawn] = useState(atOnce);
  // Rendered within its own idle period: if deferred, all parts would be rendered in one long frame.
  useEffect(() => (isDrawn ? undefined : whenIdle(() => flushSync(() => setDrawn(true)))), [isDrawn]);
  return isDrawn;
};
