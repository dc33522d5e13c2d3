import { daysAfter } from '@esg/contract';
import { advanceOne } from './advance.ts';
import { type PaymentDeps, publishSubscriptionChange, systemScope } from './payment.deps.ts';
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

/** Everything of a subscription that has a date, so many days earlier. */
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
 * Makes one subscription so many days older and lets happen what time brings, while all clocks and everybody else's data stay as they
 * are. For trying the product and for its tests only: whoever assembles the gateway gives this to nobody in production.
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
