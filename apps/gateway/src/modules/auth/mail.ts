import type { Language } from '@esg/contract';
import { type RenderedEmail, renderEmail } from '@esg/email';
import type { Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { emailBrandOf } from '../brands/index.ts';
import type { Tenant } from '../tenants/index.ts';
import { receiverZone } from '../users/index.ts';
import type { Place } from './place.ts';

type Message<Facts> = Parameters<typeof renderEmail<Facts>>[0];
/** The receiver of an e-mail. */
export type Recipient = { email: string; language: Language };
/** The tenant whose brand the e-mail has and to whose host its links lead. */
export type Sender = { tenant: Tenant; place: Place };

/** Writes to somebody in the tenant's brand and the person's language, once the transaction commits. */
export const writeTo = async <Facts>(
  { mailer }: Pick<GatewayDeps, 'mailer'>,
  tx: Transaction,
  { tenant, place }: Sender,
  to: Recipient,
  message: Message<Facts>,
  facts: Facts,
) => {
  const timeZone = await receiverZone(tx, tenant.id, to);
  const brand = emailBrandOf(tenant, { site: place.site, gateway: place.site, timeZone });
  const email: RenderedEmail = renderEmail(message, facts, brand, to.language);
  await mailer.send({ to: to.email, ...email, senderName: brand.companyName, replyTo: brand.supportEmail }, tx);
};
