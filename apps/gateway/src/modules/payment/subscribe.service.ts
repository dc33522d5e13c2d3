import {
  type CardSubscriptionDraft,
  daysAfter,
  maySubscribe,
  type OfflineSubscriptionDraft,
  type Subscription,
  seatPeriodMinor,
  subscriptionDays,
  type TemporaryPayment,
} from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listAdministrators } from '../users/index.ts';
import { type BillRow, listOpenBills } from './bills.repository.ts';
import type { CardOwner, KeptCard } from './cards/provider.ts';
import { collectOrThrow, periodFrom } from './collect.ts';
import { issuePeriodBill } from './issue-bill.ts';
import { followPlan, requirePlanFits } from './organisation-type.ts';
import { announcePlan, type PaymentDeps } from './payment.deps.ts';
import { countVoucherUse, deleteTemporaryPayment, findBillingContact, findSeatPrice } from './plans.repository.ts';
import { enteredVoucher, voucherIn } from './plans.service.ts';
import { assertSeatCount } from './seats.ts';
import { cancelOpenBills, viewIn } from './subscription.service.ts';
import { notifyInvoice } from './subscription-emails.ts';
import {
  findOrganisation,
  findSubscription,
  lockSubscription,
  type SubscriptionFields,
  type SubscriptionRow,
  saveSubscription,
} from './subscriptions.repository.ts';

const noVoucher = { code: null, percentOff: 0, extraTrialDays: 0 };

const requireMaySubscribe = (row: SubscriptionRow | undefined) => {
  if (!maySubscribe(row?.status ?? null)) throw new ProblemError('subscription.exists');
};

/** Uses the voucher up. */
const redeem = async (scoped: Scoped, code: string | null, now: Date) => {
  if (!code) return noVoucher;
  const voucher = await voucherIn(scoped, code, now);
  if (!(await countVoucherUse(scoped, code))) throw new ProblemError('voucher.used_up');
  return voucher;
};

/**
 * The choice as fields of a subscription: the present price and voucher, and the trial, which is given once. The organisation's type
 * follows the plan.
 */
export const readFields = async (
  scoped: Scoped,
  before: SubscriptionRow | undefined,
  chosen: TemporaryPayment,
  now: Date,
) => {
  const { userType: plan, billingPlan, seat: seats } = chosen;
  await assertSeatCount(scoped, seats, now);
  const voucher = await redeem(scoped, chosen.voucherCode, now);
  await followPlan(scoped, plan, voucher.code !== null, now);
  const trialDays = subscriptionDays.trial + voucher.extraTrialDays;
  return {
    plan,
    billingPlan,
    seats,
    seatsAtRenewal: null,
    voucherCode: voucher.code,
    percentOff: voucher.percentOff,
    seatPeriodMinor: seatPeriodMinor(await findSeatPrice(scoped, plan), billingPlan),
    trialEndsAt: before ? before.trialEndsAt : daysAfter(now, trialDays),
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
  };
};

const isOnTrial = ({ trialEndsAt }: Pick<SubscriptionFields, 'trialEndsAt'>, now: Date) =>
  trialEndsAt !== null && trialEndsAt !== undefined && trialEndsAt > now;

const readOwner = async (scoped: Scoped, row: SubscriptionRow | undefined): Promise<CardOwner> => {
  const { tenantId, organisationId } = scoped;
  const contact = await findBillingContact(scoped);
  const organisation = await findOrganisation(scoped);
  const [administrator = ''] = await listAdministrators(scoped);
  return {
    tenantId,
    organisationId,
    customerId: row?.customerId ?? null,
    email: contact?.email ?? administrator,
    name: organisation?.name ?? '',
  };
};

/** Stores a card for the organisation. The provider is asked outside of any transaction. */
export const keepCardFor = async (
  deps: PaymentDeps,
  scope: Scope,
  tokenId: string,
  check: (row: SubscriptionRow | undefined, scoped: Scoped) => Promise<void> | void,
): Promise<KeptCard> => {
  const owner = await deps.database.withScope(scope, async (scoped) => {
    const row = await findSubscription(scoped);
    await check(row, scoped);
    return readOwner(scoped, row);
  });
  return deps.cards.keepCard(owner, tokenId);
};

