import type { OrganisationType } from './roles.ts';
import type { PlanType } from './subscription-prices.ts';

/** Status of a subscription (spec section 4). */
export const subscriptionStatuses = [
  /** Chosen to be paid by bank transfer, and the money has not come yet. */
  'pending',
  /** In force: on trial, paid, or shortly past due. */
  'registered',
  /** The trial is over and nothing was ever paid. */
  'inactive',
  /** A renewal was not paid. */
  'suspended',
  /** Cancelled by the customer; runs until `endsAt` and can be resumed until then. */
  'cancelled',
  /** Over. */
  'terminated',
  /** Closed by the operator of the product. */
  'locked',
  /** Everything of the organisation is removed at `removalAt`. */
  'pending-removal',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** How a subscription stands with money, in the card provider's words (spec section 4). */
export const providerStates = ['trialing', 'active', 'past_due', 'unpaid'] as const;
export type ProviderState = (typeof providerStates)[number];

/** Status of one bill; of a subscription on trial, `free-trial` (spec section 4). */
export const paymentStatuses = ['paid', 'pending', 'cancel', 'failed', 'free-trial', 'wait-for-pay'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** What is paid with: bank transfer, credit card, debit card (spec section 4). */
export const paymentTypes = ['offline', 'card', 'debit'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** What a bill is for (spec section 4). */
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
  // Whoever asked for the removal may withdraw it: the subscription is then what it was.
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

/** Whether an administrator may resume: take a cancellation back, or pay what is owed. */
export const mayResume = (status: SubscriptionStatus) =>
  status === 'cancelled' || status === 'inactive' || status === 'suspended';

/** Whether a plan may be chosen and paid: there was none, or the one there was did not come into force or is over. */
export const maySubscribe = (status: SubscriptionStatus | null) =>
  status === null || status === 'pending' || status === 'inactive' || status === 'terminated';

/** What a company of its own is by its plan (decision 13). Clients and suppliers have none and stay what they are. */
export const organisationTypeBy = (plan: PlanType, hasVoucher: boolean): OrganisationType => {
  if (plan === 'consultancy') return 'Consultancy';
  return hasVoucher ? 'Trial' : 'Standard';
};

/** Time rules in days: the trial is spec section 9's, the others ours (docs/adr/0025). */
export const subscriptionDays = {
  trial: 7,
  /** The reminder goes out so long before the trial ends. */
  trialReminder: 3,
  /** After a failed card payment it is tried again on these days … */
  retries: [1, 3, 5],
  /** … and on this one the organisation is suspended. */
  cardGrace: 7,
  /** A bank transfer has so long to arrive. */
  transferTerms: 14,
  /** A suspended or inactive subscription ends. */
  untilTerminated: 60,
  /** After the end, people are warned that their data will be removed … */
  untilRemovalAnnounced: 90,
  /** … and so long after the warning it is. */
  untilRemoved: 30,
} as const;

const dayMilliseconds = 24 * 60 * 60 * 1000;
/** The moment so many days later, in UTC days of 24 hours. */
export const daysAfter = (moment: Date, days: number) => new Date(moment.getTime() + days * dayMilliseconds);

/** What a subscription's calendar depends on. */
export type SubscriptionCalendar = {
  status: SubscriptionStatus;
  providerState: ProviderState;
  paymentType: PaymentType;
  trialEndsAt: Date | null;
  trialReminded: boolean;
  /** End of what is paid. */
  periodEnd: Date | null;
  /** Since when the renewal is owed. */
  dueSince: Date | null;
  /** Further attempts made to take it from the card. */
  retries: number;
  endsAt: Date | null;
  /** Since when the organisation is shut out. */
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

/** The one next thing that time alone brings, and when. Undefined where only people can bring a change. */
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

/** When a subscription that is cancelled now ends: with the trial, with what is paid, or at once where nothing is. */
export const endOfCancelled = (calendar: SubscriptionCalendar, now: Date): Date => {
  const isRunning = calendar.status === 'registered' || calendar.status === 'pending';
  if (!isRunning) return now;
  if (calendar.status === 'pending' || calendar.providerState === 'trialing') return calendar.trialEndsAt ?? now;
  return calendar.providerState === 'active' ? (calendar.periodEnd ?? now) : now;
};
