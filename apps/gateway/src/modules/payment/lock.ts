import { canMoveSubscription } from '@esg/contract';
import { systemScope, type Transaction } from '../../platform/database/index.ts';
import { lockSubscription, type SubscriptionOwner, updateSubscription } from './subscriptions.repository.ts';

/**
 * Locks or reopens an organisation on behalf of an operator, whatever it has paid. `none` where it has no subscription, `refused` where its
 * status does not allow it.
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
