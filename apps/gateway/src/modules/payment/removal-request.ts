import type { SubscriptionStatus } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import type { PaymentDeps } from './payment.deps.ts';
import { notifyRemoval } from './subscription-emails.ts';
import { lockSubscription, updateSubscription } from './subscriptions.repository.ts';

/**
 * Sets the organisation's subscription to wait for its removal: nothing is billed any more, and the administrators are notified. Returns
 * the earlier status, null where there is no subscription. `deps.jobs` must have been started.
 */
export const closeForRemoval = async (
  deps: PaymentDeps,
  scoped: Scoped,
  removalAt: Date,
): Promise<SubscriptionStatus | null> => {
  const row = await lockSubscription(scoped);
  if (!row) return null;
  const change = { status: 'pending-removal' as const, removalAt, updatedAt: deps.now() };
  await notifyRemoval(deps, scoped, await updateSubscription(scoped, row, change));
  return row.status;
};

/** Restores the subscription's earlier status. What became due meanwhile is done at the next run. */
export const reopenAfterRemoval = async (deps: PaymentDeps, scoped: Scoped, status: SubscriptionStatus) => {
  const row = await lockSubscription(scoped);
  if (row?.status === 'pending-removal')
    await updateSubscription(scoped, row, { status, removalAt: null, updatedAt: deps.now() });
};
