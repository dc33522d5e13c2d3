import { formatDay, formatInstant } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

type Role = 'contributor' | 'reviewer' | 'reader';

export type ContributionInvitation = {
  /** Name of the person who invites. */
  invitedBy: string;
  organizationName: string;
  reportName: string;
  role: Role;
  /** The inviter's own words; may be empty. */
  message: string;
  /** How many questions there are; none for a reader of the draft. */
  questions: number;
  url: string;
  dueOn: string | null;
  /** Moment in ISO 8601 after which the link no longer works; null for colleagues, who sign in. */
  expiresAt: string | null;
};

type Words = { subject: string; preview: string; heading: string; lead: string; action: string; closing: string };

const english = ({
  invitedBy,
  organizationName,
  reportName,
  questions,
}: ContributionInvitation): Record<Role, Words> => {
  const count = `${questions === 1 ? 'One question' : `${questions} questions`} of ${organizationName}.`;
  const closing =
    'You don’t need an account. What you enter is saved as you type, and you can continue later with the same link. It’s for you alone: please don’t pass it on.';
  return {
    contributor: {
      subject: `${invitedBy} has asked you for answers to “${reportName}”`,
      preview: count,
      heading: 'Please answer',
      lead: `${invitedBy} has asked you for answers to the report “${reportName}” of ${organizationName}.`,
      action: 'Open the questions',
      closing,
    },
    reviewer: {
      subject: `${invitedBy} has asked you to review “${reportName}”`,
      preview: count,
      heading: 'Please review',
      lead: `${invitedBy} has asked you to review answers in the report “${reportName}” of ${organizationName}.`,
      action: 'Open the review',
      closing,
    },
    reader: {
      subject: `${invitedBy} has asked you to read the draft of “${reportName}”`,
      preview: `The pages of ${organizationName} as they will be printed.`,
      heading: 'Please read the draft',
      lead: `${invitedBy} has asked you to read and comment on the draft of the report “${reportName}” of ${organizationName}.`,
      action: 'Open the draft',
      closing:
        'You don’t need an account, and the link always shows the latest draft. It’s for you alone: please don’t pass it on.',
    },
  };
};

const chinese = ({
  invitedBy,
  organizationName,
  reportName,
  questions,
}: ContributionInvitation): Record<Role, Words> => {
  const count = `${organizationName} 的 ${questions} 條問題。`;
  const closing = '你毋須開設帳戶。輸入的內容會即時儲存，之後可用同一連結繼續。此連結只供你本人使用，請勿轉發。';
  return {
    contributor: {
      subject: `${invitedBy} 邀請你填寫「${reportName}」`,
      preview: count,
      heading: '請填寫',
      lead: `${invitedBy} 邀請你回答 ${organizationName} 的報告「${reportName}」的問題。`,
      action: '開始填寫',
      closing,
    },
    reviewer: {
      subject: `${invitedBy} 邀請你審閱「${reportName}」`,
      preview: count,
      heading: '請審閱',
      lead: `${invitedBy} 邀請你閱讀 ${organizationName} 的報告「${reportName}」並留下意見。`,
      action: '開始審閱',
      closing,
    },
    reader: {
      subject: `${invitedBy} 邀請你閱讀「${reportName}」的草稿`,
      preview: `${organizationName} 報告付印時的頁面。`,
      heading: '請閱讀草稿',
      lead: `${invitedBy} 邀請你閱讀 ${organizationName} 的報告「${reportName}」的草稿並留下意見。`,
      action: '打開草稿',
      closing: '你毋須開設帳戶，連結會一直顯示最新的草稿。此連結只供你本人使用，請勿轉發。',
    },
  };
};

/** To somebody who is asked to answer, or to read, questions of a report, or to read its draft. */
export const contributionInvitation = defineMessage<ContributionInvitation>(
  {
    en: (invitation, { companyName, timeZone }) => {
      const { invitedBy, role, message, questions, url, dueOn, expiresAt } = invitation;
      const words = english(invitation)[role];
      return {
        subject: `${companyName}: ${words.subject}`,
        preview: words.preview,
        heading: words.heading,
        blocks: [
          text(words.lead),
          ...(message ? [text(message)] : []),
          action(words.action, url),
          facts({
            ...(questions > 0 ? { Questions: String(questions) } : {}),
            ...(dueOn ? { 'Due on': formatDay(dueOn, 'en') } : {}),
            ...(expiresAt ? { 'The link works until': formatInstant(expiresAt, 'en', timeZone) } : {}),
          }),
          text(expiresAt ? words.closing : 'What you enter is saved as you type, and you can continue later.'),
        ],
        reason: `You receive this e-mail because ${invitedBy} entered your address.`,
      };
    },
    zhTw: (invitation, { companyName, timeZone }) => {
      const { invitedBy, role, message, questions, url, dueOn, expiresAt } = invitation;
      const words = chinese(invitation)[role];
      return {
        subject: `${words.subject}（${companyName}）`,
        preview: words.preview,
        heading: words.heading,
        blocks: [
          text(words.lead),
          ...(message ? [text(message)] : []),
          action(words.action, url),
          facts({
            ...(questions > 0 ? { 問題數目: String(questions) } : {}),
            ...(dueOn ? { 截止日期: formatDay(dueOn, 'zhTw') } : {}),
            ...(expiresAt ? { 連結有效至: formatInstant(expiresAt, 'zhTw', timeZone) } : {}),
          }),
          text(expiresAt ? words.closing : '輸入的內容會即時儲存，之後可隨時繼續。'),
        ],
        reason: `你收到此電郵，是因為 ${invitedBy} 輸入了你的電郵地址。`,
      };
    },
  },
  ({ siteUrl }) => ({
    invitedBy: 'Mei Chan',
    organizationName: 'Northgate Packaging',
    reportName: '2025',
    role: 'contributor',
    questions: 7,
    message: '',
    url: new URL('/ct/contribution#key=sample', siteUrl).href,
    dueOn: '2026-12-15',
    expiresAt: '2027-01-03T06:30:00Z',
  }),
);
