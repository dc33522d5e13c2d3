import { invoice, renderEmail } from '@esg/email';
import { systemScope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { billNumberOf, findBill } from './bills.repository.ts';
import { drawBill } from './invoice/invoice.service.ts';
import type { InvoiceMail } from './payment.deps.ts';
import { findBillingContact } from './plans.repository.ts';
import { readAudience, senderOf } from './subscription-emails.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'mailer' | 'jobs'>;

/** Draws the invoice and sends it to the administrators and to the billing contact, once to each address. */
const sendInvoice = async (deps: Deps, { billId, site, isPaid, toResume = false, ...owner }: InvoiceMail) => {
  const scope = systemScope(owner);
  const found = await deps.database.withScope(scope, async (scoped) => {
    const bill = await findBill(scoped, billId);
    return bill && { bill, audience: await readAudience(scoped, site), contact: await findBillingContact(scoped) };
  });
  if (!found) return;
  const { bill, audience, contact } = found;
  const { content, fileName } = await drawBill(deps, scope, bill, audience.language);
  const facts = {
    number: billNumberOf(bill.number),
    amountMinor: bill.totalMinor,
    isPaid,
    billingUrl: audience.billingUrl,
    dueAt: bill.dueAt.toISOString(),
    payTo: isPaid ? null : (bill.document.payTo ?? null),
    toResume,
  };
  const email = renderEmail(invoice, facts, audience.brand, audience.language);
  const attachment = { name: fileName, base64: Buffer.from(content).toString('base64') };
  const recipients = new Set([...audience.administrators, ...(contact ? [contact.email] : [])]);
  await deps.database.withScope(scope, async ({ tx }) => {
    for (const to of recipients) await deps.mailer.send({ to, ...email, ...senderOf(audience), attachment }, tx);
  });
};

/** The job that sends invoices: drawing one takes a second, which no request should wait for. */
export const defineInvoiceMail = (deps: Deps): Job<InvoiceMail> =>
  deps.jobs.define<InvoiceMail>('payment.invoice-mail', (data) => sendInvoice(deps, data), {
    retryLimit: 5,
    retryDelaySeconds: 10,
    expireInSeconds: 120,
  });
