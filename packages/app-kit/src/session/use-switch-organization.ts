import { consultancyMutations, sessionQueries } from '@esg/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../api/services.tsx';
import { notifyProblem } from '../notifications/notify-problem.ts';

/**
 * Takes a consultant to a client's organisation or back to their own, in all tabs: new tokens, and a reloaded page, so that nothing of the
 * former organisation is left in its caches. A failure is reported, and nothing changes.
 */
export const useSwitchOrganization = () => {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(consultancyMutations.switchOrganization(api));
  const [pendingId, setPendingId] = useState<string>();
  const go = async (organizationId: string, path?: `/ct/${string}`) => {
    if (pendingId) return;
    setPendingId(organizationId);
    try {
      // While tokens are exchanged none can be refreshed, so an expired one is renewed by a call before.
      await queryClient.fetchQuery({ ...sessionQueries.profile(api), staleTime: 0 });
      await session.trade((refreshToken) => mutateAsync({ organizationId, refreshToken }), path);
    } catch (error) {
      setPendingId(undefined);
      notifyProblem(error);
    }
  };
  return {
    /** Id of the organisation that is being switched to. */
    pendingId,
    switchTo: (organizationId: string, path?: `/ct/${string}`) => void go(organizationId, path),
  };
};
