import { consultancyMutations, sessionQueries } from '@esg/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../api/services.tsx';
import { notifyProblem } from '../notifications/notify-problem.ts';

/**
 * Takes a consultant to a client's organisation or back to their own, in all tabs: new tokens, and a page loaded anew, so that
 * nothing of the organisation before is left in its caches. What cannot be done is told, and everything stays as it was.
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
      // While tokens are traded none can be refreshed: one that has run out is renewed by a call before.
      await queryClient.fetchQuery({ ...sessionQueries.profile(api), staleTime: 0 });
      await session.trade((refreshToken) => mutateAsync({ organizationId, refreshToken }), path);
    } catch (error) {
      setPendingId(undefined);
      notifyProblem(error);
    }
  };
  return {
    /** Id of the organisation that is on its way. */
    pendingId,
    switchTo: (organizationId: string, path?: `/ct/${string}`) => void go(organizationId, path),
  };
};
