import { ApiError, isTemporary, keys, sessionQueries } from '@esg/api-client';
import type { Services } from '@esg/app-kit';
import type { QueryClient } from '@tanstack/react-query';

type Go = (path: '/ct/restriction' | '/403') => unknown;

/**
 * What a refused call leads to (spec section 8, 403): the restriction page while the subscription is not in force, the forbidden
 * page otherwise, and the end of the session where that cannot be told.
 */
export const meetRefusal = async ({ api, session }: Services, queryClient: QueryClient, go: Go): Promise<void> => {
  try {
    await queryClient.invalidateQueries({ queryKey: keys.subscriptionStatus, refetchType: 'none' });
    const { mayWork } = await queryClient.fetchQuery(sessionQueries.subscription(api));
    go(mayWork ? '/403' : '/ct/restriction');
  } catch (error) {
    if (error instanceof ApiError && !isTemporary(error)) session.revoke();
  }
};
