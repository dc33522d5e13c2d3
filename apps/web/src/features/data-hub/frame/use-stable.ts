import { useCallback, useEffect, useRef } from 'react';

/** The same function each time, which does what the latest one does: for handlers that must not make a table draw itself anew. */
export const useStable = <Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
