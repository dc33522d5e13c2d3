import {
  billAmounts,
  currency,
  mayWork,
  type PaymentStatus,
  type Subscription,
  type SubscriptionCurrentStatus,
} from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { type BillRow, billNumberOf, listOpenBills } from './bills.repository.ts';
import { findBankAccount } from './plans.repository.ts';
import { countSeatsInUse, countSeatsInvited, type SubscriptionRow } from './subscriptions.repository.ts';

const paymentStatusOf = (
  { providerState, paymentType, status }: SubscriptionRow,
  openBill: BillRow | undefined,
): PaymentStatus => {
  // A trial without a plan does not wait for a payment.
  if (status === 'pending') return openBill ? 'wait-for-pay' : 'free-trial';
  if (providerState === 'trialing') return 'free-trial';
  if (providerState === 'active') return 'paid';
  return paymentType === 'offline' ? 'wait-for-pay' : 'failed';
};

const instantOf = (moment: Date | null | undefined) => moment?.toISOString() ?? null;

/** The amount of the next regular bill. */
export const renewalMinorOf = ({ seatPeriodMinor, percentOff, seats, seatsAtRenewal }: SubscriptionRow) =>
  billAmounts(seatPeriodMinor, seatsAtRenewal ?? seats, percentOff).totalMinor;

/** When the next regular bill is due; null where there will be none. */
export const renewsAtOf = ({ status, providerState, trialEndsAt, periodEnd }: SubscriptionRow): string | null => {
  if (status !== 'registered') return null;
  return instantOf(providerState === 'trialing' ? trialEndsAt : periodEnd);
};

const readOpenBill = async (scoped: Scoped, bill: BillRow | undefined): Promise<Subscription['openBill']> => {
  if (!bill) return null;
  const byTransfer = bill.paymentType === 'offline';
  return {
    id: bill.id,
    number: billNumberOf(bill.number),
    paymentStatus: bill.paymentStatus,
    totalMinor: bill.totalMinor,
    dueAt: bill.dueAt.toISOString(),
    payTo: byTransfer ? (bill.document.payTo ?? (await findBankAccount(scoped))) : null,
  };
};

/** A subscription as administrators see it. */
export const readSubscriptionFrom = async (scoped: Scoped, row: SubscriptionRow, now: Date): Promise<Subscription> => {
  const [openBill] = await listOpenBills(scoped);
  return {
    id: row.id,
    status: row.status,
    providerState: row.providerState,
    paymentStatus: paymentStatusOf(row, openBill),
    paymentType: row.paymentType,
    userType: row.plan,
    billingPlan: row.billingPlan,
    currency,
    seats: row.seats,
    seatsAtRenewal: row.seatsAtRenewal,
    seatPeriodMinor: row.seatPeriodMinor,
    seatsInUse: await countSeatsInUse(scoped),
    seatsInvited: await countSeatsInvited(scoped, now),
    renewalMinor: renewalMinorOf(row),
    voucherCode: row.voucherCode,
    trialEndsAt: instantOf(row.trialEndsAt),
    periodStart: instantOf(row.periodStart),
    periodEnd: instantOf(row.periodEnd),
    renewsAt: renewsAtOf(row),
    endsAt: instantOf(row.endsAt),
    removalAt: instantOf(row.removalAt),
    openBill: await readOpenBill(scoped, openBill),
  };
};

/** What everybody of the organisation may know of it: whether they may work, and until when. */
export const currentStatusOf = (
  row: SubscriptionRow | undefined,
  organisationRemovalAt: Date | null,
): SubscriptionCurrentStatus => {
  const status = organisationRemovalAt ? 'pending-removal' : (row?.status ?? null);
  return {
    status,
    providerState: row?.providerState ?? null,
    mayWork: mayWork(status),
    trialEndsAt: instantOf(row?.trialEndsAt),
    endsAt: instantOf(row?.endsAt),
    removalAt: instantOf(organisationRemovalAt ?? row?.removalAt),
  };
};
