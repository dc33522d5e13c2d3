import { canMoveSubscription } from '@esg/contract';
import type { Transaction } from '../../platform/database/index.ts';
import { systemScope } from './payment.deps.ts';
import { lockSubscription, type SubscriptionOwner, updateSubscription } from './subscriptions.repository.ts';

/**
 * Locks an organisation or opens it again, on an operator's word and whatever it has paid. `none` where it has no subscription, `refused`
 * where it is not to be locked, or not locked.
 */
export const setLocked = async (
  tx: Transaction,
  owner: SubscriptionOwner,
  isLocked: boolean,
  now: Date,
): Promise<'set' | 'none' | 'refused'> => {
  const scoped = { ...systemScope(owner), tx };
  const row = await lockSubscription(scoped);
  if (!row) return 'none';
  const isWrong = isLocked ? !canMoveSubscription(row.status, 'locked') : row.status !== 'locked';
  if (isWrong) return 'refused';
  await updateSubscription(scoped, row, { status: isLocked ? 'locked' : 'registered', updatedAt: now });
  return 'set';
};
