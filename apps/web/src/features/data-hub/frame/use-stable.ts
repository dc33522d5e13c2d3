import { useCallback, useEffect, useRef } from 'react';

/** The same function each time, which does what the latest one does: for handlers that must not make a table draw itself anew. */
export const useStable = <Args extends readonly unknown[]>(act: (...args: Args) => void): ((...args: Args) => void) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
