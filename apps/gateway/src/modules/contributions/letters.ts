import { contributionPath, frameworkReportPath, type Language } from '@esg/contract';
import { contributionInvitation, type EmailBrand, renderEmail } from '@esg/email';
import type { Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { brandLookOf, emailBrandOf, findBrand } from '../brands/index.ts';
import { receiverZone } from '../users/index.ts';
import { type ContributionRow, insertLink, type ListedContribution } from './contributions.repository.ts';
import { findBrandId, organisationName } from './letters.repository.ts';

type MailDeps = Pick<GatewayDeps, 'mailer'>;
type Message<Facts> = Parameters<typeof renderEmail<Facts>>[0];

type Invited = Pick<ContributionRow, 'tenantId' | 'organisationId' | 'site'>;

const brandFor = async (tx: Transaction, { tenantId, organisationId, site }: Invited): Promise<EmailBrand> => {
  const brandId = await findBrandId(tx, tenantId);
  const brand = brandId && (await findBrand(tx, brandId));
  if (!brand) throw new Error(`The tenant ${tenantId} has no brand`);
  const timeZone = await receiverZone(tx, tenantId, { organisationId });
  return emailBrandOf(brandLookOf(brand), { site, gateway: site, timeZone });
};

/** Writes to an invited person in the tenant's brand, once the transaction commits. */
export const writeToInvited = async <Facts>(
  { mailer }: MailDeps,
  tx: Transaction,
  to: Invited & Pick<ContributionRow, 'email'> & { language: Language },
  message: Message<Facts>,
  facts: Facts,
) => {
  const brand = await brandFor(tx, to);
  const mail = renderEmail(message, facts, brand, to.language);
  await mailer.send({ to: to.email, ...mail, senderName: brand.companyName, replyTo: brand.supportEmail }, tx);
};

/**
 * Where an invited person works: colleagues in the report itself, others behind a link of their own. The secret follows `#`, so
 * that no server and no other site is told of it.
 */
export const workplaceOf = async (
  tx: Transaction,
  row: ContributionRow,
  report: ListedContribution['report'],
  now: Date,
) =>
  row.userId
    ? `${row.site}${frameworkReportPath(report, 'data-input')}`
    : `${row.site}${contributionPath}#key=${await insertLink(tx, row, now)}`;

/** Sends the invitation itself, or the one with a new link. */
export const sendInvitation = async (
  deps: MailDeps,
  tx: Transaction,
  row: ContributionRow,
  report: ListedContribution['report'],
  questions: number,
  now: Date,
) => {
  const url = await workplaceOf(tx, row, report, now);
  await writeToInvited(deps, tx, row, contributionInvitation, {
    invitedBy: row.invitedByName,
    reportName: report.name,
    role: row.role,
    message: row.message,
    questions,
    url,
    organizationName: await organisationName(tx, row.organisationId),
    dueOn: row.dueOn,
    expiresAt: row.userId ? null : row.expiresAt.toISOString(),
  });
};
