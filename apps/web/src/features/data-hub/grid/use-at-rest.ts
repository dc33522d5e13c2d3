import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds without a further call before the call is made, and the most milliseconds it waits. */
const restMilliseconds = 80;
const longestMilliseconds = 2000;

/**
 * The function, called with its latest arguments after a pause between calls: rows that only pass by while somebody scrolls are not read.
 */
export const useAtRest = <Asked>(act: (asked: Asked) => void): ((asked: Asked) => void) => {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; since: number }>(undefined);
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  return useCallback(
    (asked: Asked) => {
      const now = performance.now();
      const since = waiting.current?.since ?? now;
      clearTimeout(waiting.current?.timer);
      const delay = Math.max(0, Math.min(restMilliseconds, since + longestMilliseconds - now));
      const timer = setTimeout(() => {
        waiting.current = undefined;
        act(asked);
      }, delay);
      waiting.current = { timer, since };
    },
    [act],
  );
};
