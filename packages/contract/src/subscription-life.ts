import { dayMilliseconds } from './durations.ts';
import type { OrganisationType } from './roles.ts';
import type { PlanType } from './subscription-prices.ts';

/** Status of a subscription (spec section 4). */
export const subscriptionStatuses = [
  /** To be paid by bank transfer, and the money has not arrived yet. */
  'pending',
  /** Active: on trial, paid, or shortly past due. */
  'registered',
  /** The trial has ended and nothing was ever paid. */
  'inactive',
  /** A renewal was not paid. */
  'suspended',
  /** Cancelled by the customer; runs until `endsAt` and can be resumed until then. */
  'cancelled',
  /** Over. */
  'terminated',
  /** Closed by the operator of the product. */
  'locked',
  /** All data of the organisation are removed at `removalAt`. */
  'pending-removal',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** The state of a subscription's payments, in the card provider's words (spec section 4). */
export const providerStates = ['trialing', 'active', 'past_due', 'unpaid'] as const;
export type ProviderState = (typeof providerStates)[number];

/** Status of one bill; of a subscription on trial, `free-trial` (spec section 4). */
export const paymentStatuses = ['paid', 'pending', 'cancel', 'failed', 'free-trial', 'wait-for-pay'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The means of payment: bank transfer, credit card, debit card (spec section 4). */
export const paymentTypes = ['offline', 'card', 'debit'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** The purpose of a bill (spec section 4). */
export const paymentPurposes = ['create-subscription', 'add-extra-seats', 'subscription-renewal'] as const;
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** Which status may follow which. The gateway refuses every other step. */
export const subscriptionTransitions: Record<SubscriptionStatus, readonly SubscriptionStatus[]> = {
  pending: ['registered', 'inactive', 'cancelled', 'terminated', 'locked', 'pending-removal'],
  registered: ['suspended', 'cancelled', 'terminated', 'locked', 'pending-removal'],
  inactive: ['pending', 'registered', 'terminated', 'locked', 'pending-removal'],
  suspended: ['registered', 'terminated', 'locked', 'pending-removal'],
  cancelled: ['registered', 'pending', 'terminated', 'locked', 'pending-removal'],
  terminated: ['pending', 'inactive', 'registered', 'locked', 'pending-removal'],
  locked: ['registered', 'terminated', 'pending-removal'],
  // The person who asked for the removal may withdraw it, and the subscription is what it was before.
  'pending-removal': ['pending', 'registered', 'inactive', 'suspended', 'cancelled', 'terminated', 'locked'],
};

export const canMoveSubscription = (from: SubscriptionStatus, to: SubscriptionStatus) =>
  subscriptionTransitions[from].includes(to);

/** Whether people of the organisation may work; `null` is an organisation that has not chosen a plan yet. */
export const mayWork = (status: SubscriptionStatus | null) =>
  status === null || status === 'pending' || status === 'registered' || status === 'cancelled';

/** Whether an administrator may cancel. */
export const mayCancel = (status: SubscriptionStatus) =>
  status === 'pending' || status === 'registered' || status === 'inactive' || status === 'suspended';

/** Whether an administrator may resume: withdraw a cancellation, or pay an open bill. */
export const mayResume = (status: SubscriptionStatus) =>
  status === 'cancelled' || status === 'inactive' || status === 'suspended';

/** Whether a plan may be chosen and paid: there was none, or the former one never became active or is over. */
export const maySubscribe = (status: SubscriptionStatus | null) =>
  status === null || status === 'pending' || status === 'inactive' || status === 'terminated';

/** The type of a company of its own, by its plan (decision 13). Clients and suppliers have no plan and keep their type. */
export const organisationTypeBy = (plan: PlanType, hasVoucher: boolean): OrganisationType => {
  if (plan === 'consultancy') return 'Consultancy';
  return hasVoucher ? 'Trial' : 'Standard';
};

/** Time rules in days: the trial is spec section 9's, the others ours (docs/adr/0025). */
export const subscriptionDays = {
  trial: 7,
  /** The reminder is sent this long before the trial ends. */
  trialReminder: 3,
  /** A failed card payment is tried again on these days … */
  retries: [1, 3, 5],
  /** … and on this one the organisation is suspended. */
  cardGrace: 7,
  /** A bank transfer has to arrive within this time. */
  transferTerms: 14,
  /** A suspended or inactive subscription ends after this time. */
  untilTerminated: 60,
  /** After the end, people are warned that their data will be removed … */
  untilRemovalAnnounced: 90,
  /** … and they are removed this long after the warning. */
  untilRemoved: 30,
} as const;

/** The moment a number of days later, in UTC days of 24 hours. */
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMilliseconds);

/** The facts that a subscription's calendar depends on. */
export type SubscriptionCalendar = {
  status: SubscriptionStatus;
  providerState: ProviderState;
  paymentType: PaymentType;
  trialEndsAt: Date | null;
  trialReminded: boolean;
  /** End of the paid period. */
  periodEnd: Date | null;
  /** Since when the renewal is unpaid. */
  dueSince: Date | null;
  /** Further attempts to charge the card. */
  retries: number;
  endsAt: Date | null;
  /** Since when the organisation is suspended. */
  suspendedAt: Date | null;
  terminatedAt: Date | null;
  removalAt: Date | null;
};

export type DueStep =
  | 'remind-of-trial-end'
  | 'end-trial'
  | 'renew'
  | 'retry-payment'
  | 'suspend'
  | 'terminate'
  | 'announce-removal'
  | 'remove';
export type Due = { step: DueStep; at: Date };

const dueAt = (step: DueStep, from: Date | null, days = 0): Due | undefined =>
  from ? { step, at: daysAfter(from, days) } : undefined;

const nextOfTrial = ({ trialEndsAt, trialReminded }: SubscriptionCalendar) =>
  trialReminded
    ? dueAt('end-trial', trialEndsAt)
    : dueAt('remind-of-trial-end', trialEndsAt, -subscriptionDays.trialReminder);

const nextOfPastDue = ({ paymentType, dueSince, retries }: SubscriptionCalendar) => {
  if (paymentType === 'offline') return dueAt('suspend', dueSince, subscriptionDays.transferTerms);
  const retryDay = subscriptionDays.retries[retries];
  return retryDay === undefined
    ? dueAt('suspend', dueSince, subscriptionDays.cardGrace)
    : dueAt('retry-payment', dueSince, retryDay);
};

/** The next change that comes with time alone, and its moment. Undefined where only people can change the subscription. */
export const nextDue = (calendar: SubscriptionCalendar): Due | undefined => {
  switch (calendar.status) {
    case 'pending':
      return nextOfTrial(calendar);
    case 'registered':
      if (calendar.providerState === 'trialing') return nextOfTrial(calendar);
      return calendar.providerState === 'active' ? dueAt('renew', calendar.periodEnd) : nextOfPastDue(calendar);
    case 'cancelled':
      return dueAt('terminate', calendar.endsAt);
    case 'inactive':
    case 'suspended':
      return dueAt('terminate', calendar.suspendedAt, subscriptionDays.untilTerminated);
    case 'terminated':
      return dueAt('announce-removal', calendar.terminatedAt, subscriptionDays.untilRemovalAnnounced);
    case 'pending-removal':
      return dueAt('remove', calendar.removalAt);
    case 'locked':
      return undefined;
  }
};

/** When a subscription that is cancelled now ends: with the trial, with the paid period, or at once without either. */
export const endOfCancelled = (calendar: SubscriptionCalendar, now: Date): Date => {
  const isRunning = calendar.status === 'registered' || calendar.status === 'pending';
  if (!isRunning) return now;
  if (calendar.status === 'pending' || calendar.providerState === 'trialing') return calendar.trialEndsAt ?? now;
  return calendar.providerState === 'active' ? (calendar.periodEnd ?? now) : now;
};
