import type { Language } from '@esg/contract';
import { brandDraftShared, brandPublished, type EmailBrand, renderEmail } from '@esg/email';
import type { Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { listAdministrators, receiverZone } from '../users/index.ts';
import { type BrandRow, findTenantBrand, type Picture } from './brand-row.repository.ts';
import { type BrandLook, brandLookOf, picturePath } from './brand-view.ts';
import { findCommunicationLanguage } from './brands.repository.ts';
import { withNameIn } from './owner.repository.ts';

type MailDeps = Pick<GatewayDeps, 'mailer'>;
/** Origins of links and pictures in an e-mail. */
type Origins = { site: string; gateway: string };
type Place = Origins & { timeZone: string | undefined };

/** The brand of an e-mail from the tenant's look: `emailBrandOf(tenant, { site, gateway, timeZone })`, with the receiver's time zone. */
export const emailBrandOf = (look: BrandLook, { site, gateway, timeZone }: Place): EmailBrand => {
  /** As small PNG: mail programs show no SVG, and a large picture takes too long. */
  const address = (kind: 'logo' | 'logo-dark', picture: Picture | null) =>
    picture ? `${gateway}${picturePath(kind, picture)}?format=png` : undefined;
  const { companyName, supportEmail, colorSetting } = look;
  return {
    companyName,
    supportEmail,
    colorSetting,
    siteUrl: site,
    timeZone,
    logoUrl: address('logo', look.logo),
    darkLogoUrl: address('logo-dark', look.logoDark),
  };
};

/** The receiver of an e-mail, and the origin of its links and pictures. */
type Receiver = { readonly email: string; readonly language: Language; readonly site: string };

/** Writes to somebody in the tenant's brand and in their language, once the transaction commits. */
export const writeLetter = async <Facts>(
  { mailer }: MailDeps,
  scoped: Scoped,
  { email, language, site }: Receiver,
  message: Parameters<typeof renderEmail<Facts>>[0],
  facts: Facts,
) => {
  const row = await findTenantBrand(scoped);
  if (!row) throw new Error(`The tenant ${scoped.tenantId} has no brand`);
  const timeZone = await receiverZone(scoped.tx, scoped.tenantId, scoped);
  const brand = emailBrandOf(brandLookOf(row), { site, gateway: site, timeZone });
  const letter = renderEmail(message, await withNameIn(scoped, facts, language), brand, language);
  await mailer.send({ to: email, ...letter, senderName: brand.companyName, replyTo: brand.supportEmail }, scoped.tx);
};

/** Notifies the administrators of the organisation that owns the tenant about its new brand, once the transaction commits. */
export const mailPublication = async ({ mailer }: MailDeps, scoped: Scoped, row: BrandRow, origins: Origins) => {
  const timeZone = await receiverZone(scoped.tx, scoped.tenantId, scoped);
  const brand = emailBrandOf(brandLookOf(row), { ...origins, timeZone });
  const facts = {
    number: row.number ?? 0,
    publishedBy: row.publishedByName ?? '',
    publishedAt: (row.publishedAt ?? row.updatedAt).toISOString(),
    brandingUrl: `${origins.site}/ct/account-settings/branding`,
  };
  const email = renderEmail(brandPublished, facts, brand, await findCommunicationLanguage(scoped));
  const sender = { senderName: brand.companyName, replyTo: brand.supportEmail };
  for (const to of await listAdministrators(scoped)) await mailer.send({ to, ...email, ...sender }, scoped.tx);
};

export type SharedLink = { to: string; sharedBy: string; previewUrl: string; expiresAt: string };

/** Sends somebody the link to a draft, in the published brand, once the transaction commits. */
export const mailPreviewLink = async (
  { mailer }: MailDeps,
  scoped: Scoped,
  published: BrandRow,
  { to, ...facts }: SharedLink,
  origins: Origins,
) => {
  const timeZone = await receiverZone(scoped.tx, scoped.tenantId, scoped);
  const brand = emailBrandOf(brandLookOf(published), { ...origins, timeZone });
  const email = renderEmail(brandDraftShared, facts, brand, await findCommunicationLanguage(scoped));
  await mailer.send({ to, ...email, senderName: brand.companyName, replyTo: brand.supportEmail }, scoped.tx);
};
