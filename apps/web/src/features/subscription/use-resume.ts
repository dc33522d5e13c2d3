import { paymentMutations, startKeys } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Undoes a cancellation or pays the open bill; with bank transfer an invoice is sent first. */
export const useResume = () => {
  const queryClient = useQueryClient();
  const resume = useMutation(paymentMutations.resume(useApi(), queryClient));
  return useMutation({
    mutationFn: async () => {
      const subscription = await resume.mutateAsync();
      await queryClient.invalidateQueries({ queryKey: startKeys.subscriptionStatus });
      if (subscription.status === 'registered') notify('success', msg`Subscription resumed`);
      else notify('info', msg`The invoice is on its way`);
      return subscription;
    },
  });
};
