import type { Services } from '@esg/app-kit';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen.ts';

/** The context of guards and loaders. */
export type RouterContext = Pick<Services, 'api' | 'session'> & {
  readonly queryClient: QueryClient;
  /** Path of the page that is shown; undefined until the first one is. */
  readonly cameFrom: () => string | undefined;
};

/** The router. Routes wait 300 ms before they show a skeleton, so that quick ones do not flash; the query cache keeps data fresh. */
export const createAppRouter = (context: Omit<RouterContext, 'cameFrom'>) => {
  let shown: string | undefined;
  const router = createRouter({
    routeTree,
    context: { ...context, cameFrom: () => shown },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: true,
  });
  router.subscribe('onBeforeLoad', ({ toLocation: { search } }) => {
    // A link inside the product may also carry session parameters (`takeSessionParams`): then the page begins anew with them.
    if ('language' in search || 'token' in search) location.reload();
  });
  router.subscribe('onResolved', ({ toLocation }) => {
    shown = toLocation.pathname;
  });
  return router;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
