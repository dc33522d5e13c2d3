import { mayWork, periodEndAfter } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type BillRow, billNumberOf, findBill, lockBill, updatePayment } from './bills.repository.ts';
import type { CardRefusal, ChargeOutcome } from './cards/provider.ts';
import { type PaymentDeps, publishSubscriptionChange } from './payment.deps.ts';
import { notifyPaid, notifyPaymentFailed, notifyResumed } from './subscription-emails.ts';
import { lockSubscription, type SubscriptionRow, updateSubscription } from './subscriptions.repository.ts';

/** The subscription's fields after a bill was paid. */
const paidChange = (row: SubscriptionRow, bill: BillRow, now: Date) => {
  if (bill.purpose === 'add-extra-seats') return { seats: bill.seats, seatsAtRenewal: null, updatedAt: now };
  // A period that follows the last one is counted from the same day; after a pause, counting starts again.
  const continues = row.periodEnd?.getTime() === bill.periodStart.getTime();
  // A payment that arrives after a cancellation pays for its period and does not undo the cancellation.
  const staysAsItIs = row.status === 'cancelled' || row.status === 'locked' || row.status === 'pending-removal';
  return {
    ...(staysAsItIs ? {} : { status: 'registered' as const, endsAt: null, terminatedAt: null, suspendedAt: null }),
    providerState: 'active' as const,
    paymentType: bill.paymentType,
    seats: bill.seats,
    seatsAtRenewal: null,
    periodStart: bill.periodStart,
    periodEnd: bill.periodEnd,
    dueSince: null,
    retries: 0,
    percentOff: 0,
    anchorAt: continues ? row.anchorAt : bill.periodStart,
    updatedAt: now,
  };
};

/**
 * Stores the outcome of a bill's payment and what follows from it. A paid bill stays paid whatever arrives later: responses and events may
 * arrive twice and in any order.
 */
export const settle = async (
  deps: Pick<PaymentDeps, 'mailer' | 'log' | 'invoiceMail' | 'notifyWithin'>,
  scoped: Scoped,
  billId: string,
  outcome: ChargeOutcome,
  now: Date,
) => {
  const row = await lockSubscription(scoped);
  const bill = await lockBill(scoped, billId);
  if (!row || !bill || bill.paymentStatus === 'paid') return;
  const paymentReference = outcome.reference;
  if (outcome.kind === 'pending') return updatePayment(scoped, bill.id, { paymentReference });
  if (outcome.kind === 'paid') {
    await updatePayment(scoped, bill.id, { paymentStatus: 'paid', paymentReference, paidAt: now });
    if (bill.paymentStatus === 'cancel')
      return deps.log.error({ billId, kind: 'payment' }, 'a bill that was cancelled has been paid: refund it');
    const after = await updateSubscription(scoped, row, paidChange(row, bill, now));
    await notifyPaid(deps, scoped, after, bill);
    if (!mayWork(row.status) && mayWork(after.status)) await notifyResumed(deps, scoped, after);
    return;
  }
  if (bill.paymentStatus === 'cancel') return;
  await updatePayment(scoped, bill.id, { paymentStatus: 'failed', paymentReference });
  if (row.status === 'registered' && row.providerState === 'past_due')
    await notifyPaymentFailed(deps, scoped, row, bill);
};

/**
 * The same for events of the provider. A refusal counts only for the present attempt: one of an earlier attempt that arrives late says
 * nothing about it.
 */
export const settleEvent: typeof settle = async (deps, scoped, billId, outcome, now) => {
  const bill = await findBill(scoped, billId);
  if (outcome.kind !== 'paid' && bill?.paymentReference !== outcome.reference) return;
  await settle(deps, scoped, billId, outcome, now);
};

/** Locks the bill for an attempt. An attempt whose response never arrived is repeated with the same key. */
const beginAttempt = async (scoped: Scoped, billId: string) => {
  const row = await lockSubscription(scoped);
  const bill = await lockBill(scoped, billId);
  if (!row || !bill || bill.paymentStatus === 'paid' || bill.paymentStatus === 'cancel') return undefined;
  const isUnanswered = bill.paymentStatus === 'pending' && bill.attempts > 0;
  const attempts = isUnanswered ? bill.attempts : bill.attempts + 1;
  const paymentReference = isUnanswered ? bill.paymentReference : null;
  await updatePayment(scoped, bill.id, { paymentStatus: 'pending', attempts, paymentReference });
  return { row, bill: { ...bill, attempts, paymentReference } };
};

/** The outcome of a bill's card payment as far as it is known. */
export type Collected = { kind: 'paid' | 'pending' } | { kind: 'failed'; refusal: CardRefusal };

/**
 * Charges the bill to the card and stores the outcome. The bank is asked outside of any transaction; if the process ends meanwhile, the
 * next attempt has the same key and gets the same answer.
 */
export const collect = async (deps: PaymentDeps, scope: Scope, billId: string): Promise<Collected> => {
  const begun = await deps.database.withScope(scope, (scoped) => beginAttempt(scoped, billId));
  if (!begun) {
    const bill = await deps.database.withScope(scope, (scoped) => findBill(scoped, billId));
    return bill?.paymentStatus === 'paid' ? { kind: 'paid' } : { kind: 'failed', refusal: 'card.declined' };
  }
  const outcome = await chargeFor(deps, begun);
  await deps.jobs.start();
  await deps.database.withScope(scope, (scoped) => settle(deps, scoped, billId, outcome, deps.now()));
  publishSubscriptionChange(deps, scope);
  return outcome;
};

const chargeFor = async (
  { cards }: PaymentDeps,
  { row, bill }: { row: SubscriptionRow; bill: BillRow },
): Promise<ChargeOutcome> => {
  if (bill.totalMinor === 0) return { kind: 'paid', reference: 'nothing-to-pay' };
  const { customerId, cardId } = row;
  if (customerId === null || cardId === null) return { kind: 'failed', refusal: 'card.declined', reference: null };
  const { tenantId, organisationId, totalMinor, currency, document } = bill;
  return cards.charge({
    tenantId,
    organisationId,
    customerId,
    cardId,
    currency,
    billId: bill.id,
    amountMinor: totalMinor,
    description: `${document.brand.companyName} ${billNumberOf(bill.number)}`,
    reference: bill.paymentReference,
    idempotencyKey: `${bill.id}:${bill.attempts}`,
  });
};

/** The period that begins at that time. */
export const periodFrom = ({ anchorAt, billingPlan }: SubscriptionRow, start: Date, continues: boolean) => ({
  start,
  end: periodEndAfter(continues ? (anchorAt ?? start) : start, start, billingPlan),
});

/** Charges a bill to the card at once; where the bank refuses, the bill is void and the refusal is thrown. */
export const collectOrThrow = async (deps: PaymentDeps, scope: Scope, bill: BillRow) => {
  const collected = await collect(deps, scope, bill.id);
  if (collected.kind !== 'failed') return;
  await deps.database.withScope(scope, (scoped) => updatePayment(scoped, bill.id, { paymentStatus: 'cancel' }));
  throw new ProblemError(collected.refusal);
};
