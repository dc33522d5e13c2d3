import { ApiError, busySeconds, isTemporary } from '@esg/api-client';
import { QueryClient } from '@tanstack/react-query';

const retriesMax = 3;
/** A client that asked too often waits silently once, and not for long; then the page says so. */
const quietSecondsMax = 10;
const tooMany = 429;

const mayRetry = (failures: number, error: unknown): boolean => {
  const most = error instanceof ApiError && error.status === tooMany ? 1 : retriesMax;
  return isTemporary(error) && failures < most && (busySeconds(error) ?? 0) <= quietSecondsMax;
};

const retryMs = (failures: number, error: unknown): number => (busySeconds(error) ?? 2 ** failures) * 1000;

/**
 * A cache for one tenant and one user: keys do not name them, so it is made again when either changes. It is the only layer that retries,
 * and only calls that may succeed the next time.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: mayRetry,
        retryDelay: retryMs,
        // Without this an offline query would wait without an error.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
