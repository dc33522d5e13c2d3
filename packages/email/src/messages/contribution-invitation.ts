import { formatDay, formatInstant } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type ContributionInvitation = {
  /** Name of the person who invites. */
  invitedBy: string;
  organizationName: string;
  reportName: string;
  role: 'contributor' | 'reviewer';
  /** The inviter's own words; may be empty. */
  message: string;
  /** How many questions there are. */
  questions: number;
  url: string;
  dueOn: string | null;
  /** Moment in ISO 8601 after which the link no longer works; null for colleagues, who sign in. */
  expiresAt: string | null;
};

/** To somebody who is asked to answer, or to read, questions of a report. */
export const contributionInvitation = defineMessage<ContributionInvitation>(
  {
    en: (
      { invitedBy, organizationName, reportName, role, message, questions, url, dueOn, expiresAt },
      { companyName },
    ) => ({
      subject: `${companyName}: ${invitedBy} asks for your ${role === 'reviewer' ? 'review of' : 'part of'} “${reportName}”`,
      preview: `${questions === 1 ? 'One question' : `${questions} questions`} of ${organizationName}.`,
      heading: role === 'reviewer' ? 'Please review' : 'Please answer',
      blocks: [
        text(
          role === 'reviewer'
            ? `${invitedBy} asks you to read and comment on answers of the report “${reportName}” of ${organizationName}.`
            : `${invitedBy} asks you for answers to the report “${reportName}” of ${organizationName}.`,
        ),
        ...(message ? [text(message)] : []),
        action(role === 'reviewer' ? 'Open the review' : 'Open the questions', url),
        facts({
          Questions: String(questions),
          ...(dueOn ? { 'Due on': formatDay(dueOn, 'en') } : {}),
          ...(expiresAt ? { 'The link works until': formatInstant(expiresAt, 'en') } : {}),
        }),
        text(
          expiresAt
            ? 'You need no account. What you enter is saved as you type, and you can go on later with the same link. It is yours alone: please do not pass it on.'
            : 'What you enter is saved as you type, and you can go on later.',
        ),
      ],
      reason: `You receive this e-mail because ${invitedBy} entered your address.`,
    }),
    zhTw: (
      { invitedBy, organizationName, reportName, role, message, questions, url, dueOn, expiresAt },
      { companyName },
    ) => ({
      subject: `${invitedBy} 邀請你${role === 'reviewer' ? '審閱' : '填寫'}「${reportName}」（${companyName}）`,
      preview: `${organizationName} 的 ${questions} 條問題。`,
      heading: role === 'reviewer' ? '請審閱' : '請填寫',
      blocks: [
        text(
          role === 'reviewer'
            ? `${invitedBy} 邀請你閱讀 ${organizationName} 的報告「${reportName}」並留下意見。`
            : `${invitedBy} 邀請你回答 ${organizationName} 的報告「${reportName}」的問題。`,
        ),
        ...(message ? [text(message)] : []),
        action(role === 'reviewer' ? '開始審閱' : '開始填寫', url),
        facts({
          問題數目: String(questions),
          ...(dueOn ? { 截止日期: formatDay(dueOn, 'zhTw') } : {}),
          ...(expiresAt ? { 連結有效至: formatInstant(expiresAt, 'zhTw') } : {}),
        }),
        text(
          expiresAt
            ? '你毋須開設帳戶。輸入的內容會即時儲存，之後可用同一連結繼續。此連結只供你本人使用，請勿轉發。'
            : '輸入的內容會即時儲存，之後可隨時繼續。',
        ),
      ],
      reason: `你收到此電郵，因為 ${invitedBy} 輸入了你的電郵地址。`,
    }),
  },
  ({ siteUrl }) => ({
    invitedBy: 'Mei Chan',
    organizationName: 'Northgate Packaging',
    reportName: '2025',
    role: 'contributor',
    questions: 7,
    message: '',
    url: new URL('/ct/contribution#key=sample', siteUrl).href,
    ...{ dueOn: '2026-12-15', expiresAt: '2027-01-03T06:30:00Z' },
  }),
);
