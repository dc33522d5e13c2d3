import { daysAfter, subscriptionDays } from '@esg/contract';
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
import type { GatewayDeps } from '../../platform/deps.ts';
import { emailBrandOf, findBrand, lookOf } from '../brands/index.ts';
import { listAdministrators } from '../users/index.ts';
import { type BillRow, billNumberOf, findBrandId } from './bills.repository.ts';
import type { PaymentDeps } from './payment.deps.ts';
import { subscriptionOf } from './subscription-view.ts';
import { findOrganisation, type SubscriptionRow } from './subscriptions.repository.ts';

type TellDeps = Pick<GatewayDeps, 'mailer'>;
type Message = typeof subscriptionSuspended;

/** Who is told, in which language, in which brand, and where the link leads. */
export const audienceOf = async (scoped: Scoped, site: string) => {
  const organisation = await findOrganisation(scoped);
  const brandId = await findBrandId(scoped);
  const row = brandId && (await findBrand(scoped.tx, brandId));
  if (!organisation || !row) throw new Error(`The organisation ${scoped.organisationId} has no name or brand`);
  const brand = emailBrandOf(lookOf(row), { site, gateway: site });
  const administrators = await listAdministrators(scoped);
  const billingUrl = `${site}/ct/account-settings/subscriptions`;
  return { organisation, brand, administrators, billingUrl, language: organisation.language };
};

type Audience = Awaited<ReturnType<typeof audienceOf>>;
export const senderOf = ({ brand }: Audience) => ({ senderName: brand.companyName, replyTo: brand.supportEmail });

/** Tells the administrators, once the transaction commits. */
const tell =
  (message: Message, momentOf: (row: SubscriptionRow) => Date | null) =>
  async ({ mailer }: TellDeps, scoped: Scoped, row: SubscriptionRow) => {
    const audience = await audienceOf(scoped, row.site);
    const { organisation, billingUrl, brand, language } = audience;
    const at = momentOf(row)?.toISOString() ?? '';
    const facts: SubscriptionChanged = { organisation: organisation.name, at, billingUrl };
    const email = renderEmail(message, facts, brand, language);
    for (const to of audience.administrators) await mailer.send({ to, ...email, ...senderOf(audience) }, scoped.tx);
  };

export const tellSuspended = tell(subscriptionSuspended, (row) => row.suspendedAt);
export const tellResumed = tell(subscriptionResumed, (row) => row.periodEnd ?? row.trialEndsAt);
export const tellCancelled = tell(subscriptionCancelled, (row) => row.endsAt);
export const tellTerminated = tell(subscriptionEnded, (row) => row.terminatedAt);
export const tellRemoval = tell(removalAnnounced, (row) => row.removalAt);

/** Three days before the trial ends. */
export const tellTrialEnding = async ({ mailer }: TellDeps, scoped: Scoped, row: SubscriptionRow) => {
  const audience = await audienceOf(scoped, row.site);
  const facts = {
    endsAt: (row.trialEndsAt ?? row.updatedAt).toISOString(),
    amountMinor: subscriptionOf(row, 0).renewalMinor,
    ...{ byCard: row.paymentType !== 'offline', billingUrl: audience.billingUrl },
  };
  const email = renderEmail(trialEnding, facts, audience.brand, audience.language);
  for (const to of audience.administrators) await mailer.send({ to, ...email, ...senderOf(audience) }, scoped.tx);
};

/** Each time the bank refuses a payment that is due. */
export const tellPaymentFailed = async (
  { mailer }: TellDeps,
  scoped: Scoped,
  row: SubscriptionRow,
  { number, totalMinor }: BillRow,
) => {
  const audience = await audienceOf(scoped, row.site);
  const suspendedAt = daysAfter(row.dueSince ?? row.updatedAt, subscriptionDays.cardGrace).toISOString();
  const facts = { number: billNumberOf(number), amountMinor: totalMinor, suspendedAt, billingUrl: audience.billingUrl };
  const email = renderEmail(paymentFailed, facts, audience.brand, audience.language);
  for (const to of audience.administrators) await mailer.send({ to, ...email, ...senderOf(audience) }, scoped.tx);
};

/** Which invoice goes out, and whether as one to pay or as a receipt. */
export type InvoiceMail = { tenantId: string; organisationId: string; billId: string; site: string; isPaid: boolean };

const queueInvoice =
  (isPaid: boolean) =>
  ({ invoiceMail }: Pick<PaymentDeps, 'invoiceMail'>, scoped: Scoped, { site }: SubscriptionRow, { id }: BillRow) => {
    const { tenantId, organisationId, tx } = scoped;
    return invoiceMail.enqueue({ tenantId, organisationId, billId: id, site, isPaid }, tx);
  };

/** An invoice that is to be paid by transfer. It is drawn and sent by a job, once the transaction commits. */
export const tellInvoice = queueInvoice(false);
/** The receipt of a payment, in the same way. */
export const tellPaid = queueInvoice(true);
