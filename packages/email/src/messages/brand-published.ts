import { formatInstant } from '@esg/contract';
import { hostOf } from '../addresses.ts';
import { action, defineMessage, facts, link, text } from '../content.ts';

export type BrandPublished = {
  /** Number of the published version. */
  number: number;
  /** Name of the person who published it. */
  publishedBy: string;
  /** Moment in ISO 8601. */
  publishedAt: string;
  /** Where the brand's earlier versions are. */
  brandingUrl: string;
};

/** To the administrators who own a tenant: its brand has changed for everybody (issue "white label"). */
export const brandPublished = defineMessage<BrandPublished>(
  {
    en: ({ number, publishedBy, publishedAt, brandingUrl }, { companyName, siteUrl, timeZone }) => ({
      subject: `${companyName}: version ${number} of the brand is published`,
      preview: `${publishedBy} published it. Everyone can see it now.`,
      heading: 'The new brand is live',
      blocks: [
        text(
          `Everyone who opens ${hostOf(siteUrl)} now sees it: on every page, when signing in, in e-mails and in exported reports.`,
        ),
        facts({
          Version: String(number),
          'Published by': publishedBy,
          'Published at': formatInstant(publishedAt, 'en', timeZone),
        }),
        action('Open the site', siteUrl),
        link('Not what you expected? Earlier versions can be restored:', 'brand history', brandingUrl),
      ],
      reason: `You receive this e-mail because you administer ${companyName}.`,
    }),
    zhTw: ({ number, publishedBy, publishedAt, brandingUrl }, { companyName, siteUrl, timeZone }) => ({
      subject: `${companyName}：第 ${number} 版品牌設定已發布`,
      preview: `由 ${publishedBy} 發布，所有人即時看到新品牌。`,
      heading: '新品牌已經生效',
      blocks: [
        text(`由現在起，所有人開啟 ${hostOf(siteUrl)} 都會看到新品牌，包括各個頁面、登入畫面、電郵及匯出的報告。`),
        facts({ 版本: String(number), 發布者: publishedBy, 發布時間: formatInstant(publishedAt, 'zhTw', timeZone) }),
        action('開啟網站', siteUrl),
        link('與預期不符？你可以還原較早的版本：', '品牌紀錄', brandingUrl),
      ],
      reason: `你收到此電郵，是因為你是 ${companyName} 的管理員。`,
    }),
  },
  ({ siteUrl }) => ({
    number: 4,
    publishedBy: 'Mei Chan',
    publishedAt: '2026-11-21T06:30:00Z',
    brandingUrl: new URL('/ct/account-settings/branding', siteUrl).href,
  }),
);
