import { formatInstant } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type ConsultancyChanged = {
  /** Name of the organisation that the consultancy works for. */
  organisation: string;
  consultancy: string;
  /** The person who did it, with the consultancy where they belong to it. */
  by: string;
  /** Moment in ISO 8601. */
  at: string;
  /** The page where its administrators continue. */
  url: string;
};

type Sentences = { subject: string; preview: string; heading: string; body: string; action: string };

/** E-mails to administrators about the consultancy that works for them: the same facts, each with its own sentences. */
const consultancyMessage = (en: Sentences, zhTw: Sentences) =>
  defineMessage<ConsultancyChanged>(
    {
      en: ({ organisation, consultancy, by, at, url }, { companyName, timeZone }) => ({
        subject: `${companyName}: ${consultancy} ${en.subject}`,
        preview: en.preview,
        heading: `${consultancy} ${en.heading}`,
        blocks: [
          text(en.body),
          facts({ Organisation: organisation, By: by, At: formatInstant(at, 'en', timeZone) }),
          action(en.action, url),
        ],
        reason: `You receive this e-mail because you administer your organisation at ${companyName}.`,
      }),
      zhTw: ({ organisation, consultancy, by, at, url }, { companyName, timeZone }) => ({
        subject: `${companyName}：顧問公司 ${consultancy} ${zhTw.subject}`,
        preview: zhTw.preview,
        heading: `${consultancy} ${zhTw.heading}`,
        blocks: [
          text(zhTw.body),
          facts({ 機構: organisation, 操作人: by, 時間: formatInstant(at, 'zhTw', timeZone) }),
          action(zhTw.action, url),
        ],
        reason: `你收到此電郵，是因為你是貴機構在 ${companyName} 的管理員。`,
      }),
    },
    ({ siteUrl, companyName }) => ({
      organisation: companyName,
      consultancy: 'Northgate Packaging',
      by: 'Mei Chan (Northgate Packaging)',
      at: '2026-11-23T06:30:00Z',
      url: new URL('/ct/framework-reports', siteUrl).href,
    }),
  );

/** The consultancy's work is over: its links for others are closed. */
export const consultancyLeft = consultancyMessage(
  {
    subject: 'no longer works for your organisation',
    preview: 'Your people, reports and data stay with you.',
    heading: 'no longer works for you',
    body: 'Your people, reports and data stay with you. The consultancy’s access has ended, and so have all links and invitations that its people created or received. Invite people again if they should continue.',
    action: 'Open your reports',
  },
  {
    subject: '不再為貴機構服務',
    preview: '貴機構的人員、報告及數據會保留。',
    heading: '不再為貴機構服務',
    body: '貴機構的人員、報告及數據會保留。顧問公司的存取權限已終止，其人員建立或收到的所有連結及邀請亦已失效。如有需要，請再次邀請相關人士。',
    action: '開啟貴機構的報告',
  },
);

/** An administrator of the organisation accepted the consultancy's request. */
export const consultancyReturned = consultancyMessage(
  {
    subject: 'works for your organisation again',
    preview: 'Its people can see your reports and data again.',
    heading: 'works for you again',
    body: 'An administrator of your organisation accepted its request. Its people can see, edit and publish your reports and data again, and everything they do is recorded under their own names. You can end this at any time in your account settings.',
    action: 'Open account settings',
  },
  {
    subject: '再次為貴機構服務',
    preview: '其人員可再次查看貴機構的報告及數據。',
    heading: '再次為貴機構服務',
    body: '貴機構的管理員已接受其請求。其人員可再次查看、編輯及發布貴機構的報告及數據，所有操作均以其本人姓名記錄。你可隨時在帳戶設定終止其存取權限。',
    action: '開啟帳戶設定',
  },
);
