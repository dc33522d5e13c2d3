import type { Bilingual, SupportCategory, SupportQuestion } from '@esg/contract';
import { renderEmail, supportQuestion, supportReceived } from '@esg/email';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type Sender, writeTo } from '../auth/index.ts';
import { emailBrandOf } from '../brands/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import type { Attachment } from './attachment.ts';

const categoryNames: Record<SupportCategory, Bilingual> = {
  general: { en: 'General', zhTw: '一般查詢' },
  'account-management': { en: 'Account Management', zhTw: '帳戶管理' },
  subscription: { en: 'Subscription', zhTw: '訂閱' },
  reporting: { en: 'Reporting', zhTw: '匯報' },
  'signup-login': { en: 'Signup/Login', zhTw: '註冊／登入' },
  other: { en: 'Other', zhTw: '其他' },
};

const requireOrganisation = async (scoped: Scoped) => {
  const found = await findOwnOrganisation(scoped);
  if (!found) throw new ProblemError('resource.not_found');
  return found.organisation;
};

/**
 * Sends the question to the tenant's support address, with replies going to the person, and a copy to the person. Both are sent or neither
 * is.
 */
export const askSupport = async (
  deps: Pick<GatewayDeps, 'database' | 'mailer' | 'jobs'>,
  scope: Scope,
  sender: Sender,
  { category, ...question }: SupportQuestion,
  file: Attachment | undefined,
) => {
  await deps.jobs.start();
  await deps.database.withScope(scope, async (scoped) => {
    const { name: organization, communicationLanguage: language } = await requireOrganisation(scoped);
    const { site } = sender.place;
    const brand = emailBrandOf(sender.tenant, { site, gateway: site, timeZone: undefined });
    const facts = { ...question, organization, category: categoryNames[category][language] };
    const email = renderEmail(supportQuestion, file ? { ...facts, attachment: file.name } : facts, brand, language);
    const toTeam = { to: brand.supportEmail, senderName: question.name, replyTo: question.email };
    await deps.mailer.send({ ...email, ...toTeam, ...(file ? { attachment: file } : {}) }, scoped.tx);
    await writeTo(deps, scoped.tx, sender, { email: question.email, language }, supportReceived, question);
  });
};
