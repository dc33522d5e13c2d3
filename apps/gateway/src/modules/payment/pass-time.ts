import { daysAfter } from '@esg/contract';
import { systemScope } from '../../platform/database/index.ts';
import { advanceOne } from './advance.ts';
import { type PaymentDeps, publishSubscriptionChange } from './payment.deps.ts';
import {
  lockSubscription,
  type SubscriptionOwner,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.repository.ts';

const moments = [
  ...(['trialEndsAt', 'anchorAt', 'periodStart', 'periodEnd', 'dueSince', 'endsAt'] as const),
  ...(['suspendedAt', 'terminatedAt', 'removalAt'] as const),
];

/** Moves every date of a subscription back by that many days. */
const earlier = (row: SubscriptionRow, days: number): Partial<SubscriptionRow> =>
  Object.fromEntries(
    moments.flatMap((name) => {
      const moment = row[name];
      return moment ? [[name, daysAfter(moment, -days)]] : [];
    }),
  );

/** False where the organisation has no subscription. */
export type PassTime = (owner: SubscriptionOwner, days: number) => Promise<boolean>;

/**
 * Makes one subscription that many days older and performs what is due then; clocks and the data of others stay unchanged. Only for trying
 * the product and for its tests: production must not be given this function.
 */
export const createPassTime =
  (deps: PaymentDeps): PassTime =>
  async (owner, days) => {
    const scope = systemScope(owner);
    await deps.jobs.start();
    const found = await deps.database.withScope(scope, async (scoped) => {
      const row = await lockSubscription(scoped);
      if (!row) return false;
      await updateSubscription(scoped, row, { ...earlier(row, days), updatedAt: deps.now() });
      return true;
    });
    if (!found) return false;
    await advanceOne(deps, owner);
    publishSubscriptionChange(deps, owner);
    return true;
  };