/** Subscribes with a stored card: with a trial where there was none yet, otherwise with a bill to pay at once. */
const storeCardSubscription = async (
  scoped: Scoped,
  chosen: TemporaryPayment,
  { paymentType, ...kept }: KeptCard,
  site: string,
  now: Date,
): Promise<BillRow | undefined> => {
  const before = await lockSubscription(scoped);
  requireMaySubscribe(before);
  const fields = await readFields(scoped, before, chosen, now);
  const onTrial = isOnTrial(fields, now);
  await cancelOpenBills(scoped);
  const row = await saveSubscription(scoped, before, {
    ...fields,
    ...kept,
    paymentType,
    site,
    status: onTrial ? 'registered' : (before?.status ?? 'inactive'),
    providerState: onTrial ? 'trialing' : 'unpaid',
  });
  await deleteTemporaryPayment(scoped);
  return onTrial
    ? undefined
    : issuePeriodBill(scoped, row, 'create-subscription', periodFrom(row, now, false), row.seats, now);
};

/** POST stripe/organizations/subscriptions. Throws `subscription.exists` and refusals of the card, seats and voucher. */
export const subscribeByCard = async (
  deps: PaymentDeps,
  scope: Scope,
  { tokenId, ...chosen }: CardSubscriptionDraft,
  site: string,
): Promise<Subscription> => {
  if (chosen.voucherCode) await enteredVoucher(deps, scope, chosen.voucherCode);
  await deps.jobs.start();
  const kept = await keepCardFor(deps, scope, tokenId, async (row, scoped) => {
    requireMaySubscribe(row);
    await requirePlanFits(scoped, chosen.userType);
    await assertSeatCount(scoped, chosen.seat, deps.now());
  });
  const bill = await deps.database.withScope(scope, (scoped) =>
    storeCardSubscription(scoped, chosen, kept, site, deps.now()),
  );
  announcePlan(deps, scope);
  if (bill) await collectOrThrow(deps, scope, bill);
  return deps.database.withScope(scope, (scoped) => viewIn(scoped, deps.now()));
};

/** Whether this same choice already waits for its transfer: its invoice stays valid, and no other is made. */
const isInvoiced = async (scoped: Scoped, row: SubscriptionRow | undefined, chosen: TemporaryPayment) => {
  const { userType, billingPlan, seat, voucherCode } = chosen;
  const isSame =
    row?.paymentType === 'offline' &&
    row.plan === userType &&
    row.billingPlan === billingPlan &&
    row.seats === seat &&
    row.voucherCode === (voucherCode || null);
  return isSame && (await listOpenBills(scoped)).some(({ purpose }) => purpose === 'create-subscription');
};

/**
 * POST payment/organizations/temp-payment-information: an invoice to pay by bank transfer. The trial runs meanwhile; the purchase is valid
 * when an operator marks the invoice as paid. Choosing the same again changes nothing. Throws `payment.offline_annual_only`.
 */
export const subscribeByTransfer = async (
  deps: PaymentDeps,
  scope: Scope,
  { paymentType, ...chosen }: OfflineSubscriptionDraft,
  site: string,
): Promise<Subscription> => {
  if (chosen.billingPlan !== 12) throw new ProblemError('payment.offline_annual_only');
  if (chosen.voucherCode) await enteredVoucher(deps, scope, chosen.voucherCode);
  await deps.jobs.start();
  const now = deps.now();
  const subscription = await deps.database.withScope(scope, async (scoped) => {
    await lockLimit(scoped, `subscription:${scoped.organisationId}`);
    const before = await lockSubscription(scoped);
    requireMaySubscribe(before);
    if (await isInvoiced(scoped, before, chosen)) return viewIn(scoped, now);
    const fields = await readFields(scoped, before, chosen, now);
    const onTrial = isOnTrial(fields, now);
    await cancelOpenBills(scoped);
    const row = await saveSubscription(scoped, before, {
      ...fields,
      paymentType,
      site,
      customerId: null,
      cardId: null,
      card: null,
      ...(onTrial
        ? { status: 'pending', providerState: 'trialing' }
        : { status: 'inactive', providerState: 'unpaid', suspendedAt: now }),
    });
    await deleteTemporaryPayment(scoped);
    const start = onTrial && row.trialEndsAt ? row.trialEndsAt : now;
    const period = periodFrom(row, start, false);
    const bill = await issuePeriodBill(scoped, row, 'create-subscription', period, row.seats, now);
    await notifyInvoice(deps, scoped, row, bill);
    return viewIn(scoped, now);
  });
  announcePlan(deps, scope);
  return subscription;
};
