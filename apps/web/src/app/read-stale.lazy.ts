import { invalidationsOf, startKeys } from '@esg/api-client';
import type { Notice } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';

/** Reads again what the notice made stale, if it is on screen. */
export const readStale = (notice: Notice, queryClient: QueryClient): void => {
  for (const queryKey of invalidationsOf(notice)) {
    // The brand is on every page although no query observes it.
    const refetchType = queryKey === startKeys.tenantSettings ? 'all' : 'active';
    void queryClient.invalidateQueries({ queryKey, refetchType });
  }
};
