import { consultancyMutations, sessionQueries } from '@esg/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../api/services.tsx';
import { notifyProblem } from '../notifications/notify-problem.ts';

/** The page of the own organisation from which somebody went to a client, in this tab. */
const leftKey = 'left-for-client';
type Place = `/ct${string}`;
const isPlace = (text: string | null): text is Place => text !== null && /^\/ct(?:[/?#]|$)/.test(text);

/**
 * Takes a consultant to a client's organisation or back to their own, in all tabs: new tokens, and a reloaded page, so that nothing of the
 * former organisation is left in its caches. A failure is reported, and nothing changes.
 */
export const useSwitchOrganization = () => {
  const { api, session } = useServices();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(consultancyMutations.switchOrganization(api));
  const [pendingId, setPendingId] = useState<string>();
  const go = async (organizationId: string, path?: Place) => {
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
    /** To a client. The way back leads to the page that is open now. */
    switchTo: (organizationId: string, path?: Place) => {
      const { pathname, search } = window.location;
      sessionStorage.setItem(leftKey, `${pathname}${search}`);
      void go(organizationId, path);
    },
    /** To the own organisation: to the page that one left, or else to this one. */
    switchBack: (organizationId: string, otherwise: Place) => {
      const left = sessionStorage.getItem(leftKey);
      void go(organizationId, isPlace(left) ? left : otherwise);
    },
  };
};
