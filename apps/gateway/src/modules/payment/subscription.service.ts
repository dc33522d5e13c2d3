import {
  canMoveSubscription,
  endOfCancelled,
  mayCancel,
  mayResume,
  type PaymentInformation,
  type Subscription,
  type SubscriptionCurrentStatus,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { hasFeature } from '../tenants/index.ts';
import { type BillRow, listBills, listOpenBills, updatePayment } from './bills.repository.ts';
import { collectOrThrow, periodFrom } from './collect.ts';
import { issuePeriodBill } from './issue-bill.ts';
import { type PaymentDeps, publishSubscriptionChange } from './payment.deps.ts';
import { notifyCancelled, notifyInvoice, notifyResumed } from './subscription-emails.ts';
import { currentStatusOf, readSubscriptionFrom } from './subscription-view.ts';
import {
  findOrganisation,
  findSubscription,
  lockSubscription,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.repository.ts';

/** The subscription as administrators see it. Throws `subscription.required` where there is none. */
export const viewIn = async (scoped: Scoped, now: Date): Promise<Subscription> => {
  const row = await findSubscription(scoped);
  if (!row) throw new ProblemError('subscription.required');
  return readSubscriptionFrom(scoped, row, now);
};

/** Bills that nobody has to pay any more. */
export const cancelOpenBills = async (scoped: Scoped) => {
  for (const { id } of await listOpenBills(scoped)) await updatePayment(scoped, id, { paymentStatus: 'cancel' });
};

/** GET payment/organizations/subscriptions; null until a plan is chosen. */
export const readSubscription = ({ database, now }: PaymentDeps, scope: Scope): Promise<Subscription | null> =>
  database.withScope(scope, async (scoped) => {
    const row = await findSubscription(scoped);
    return row ? readSubscriptionFrom(scoped, row, now()) : null;
  });

/** GET payment/organizations/subscriptions/current-status. */
export const readCurrentStatus = ({ database }: PaymentDeps, scope: Scope): Promise<SubscriptionCurrentStatus> =>
  database.withScope(scope, async (scoped) => {
    const organisation = await findOrganisation(scoped);
    const isSold = await hasFeature(scoped, 'payment');
    return currentStatusOf(isSold ? await findSubscription(scoped) : undefined, organisation?.removalAt ?? null);
  });

/** GET payment/organizations/payment-information. */
export const readPaymentInformation = ({ database, cards }: PaymentDeps, scope: Scope): Promise<PaymentInformation> =>
  database.withScope(scope, async (scoped) => {
    const row = await findSubscription(scoped);
    return { provider: cards.kind, paymentType: row?.paymentType ?? null, card: row?.card ?? null };
  });

const requireRow = async (scoped: Scoped): Promise<SubscriptionRow> => {
  const row = await lockSubscription(scoped);
  if (!row) throw new ProblemError('subscription.required');
  return row;
};

/** Cancels at the end of the trial or of the paid period; at once where nothing is paid. */
export const cancelSubscription = async (deps: PaymentDeps, scope: Scope, site: string): Promise<Subscription> => {
  await deps.jobs.start();
  const now = deps.now();
  const subscription = await deps.database.withScope(scope, async (scoped) => {
    const row = await requireRow(scoped);
    const endsAt = endOfCancelled(row, now);
    const status = endsAt > now ? 'cancelled' : 'terminated';
    if (!mayCancel(row.status) || !canMoveSubscription(row.status, status))
      throw new ProblemError('subscription.transition_refused');
    await cancelOpenBills(scoped);
    const terminatedAt = status === 'terminated' ? now : null;
    const after = await updateSubscription(scoped, row, { status, endsAt, terminatedAt, site, updatedAt: now });
    await notifyCancelled(deps, scoped, after);
    return viewIn(scoped, now);
  });
  publishSubscriptionChange(deps, scope);
  return subscription;
};

/** Bills a new period from now on instead of what is owed: nobody pays for the time they were shut out. */
const billResumption = async (scoped: Scoped, row: SubscriptionRow, now: Date): Promise<BillRow> => {
  await cancelOpenBills(scoped);
  const purpose = row.periodEnd ? 'subscription-renewal' : 'create-subscription';
  return issuePeriodBill(scoped, row, purpose, periodFrom(row, now, false), row.seatsAtRenewal ?? row.seats, now);
};

type Resumption = { collect: BillRow } | { collect: null };

/** Whether the organisation ever went beyond the free trial. */
const wasBilled = async (scoped: Scoped) => (await listBills(scoped, undefined, 1)).length > 0;

const resumeIn = async (deps: PaymentDeps, scoped: Scoped, site: string, now: Date): Promise<Resumption> => {
  const found = await requireRow(scoped);
  if (!mayResume(found.status)) throw new ProblemError('subscription.transition_refused');
  const row = await updateSubscription(scoped, found, { site, updatedAt: now });
  if (row.status === 'cancelled') {
    const isUnpaid = row.paymentType === 'offline' && row.periodEnd === null;
    const change = { status: isUnpaid ? ('pending' as const) : ('registered' as const), endsAt: null, updatedAt: now };
    const after = await updateSubscription(scoped, row, change);
    // A transfer that was awaited is awaited again, with a new invoice.
    if (isUnpaid && (await wasBilled(scoped)))
      await notifyInvoice(deps, scoped, after, await billResumption(scoped, after, after.trialEndsAt ?? now));
    else await notifyResumed(deps, scoped, after);
    return { collect: null };
  }
  // A trial without a plan owes nothing: a plan has to be chosen.
  if (!(await wasBilled(scoped))) throw new ProblemError('subscription.transition_refused');
  const bill = await billResumption(scoped, row, now);
  if (row.paymentType !== 'offline') return { collect: bill };
  await notifyInvoice(deps, scoped, row, bill);
  return { collect: null };
};

/**
 * Undoes a cancellation, or pays what a suspended organisation owes: by card at once, or with an invoice by e-mail, after which the
 * organisation is open once it is paid. Throws the bank's refusal.
 */
export const resumeSubscription = async (deps: PaymentDeps, scope: Scope, site: string): Promise<Subscription> => {
  await deps.jobs.start();
  const { collect } = await deps.database.withScope(scope, (scoped) => resumeIn(deps, scoped, site, deps.now()));
  if (collect) await collectOrThrow(deps, scope, collect);
  publishSubscriptionChange(deps, scope);
  return deps.database.withScope(scope, (scoped) => viewIn(scoped, deps.now()));
};
