import type {
  BillingContact,
  CardSubscriptionDraft,
  Language,
  OfflineSubscriptionDraft,
  PlanType,
  SandboxCard,
  Subscription,
  TemporaryPayment,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  cancelSubscription,
  changeBillingContact,
  changeSeats,
  chooseTemporaryPayment,
  enterVoucherCode,
  listBills,
  makeSandboxCardToken,
  quoteSeats,
  readBeginningPrice,
  readBillFile,
  readBillingContact,
  readPaymentInformation,
  readSubscription,
  readTemporaryPayment,
  resumeSubscription,
  subscribeByCard,
  subscribeByTransfer,
  updateCard,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { pages } from './pages.ts';
import { mutation, query } from './query.ts';
import { startKeys } from './start-keys.ts';

const throwOnError = true;

/**
 * Prices, the subscription of the own organisation, and its bills. For administrators; whether people may work is
 * `sessionQueries.subscription`.
 */
export const paymentQueries = {
  price: (client: ApiClient, userType: PlanType = 'report') =>
    query(keys.beginningPrice(userType), (signal) =>
      readBeginningPrice({ client, signal, throwOnError, query: { userType } }),
    ),
  /** The choice that is not paid yet. */
  temporary: (client: ApiClient) =>
    query(keys.temporaryPayment, (signal) => readTemporaryPayment({ client, signal, throwOnError })),
  /** Null until a plan is chosen. */
  subscription: (client: ApiClient) =>
    query(keys.subscription, (signal) => readSubscription({ client, signal, throwOnError })),
  information: (client: ApiClient) =>
    query(keys.paymentInformation, (signal) => readPaymentInformation({ client, signal, throwOnError })),
  /** The cost of that many seats now; fails with the refusal of the change. */
  seatQuote: (client: ApiClient, seat: number) =>
    query([...keys.subscription, 'seats', seat], (signal) =>
      quoteSeats({ client, signal, throwOnError, query: { seat } }),
    ),
  /** All bills, newest first; `fetchNextPage` brings older ones. */
  billList: (client: ApiClient) =>
    pages(keys.bills, (query, signal) => listBills({ client, signal, throwOnError, query })),
  /** The invoice as PDF, in the requested language. */
  billFile: (client: ApiClient, id: string, language: Language) => ({
    ...query([...keys.billFiles, id, language], async (signal) => {
      const asked = { client, signal, throwOnError, parseAs: 'blob', path: { id }, query: { language } } as const;
      return (await readBillFile(asked)) as { data: Blob };
    }),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  billingContact: (client: ApiClient) =>
    query(keys.billingContact, (signal) => readBillingContact({ client, signal, throwOnError })),
};

/** Reads everything about money again: bills, status and payment method change together. */
const readAgain = (queryClient: QueryClient) => async (subscription: Subscription) => {
  queryClient.setQueryData(keys.subscription, subscription);
  await queryClient.invalidateQueries({ queryKey: keys.payment });
};

/** The chosen plan decides what the organisation's people may do. */
const readAllAgain = (queryClient: QueryClient) => async (subscription: Subscription) => {
  await Promise.all([
    readAgain(queryClient)(subscription),
    queryClient.invalidateQueries({ queryKey: startKeys.profile }),
  ]);
};

export const paymentMutations = {
  choose: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: TemporaryPayment) => chooseTemporaryPayment({ client, throwOnError, body }),
      (chosen) => void queryClient.setQueryData(keys.temporaryPayment, chosen),
    ),
  /** Stores the voucher with the choice and returns its benefits. */
  enterVoucher: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (voucherCode: string) => enterVoucherCode({ client, throwOnError, body: { voucherCode } }),
      () => queryClient.invalidateQueries({ queryKey: keys.temporaryPayment }),
    ),
  changeBillingContact: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: BillingContact) => changeBillingContact({ client, throwOnError, body }),
      (contact) => void queryClient.setQueryData(keys.billingContact, contact),
    ),
  /** A card's token from the sandbox provider, instead of the card provider's own script. */
  sandboxToken: (client: ApiClient) =>
    mutation((body: SandboxCard) => makeSandboxCardToken({ client, throwOnError, body })),
  subscribeByCard: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: CardSubscriptionDraft) => subscribeByCard({ client, throwOnError, body }),
      readAllAgain(queryClient),
    ),
  subscribeByTransfer: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: OfflineSubscriptionDraft) => subscribeByTransfer({ client, throwOnError, body }),
      readAllAgain(queryClient),
    ),
  cancel: (client: ApiClient, queryClient: QueryClient) =>
    mutation(() => cancelSubscription({ client, throwOnError }), readAgain(queryClient)),
  resume: (client: ApiClient, queryClient: QueryClient) =>
    mutation(() => resumeSubscription({ client, throwOnError }), readAgain(queryClient)),
  changeSeats: (client: ApiClient, queryClient: QueryClient) =>
    mutation((seat: number) => changeSeats({ client, throwOnError, body: { seat } }), readAgain(queryClient)),
  updateCard: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (tokenId: string) => updateCard({ client, throwOnError, body: { tokenId } }),
      () => queryClient.invalidateQueries({ queryKey: keys.payment }),
    ),
};
