import { ApiError, isTemporary, keys, sessionQueries } from '@esg/api-client';
import type { Services } from '@esg/app-kit';
import type { QueryClient } from '@tanstack/react-query';
import { isOpenToSuspended } from './destination.ts';

type Page = {
  /** Of the page that is shown. */
  readonly path: string;
  readonly go: (path: '/ct/restriction' | '/403') => unknown;
};

/**
 * What a refused call leads to (spec section 8, 403): the restriction page while the subscription is not in force, unless this page
 * is open then, too; the forbidden page otherwise; and the end of the session where the gateway does not tell. A gateway that is
 * away decides nothing.
 */
export const handleForbidden = async (
  { api, session }: Services,
  queryClient: QueryClient,
  { path, go }: Page,
): Promise<void> => {
  try {
    await queryClient.invalidateQueries({ queryKey: keys.subscriptionStatus, refetchType: 'none' });
    const { mayWork } = await queryClient.fetchQuery(sessionQueries.subscription(api));
    if (mayWork) go('/403');
    else if (!isOpenToSuspended(path)) go('/ct/restriction');
  } catch (error) {
    if (error instanceof ApiError && !isTemporary(error)) session.revoke();
  }
};
