import {
  billAmounts,
  currency,
  mayWork,
  type PaymentStatus,
  type Subscription,
  type SubscriptionCurrentStatus,
} from '@esg/contract';
import type { SubscriptionRow } from './subscriptions.repository.ts';

const paymentStatusOf = ({ providerState, paymentType, status }: SubscriptionRow): PaymentStatus => {
  if (status === 'pending') return 'wait-for-pay';
  if (providerState === 'trialing') return 'free-trial';
  if (providerState === 'active') return 'paid';
  return paymentType === 'offline' ? 'wait-for-pay' : 'failed';
};

const instantOf = (moment: Date | null) => moment?.toISOString() ?? null;

/** A subscription as administrators read it. */
export const subscriptionOf = (row: SubscriptionRow, seatsInUse: number): Subscription => {
  const isTrial = row.providerState === 'trialing';
  const seats = row.seatsAtRenewal ?? row.seats;
  const renewsAt = row.status === 'registered' ? (isTrial ? row.trialEndsAt : row.periodEnd) : null;
  return {
    ...{ id: row.id, status: row.status, providerState: row.providerState, paymentStatus: paymentStatusOf(row) },
    ...{ paymentType: row.paymentType, userType: row.plan, billingPlan: row.billingPlan, currency },
    ...{ seats: row.seats, seatsAtRenewal: row.seatsAtRenewal, seatsInUse, seatPeriodMinor: row.seatPeriodMinor },
    renewalMinor: billAmounts(row.seatPeriodMinor, seats, row.percentOff).totalMinor,
    voucherCode: row.voucherCode,
    trialEndsAt: instantOf(row.trialEndsAt),
    periodStart: instantOf(row.periodStart),
    periodEnd: instantOf(row.periodEnd),
    renewsAt: instantOf(renewsAt),
    endsAt: instantOf(row.endsAt),
    removalAt: instantOf(row.removalAt),
  };
};

/** What everybody of the organisation may know of it: whether they may work, and until when. */
export const currentStatusOf = (row: SubscriptionRow | undefined): SubscriptionCurrentStatus => ({
  status: row?.status ?? null,
  providerState: row?.providerState ?? null,
  mayWork: mayWork(row?.status ?? null),
  trialEndsAt: instantOf(row?.trialEndsAt ?? null),
  endsAt: instantOf(row?.endsAt ?? null),
});
