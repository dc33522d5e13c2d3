import { ApiError, paymentMutations } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { BillingContact, TemporaryPayment } from '@esg/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Order = {
  readonly contact: BillingContact;
  readonly chosen: TemporaryPayment;
  /** Undefined for a bank transfer. */
  readonly takeToken: (() => Promise<string>) | undefined;
};

/** A call whose answer was lost has already subscribed: the rest continues all the same. */
const unlessSubscribed = (error: unknown) => {
  if (!(error instanceof ApiError && error.code === 'subscription.exists')) throw error;
};

/** Stores the contact, subscribes, and continues. One mutation, so that there is one refusal to show. */
export const usePay = (onPaid: () => Promise<void>) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const contact = useMutation(paymentMutations.changeBillingContact(api, queryClient));
  const byCard = useMutation(paymentMutations.subscribeByCard(api, queryClient));
  const byTransfer = useMutation(paymentMutations.subscribeByTransfer(api, queryClient));
  return useMutation({
    mutationFn: async ({ contact: entered, chosen, takeToken }: Order) => {
      await contact.mutateAsync(entered);
      const subscribe = takeToken
        ? byCard.mutateAsync({ ...chosen, tokenId: await takeToken() })
        : byTransfer.mutateAsync({ ...chosen, paymentType: 'offline' });
      await subscribe.catch(unlessSubscribed);
      await onPaid();
    },
  });
};
