import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page runs already: `false` on a server and while the browser hydrates the page. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
