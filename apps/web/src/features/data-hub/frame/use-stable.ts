import { useCallback, useEffect, useRef } from 'react';

/** The same function each time, which calls the latest one: for handlers whose change would render a table anew. */
export const useStable = <Args extends readonly unknown[], Result>(
  act: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
