import { type DueStep, daysAfter, nextDue, subscriptionDays } from '@esg/contract';
import { type Scope, type Scoped, systemScope } from '../../platform/database/index.ts';
import { listOpenBills, listUnanswered, updatePayment } from './bills.repository.ts';
import { collect, periodFrom } from './collect.ts';
import { issuePeriodBill } from './issue-bill.ts';
import { type PaymentDeps, publishSubscriptionChange } from './payment.deps.ts';
import { removeOrganisation } from './removal.ts';
import { cancelOpenBills } from './subscription.service.ts';
import {
  notifyInvoice,
  notifyRemoval,
  notifySuspended,
  notifyTerminated,
  notifyTrialEnding,
  sendInvoiceAgain,
} from './subscription-emails.ts';
import {
  countSeatsTaken,
  listDue,
  lockSubscription,
  type SubscriptionOwner,
  type SubscriptionRow,
  updateSubscription,
} from './subscriptions.repository.ts';

/** Bill to charge to the card once the step's transaction has ended. */
type Left = { collect: string } | { collect: null };
type Step = (deps: PaymentDeps, scoped: Scoped, row: SubscriptionRow, now: Date) => Promise<Left>;

const nothingLeft: Left = { collect: null };

/** Bills the period that begins where the trial or the last period ended. Until it is paid the subscription is past due. */
const billNextPeriod: Step = async (deps, scoped, row, now) => {
  const isFirst = row.periodEnd === null;
  const start = (isFirst ? row.trialEndsAt : row.periodEnd) ?? now;
  const seats = Math.max(row.seatsAtRenewal ?? row.seats, await countSeatsTaken(scoped, now));
  const purpose = isFirst ? 'create-subscription' : 'subscription-renewal';
  const bill = await issuePeriodBill(scoped, row, purpose, periodFrom(row, start, !isFirst), seats, now);
  const change = { providerState: 'past_due' as const, dueSince: now, retries: 0, updatedAt: now };
  const after = await updateSubscription(scoped, row, change);
  if (row.paymentType !== 'offline') return { collect: bill.id };
  await notifyInvoice(deps, scoped, after, bill);
  return nothingLeft;
};

/** Notifies the administrators, with the invoice that reopens the organisation. */
const notifyShut = async (deps: PaymentDeps, scoped: Scoped, row: SubscriptionRow) => {
  await notifySuspended(deps, scoped, row);
  const [bill] = await listOpenBills(scoped);
  if (bill) await sendInvoiceAgain(deps, scoped, row, bill);
};

const endTrial: Step = async (deps, scoped, row, now) => {
  if (row.status === 'registered') return billNextPeriod(deps, scoped, row, now);
  // The transfer has not arrived: its invoice stays open, and paying it reopens the organisation.
  const change = { status: 'inactive' as const, providerState: 'unpaid' as const, suspendedAt: now, updatedAt: now };
  await notifyShut(deps, scoped, await updateSubscription(scoped, row, change));
  return nothingLeft;
};

const retryPayment: Step = async (_deps, scoped, row, now) => {
  await updateSubscription(scoped, row, { retries: row.retries + 1, updatedAt: now });
  const [bill] = await listOpenBills(scoped);
  return { collect: bill?.id ?? null };
};

const suspend: Step = async (deps, scoped, row, now) => {
  const change = { status: 'suspended' as const, providerState: 'unpaid' as const, suspendedAt: now, updatedAt: now };
  await notifyShut(deps, scoped, await updateSubscription(scoped, row, change));
  return nothingLeft;
};

const terminate: Step = async (deps, scoped, row, now) => {
  await cancelOpenBills(scoped);
  const after = await updateSubscription(scoped, row, { status: 'terminated', terminatedAt: now, updatedAt: now });
  await notifyTerminated(deps, scoped, after);
  return nothingLeft;
};

const announceRemoval: Step = async (deps, scoped, row, now) => {
  const removalAt = daysAfter(now, subscriptionDays.untilRemoved);
  const after = await updateSubscription(scoped, row, { status: 'pending-removal', removalAt, updatedAt: now });
  await notifyRemoval(deps, scoped, after);
  return nothingLeft;
};

const remindOfTrialEnd: Step = async (deps, scoped, row, now) => {
  const after = await updateSubscription(scoped, row, { trialReminded: true, updatedAt: now });
  await notifyTrialEnding(deps, scoped, after);
  return nothingLeft;
};

const steps: Record<Exclude<DueStep, 'remove'>, Step> = {
  'remind-of-trial-end': remindOfTrialEnd,
  'end-trial': endTrial,
  renew: billNextPeriod,
  'retry-payment': retryPayment,
  suspend,
  terminate,
  'announce-removal': announceRemoval,
};

/** Performs the one step that is due. Its state is read under a lock, so that two processes never perform the same step. */
const takeStep = async (deps: PaymentDeps, scope: Scope): Promise<boolean> => {
  const now = deps.now();
  const taken = await deps.database.withScope(scope, async (scoped) => {
    const row = await lockSubscription(scoped);
    const due = row && nextDue(row);
    if (!row || !due || due.at > now) return undefined;
    return due.step === 'remove' ? ('remove' as const) : steps[due.step](deps, scoped, row, now);
  });
  if (!taken) return false;
  if (taken === 'remove') {
    await removeOrganisation(deps, scope);
    return false;
  }
  if (taken.collect) await collect(deps, scope, taken.collect);
  publishSubscriptionChange(deps, scope);
  return true;
};

/** More steps than any subscription can be behind; prevents an endless loop. */
const stepsMax = 40;

/** Brings one subscription up to the present moment. */
export const advanceOne = async (deps: PaymentDeps, owner: SubscriptionOwner) => {
  const scope = systemScope(owner);
  for (let step = 0; step < stepsMax; step += 1) if (!(await takeStep(deps, scope))) return;
};

const batchMax = 200;
/** Longer than any response of a card provider takes. */
const unansweredMilliseconds = 10 * 60 * 1000;

/** Asks again about payments whose response never arrived: the process ended, or the bank takes days. Never charges twice. */
const askAgain = async (deps: PaymentDeps) => {
  const issuedBefore = new Date(deps.now().getTime() - unansweredMilliseconds);
  const unanswered = await deps.database.withSystem((tx) => listUnanswered(tx, issuedBefore, batchMax));
  for (const bill of unanswered) {
    const scope = systemScope(bill);
    try {
      const { kind } = await collect(deps, scope, bill.id);
      // Seats that were not paid are not owed either: to get them, people order them again.
      if (kind === 'failed' && bill.purpose === 'add-extra-seats')
        await deps.database.withScope(scope, (scoped) => updatePayment(scoped, bill.id, { paymentStatus: 'cancel' }));
    } catch (err) {
      deps.log.error({ err, bill: bill.id, kind: 'payment' }, 'a payment is still not answered');
    }
  }
};

/**
 * Brings every subscription up to the present moment. One that fails is logged, tried again at the next run, and does not delay the others.
 */
export const advanceSubscriptions = async (deps: PaymentDeps) => {
  await deps.jobs.start();
  const due = await deps.database.withSystem((tx) => listDue(tx, deps.now(), batchMax));
  for (const owner of due) {
    try {
      await advanceOne(deps, owner);
    } catch (err) {
      deps.log.error({ err, organisation: owner.organisationId, kind: 'payment' }, 'a subscription did not advance');
    }
  }
  await askAgain(deps);
};
