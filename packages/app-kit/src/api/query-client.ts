import { isTemporary } from '@esg/api-client';
import { QueryClient } from '@tanstack/react-query';

const retriesMax = 3;

/**
 * A cache for one tenant and one user: keys do not name them, so it is made anew when either changes.
 * It is the only layer that retries, and only what may succeed the next time.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => isTemporary(error) && failures < retriesMax,
        // Without this an offline query would wait without ever saying so.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
