import type { Notice } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import { invalidationsOf } from './invalidations.ts';

/** For `onSuccess` of a mutation: reads again at once everything that the notice of the change will make stale for others. */
export const readAgainAfter = (queryClient: QueryClient, notice: Notice) => async () => {
  for (const queryKey of invalidationsOf(notice)) await queryClient.invalidateQueries({ queryKey });
};
