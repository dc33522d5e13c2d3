import {
  addedSeatsMinor,
  billAmounts,
  type PaymentInformation,
  type SeatQuote,
  type Subscription,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type BillRow, listOpenBills } from './bills.repository.ts';
import { collect, collectOrThrow } from './collect.ts';
import { issueAddedSeatsBill } from './issue-bill.ts';
import { type PaymentDeps, publishSubscriptionChange } from './payment.deps.ts';
import { assertSeatCount } from './seats.ts';
import { keepCardFor } from './subscribe.service.ts';
import { viewIn } from './subscription.service.ts';
import { notifyInvoice } from './subscription-emails.ts';
import { renewsAtOf } from './subscription-view.ts';
import {
  findSubscription,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.repository.ts';

/** Seats can be changed while the subscription is active and nothing is owed, and during a trial without a plan. */
const requireChangeable = async (scoped: Scoped, row: SubscriptionRow | undefined): Promise<SubscriptionRow> => {
  if (!row) throw new ProblemError('subscription.required');
  const isInForce = row.status === 'registered' && row.providerState !== 'past_due';
  const isBareTrial = row.status === 'pending' && (await listOpenBills(scoped)).length === 0;
  if (!isInForce && !isBareTrial) throw new ProblemError('subscription.transition_refused');
  return row;
};

const quoteOf = (row: SubscriptionRow, seat: number, now: Date): SeatQuote => {
  const { seatPeriodMinor, percentOff, periodStart: start, periodEnd: end } = row;
  const isTrial = row.providerState === 'trialing';
  const common = {
    seat,
    renewalMinor: billAmounts(seatPeriodMinor, seat, percentOff).totalMinor,
    renewsAt: renewsAtOf(row),
  };
  const takesEffect = isTrial || seat >= row.seats ? ('now' as const) : ('renewal' as const);
  if (isTrial || seat <= row.seats || !start || !end)
    return { ...common, takesEffect, dueNowMinor: 0, proration: null };
  const { days, left, amountMinor } = addedSeatsMinor(seatPeriodMinor, seat - row.seats, { start, end }, now);
  return { ...common, takesEffect, dueNowMinor: amountMinor, proration: { days: left, ofDays: days } };
};

/** GET payment/organizations/seat: what the change would cost now. Refused for the same reasons as the change. */
export const quoteSeats = ({ database, now }: PaymentDeps, scope: Scope, seat: number): Promise<SeatQuote> =>
  database.withScope(scope, async (scoped) => {
    const row = await requireChangeable(scoped, await findSubscription(scoped));
    await assertSeatCount(scoped, seat, now());
    return quoteOf(row, seat, now());
  });

/** Bills added seats; returns the bill where a card has to pay it. */
const addSeats = async (deps: PaymentDeps, scoped: Scoped, row: SubscriptionRow, seat: number, now: Date) => {
  const { periodStart: start, periodEnd: end } = row;
  if (!start || !end) throw new ProblemError('subscription.transition_refused');
  if ((await listOpenBills(scoped)).length > 0) throw new ProblemError('payment.in_progress');
  const bill = await issueAddedSeatsBill(scoped, row, { start, end }, seat, now);
  if (row.paymentType !== 'offline') return bill;
  await notifyInvoice(deps, scoped, row, bill);
  return undefined;
};

const changeIn = async (
  deps: PaymentDeps,
  scoped: Scoped,
  seat: number,
  site: string,
  now: Date,
): Promise<BillRow | undefined> => {
  const row = await requireChangeable(scoped, await lockSubscription(scoped));
  await assertSeatCount(scoped, seat, now);
  const stamp = { site, updatedAt: now };
  if (row.providerState === 'trialing') await updateSubscription(scoped, row, { ...stamp, seats: seat });
  else if (seat > row.seats) return addSeats(deps, scoped, row, seat, now);
  else await updateSubscription(scoped, row, { ...stamp, seatsAtRenewal: seat < row.seats ? seat : null });
  return undefined;
};

/**
 * PATCH payment/organizations/seat. During a trial only the number changes. Later, added seats are billed for the remaining days and exist
 * once they are paid; a lower number applies from the next renewal.
 */
export const changeSeats = async (
  deps: PaymentDeps,
  scope: Scope,
  seat: number,
  site: string,
): Promise<Subscription> => {
  await deps.jobs.start();
  const bill = await deps.database.withScope(scope, (scoped) => changeIn(deps, scoped, seat, site, deps.now()));
  if (bill) await collectOrThrow(deps, scope, bill);
  else publishSubscriptionChange(deps, scope);
  return deps.database.withScope(scope, (scoped) => viewIn(scoped, deps.now()));
};

/** While a transfer is awaited, a card does not replace it: that is a new choice of payment method. */
const requireCardMayPay = (row: SubscriptionRow | undefined): SubscriptionRow => {
  if (!row) throw new ProblemError('subscription.required');
  if (row.paymentType === 'offline' && row.status !== 'registered')
    throw new ProblemError('subscription.transition_refused');
  return row;
};

/** POST stripe/update-card: later payments are charged to this card, and a payment that is past due at once. */
export const updateCard = async (
  deps: PaymentDeps,
  scope: Scope,
  tokenId: string,
  site: string,
): Promise<PaymentInformation> => {
  const { database, cards, now } = deps;
  const kept = await keepCardFor(deps, scope, tokenId, (row) => {
    requireCardMayPay(row);
  });
  const owed = await database.withScope(scope, async (scoped) => {
    const row = requireCardMayPay(await lockSubscription(scoped));
    const after = await updateSubscription(scoped, row, { ...kept, site, updatedAt: now() });
    return after.status === 'registered' && after.providerState === 'past_due' ? listOpenBills(scoped) : [];
  });
  for (const { id } of owed) await collect(deps, scope, id);
  publishSubscriptionChange(deps, scope);
  return { provider: cards.kind, paymentType: kept.paymentType, card: kept.card };
};
