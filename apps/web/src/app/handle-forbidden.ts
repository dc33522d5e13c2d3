import { ApiError, isTemporary, sessionQueries, startKeys } from '@esg/api-client';
import type { Services } from '@esg/app-kit';
import type { QueryClient } from '@tanstack/react-query';
import { isOpenToSuspended } from './destination.ts';

type Page = {
  /** Path of the page that is shown. */
  readonly path: string;
  readonly go: (path: '/ct/restriction' | '/403') => unknown;
};

/**
 * Handles a refused call (spec section 8, 403): leads to the restriction page while the subscription is not in force, unless this page
 * stays open; to the forbidden page otherwise; and ends the session if the gateway gives no status. A gateway that is down changes nothing.
 */
export const handleForbidden = async (
  { api, session }: Services,
  queryClient: QueryClient,
  { path, go }: Page,
): Promise<void> => {
  try {
    await queryClient.invalidateQueries({ queryKey: startKeys.subscriptionStatus, refetchType: 'none' });
    const { mayWork } = await queryClient.fetchQuery(sessionQueries.subscription(api));
    if (mayWork) go('/403');
    else if (!isOpenToSuspended(path)) go('/ct/restriction');
  } catch (error) {
    if (error instanceof ApiError && !isTemporary(error)) session.revoke();
  }
};
