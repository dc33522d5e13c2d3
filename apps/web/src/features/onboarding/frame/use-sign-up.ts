import { onboardingMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { RegisterStep } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Goes on in signing up: the gateway keeps the step, so that any device can go on from it. Rejects with the refusal. */
export const useSignUp = () => {
  const goTo = useMutation(onboardingMutations.goTo(useApi(), useQueryClient()));
  return { goTo: (step: RegisterStep) => goTo.mutateAsync(step), pending: goTo.isPending, error: goTo.error };
};
