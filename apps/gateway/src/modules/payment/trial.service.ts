import type { Scoped } from '../../platform/database/index.ts';
import { findTemporaryPayment } from './plans.repository.ts';
import { fieldsOf } from './subscribe.service.ts';
import { lockSubscription, saveSubscription } from './subscriptions.repository.ts';

/** What a trial is of where nothing was chosen before (spec section 9: plan report, billed monthly, three seats). */
const usual = { userType: 'report', billingPlan: 1, seat: 3, voucherCode: null } as const;

/**
 * Starts the free trial of an organisation that went on without naming a card or asking for an invoice. It ends after its
 * days unless a plan is paid until then. An organisation that has or had a subscription gets no second one.
 */
export const startTrial = async (scoped: Scoped, site: string, now: Date) => {
  const before = await lockSubscription(scoped);
  if (before) return;
  const chosen = (await findTemporaryPayment(scoped)) ?? usual;
  await saveSubscription(scoped, undefined, {
    ...(await fieldsOf(scoped, undefined, chosen, now)),
    ...{ status: 'pending', providerState: 'trialing', paymentType: 'offline', site },
    ...{ customerId: null, cardId: null, card: null },
  });
};
