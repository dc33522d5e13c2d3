import { onboardingQueries, startKeys } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { UserProfile } from '@esg/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** When somebody returns to this page, follows a step that was taken on another device or by another administrator. */
export const useStepElsewhere = (): void => {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data } = useQuery(onboardingQueries.step(useApi()));
  useEffect(() => {
    const known = queryClient.getQueryData<UserProfile>(startKeys.profile)?.registerProcess;
    if (!data || known === undefined || data.step === known) return;
    void queryClient
      .invalidateQueries({ queryKey: startKeys.profile, refetchType: 'none' })
      .then(() => router.invalidate());
  }, [data, queryClient, router]);
};
