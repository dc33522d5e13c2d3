import { daysAfter, type NotificationKind, subscriptionDays } from '@esg/contract';
import {
  paymentFailed,
  removalAnnounced,
  renderEmail,
  type SubscriptionChanged,
  subscriptionCancelled,
  subscriptionEnded,
  subscriptionResumed,
  subscriptionSuspended,
  trialEnding,
} from '@esg/email';
import type { Scoped } from '../../platform/database/index.ts';
import { brandLookOf, emailBrandOf, findBrand } from '../brands/index.ts';
import { listAdministrators, receiverZone } from '../users/index.ts';
import { type BillRow, billNumberOf, findBrandId } from './bills.repository.ts';
import type { PaymentDeps } from './payment.deps.ts';
import { renewalMinorOf } from './subscription-view.ts';
import { findOrganisation, type SubscriptionRow } from './subscriptions.repository.ts';

type NotifyDeps = Pick<PaymentDeps, 'mailer' | 'notifyWithin'>;
type Message = typeof subscriptionSuspended;

/** Recipients, language, brand, and where the link leads. */
export const readAudience = async (scoped: Scoped, site: string) => {
  const organisation = await findOrganisation(scoped);
  const brandId = await findBrandId(scoped);
  const row = brandId && (await findBrand(scoped.tx, brandId));
  if (!organisation || !row) throw new Error(`The organisation ${scoped.organisationId} has no name or brand`);
  const timeZone = await receiverZone(scoped.tx, scoped.tenantId, scoped);
  const brand = emailBrandOf(brandLookOf(row), { site, gateway: site, timeZone });
  const administrators = await listAdministrators(scoped);
  const billingUrl = `${site}/ct/account-settings/subscriptions`;
  return { organisation, brand, administrators, billingUrl, language: organisation.language };
};

type Audience = Awaited<ReturnType<typeof readAudience>>;
export const senderOf = ({ brand }: Audience) => ({ senderName: brand.companyName, replyTo: brand.supportEmail });

type Kind = Extract<NotificationKind, `subscription.${string}`>;

/** The same as notifications in the product. `facts` are what the kind's sentence needs. */
const notifyOrganisation = (
  { notifyWithin }: Pick<PaymentDeps, 'notifyWithin'>,
  scoped: Scoped,
  createdAt: Date,
  kind: Kind,
  facts: Record<string, string> = {},
) => {
  const tab = kind === 'subscription.bill_issued' ? 'billing' : 'subscriptions';
  return notifyWithin(scoped, { to: 'administrators', kind, facts, path: `/ct/account-settings/${tab}` }, createdAt);
};

/** Notifies the administrators once the transaction commits. */
const notifyBy =
  (message: Message, momentOf: (row: SubscriptionRow) => Date | null, kind?: Kind) =>
  async ({ mailer, notifyWithin }: NotifyDeps, scoped: Scoped, row: SubscriptionRow) => {
    if (kind) await notifyOrganisation({ notifyWithin }, scoped, row.updatedAt, kind);
    const audience = await readAudience(scoped, row.site);
    const { organisation, billingUrl, brand, language } = audience;
    const at = momentOf(row)?.toISOString() ?? '';
    const facts: SubscriptionChanged = { organisation: organisation.name, at, billingUrl };
    const email = renderEmail(message, facts, brand, language);
    for (const to of audience.administrators) await mailer.send({ to, ...email, ...senderOf(audience) }, scoped.tx);
  };

export const notifySuspended = notifyBy(subscriptionSuspended, (row) => row.suspendedAt, 'subscription.suspended');
export const notifyResumed = notifyBy(
  subscriptionResumed,
  (row) => row.periodEnd ?? row.trialEndsAt,
  'subscription.resumed',
);
export const notifyCancelled = notifyBy(subscriptionCancelled, (row) => row.endsAt);
export const notifyTerminated = notifyBy(subscriptionEnded, (row) => row.terminatedAt);
export const notifyRemoval = notifyBy(removalAnnounced, (row) => row.removalAt);

/** Three days before the trial ends. */
export const notifyTrialEnding = async ({ mailer, notifyWithin }: NotifyDeps, scoped: Scoped, row: SubscriptionRow) => {
  await notifyOrganisation({ notifyWithin }, scoped, row.updatedAt, 'subscription.trial_ending');
  const audience = await readAudience(scoped, row.site);
  const facts = {
    endsAt: (row.trialEndsAt ?? row.updatedAt).toISOString(),
    amountMinor: renewalMinorOf(row),
    byCard: row.paymentType !== 'offline',
    billingUrl: audience.billingUrl,
  };
  const email = renderEmail(trialEnding, facts, audience.brand, audience.language);
  for (const to of audience.administrators) await mailer.send({ to, ...email, ...senderOf(audience) }, scoped.tx);
};

/** Sent each time the bank refuses a payment that is due. */
export const notifyPaymentFailed = async (
  { mailer, notifyWithin }: NotifyDeps,
  scoped: Scoped,
  row: SubscriptionRow,
  { number, totalMinor }: BillRow,
) => {
  await notifyOrganisation({ notifyWithin }, scoped, row.updatedAt, 'subscription.payment_failed', {
    number: billNumberOf(number),
  });
  const audience = await readAudience(scoped, row.site);
  const suspendedAt = daysAfter(row.dueSince ?? row.updatedAt, subscriptionDays.cardGrace).toISOString();
  const facts = { number: billNumberOf(number), amountMinor: totalMinor, suspendedAt, billingUrl: audience.billingUrl };
  const email = renderEmail(paymentFailed, facts, audience.brand, audience.language);
  for (const to of audience.administrators) await mailer.send({ to, ...email, ...senderOf(audience) }, scoped.tx);
};

type BillDeps = Pick<PaymentDeps, 'invoiceMail' | 'notifyWithin'>;

const queueInvoice =
  (isPaid: boolean) =>
  async (deps: BillDeps, scoped: Scoped, { site, updatedAt }: SubscriptionRow, { id, number }: BillRow) => {
    const { tenantId, organisationId, tx } = scoped;
    await notifyOrganisation(deps, scoped, updatedAt, 'subscription.bill_issued', { number: billNumberOf(number) });
    await deps.invoiceMail.enqueue({ tenantId, organisationId, billId: id, site, isPaid }, tx);
  };

/** The invoice that reopens a suspended organisation is sent with this message (spec section 4); it was announced when it was issued. */
export const sendInvoiceAgain = (
  { invoiceMail }: BillDeps,
  { tenantId, organisationId, tx }: Scoped,
  { site }: SubscriptionRow,
  { id }: BillRow,
) => invoiceMail.enqueue({ tenantId, organisationId, billId: id, site, isPaid: false, toResume: true }, tx);

/** An invoice to pay by transfer. A job draws and sends it once the transaction commits. */
export const notifyInvoice = queueInvoice(false);
/** The receipt of a payment, sent in the same way. */
export const notifyPaid = queueInvoice(true);
