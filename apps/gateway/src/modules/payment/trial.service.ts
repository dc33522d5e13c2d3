import type { Scoped } from '../../platform/database/index.ts';
import { chosenIn } from './plans.service.ts';
import { readFields } from './subscribe.service.ts';
import { lockSubscription, saveSubscription } from './subscriptions.repository.ts';

/**
 * Starts the free trial of an organisation that continued without a card or an invoice. It ends after its days unless a plan is paid
 * before. An organisation that has or had a subscription gets no second one.
 */
export const startTrial = async (scoped: Scoped, site: string, now: Date) => {
  const before = await lockSubscription(scoped);
  if (before) return;
  await saveSubscription(scoped, undefined, {
    ...(await readFields(scoped, undefined, await chosenIn(scoped), now)),
    status: 'pending',
    providerState: 'trialing',
    paymentType: 'offline',
    site,
    customerId: null,
    cardId: null,
    card: null,
  });
};
