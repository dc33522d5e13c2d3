import { onboardingMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { RegisterStep } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Moves to the next step of signing up: the gateway stores it, so that people can continue on any device. Rejects with the refusal. */
export const useSignUp = () => {
  const goTo = useMutation(onboardingMutations.goTo(useApi(), useQueryClient()));
  return { goTo: (step: RegisterStep) => goTo.mutateAsync(step), pending: goTo.isPending, error: goTo.error };
};
