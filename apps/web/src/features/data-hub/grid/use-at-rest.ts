import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds without another call that count as rest, and after which one is made all the same. */
const restMilliseconds = 80;
const longestMilliseconds = 2000;

/**
 * The function, called with the last of what it was asked once nothing more is asked for a moment: what only passes by while one
 * scrolls is not read.
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
