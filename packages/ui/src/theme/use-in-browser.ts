import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page runs already: `false` on a server and while the browser takes the page over. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
