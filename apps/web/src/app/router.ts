import type { Services } from '@esg/app-kit';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from './route-tree.gen.ts';

/** What guards and loaders get. */
export type RouterContext = Pick<Services, 'api' | 'session'> & { readonly queryClient: QueryClient };

/** Routes wait 300 ms before they show a skeleton, so that quick ones do not flash; fresh data is the query cache's business. */
export const createAppRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
