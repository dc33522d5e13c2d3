import { formatInstant } from '@esg/contract';
import { hostOf } from '../addresses.ts';
import { action, defineMessage, facts, text } from '../content.ts';

export type BrandDraftShared = {
  /** Name of the person who asks. */
  sharedBy: string;
  /** Opens the tenant's site in the draft. */
  previewUrl: string;
  /** Moment in ISO 8601 after which the address no longer opens the draft. */
  expiresAt: string;
};

/** To somebody who is asked for an opinion: a link that shows the tenant's site in an unpublished brand. */
export const brandDraftShared = defineMessage<BrandDraftShared>(
  {
    en: ({ sharedBy, previewUrl, expiresAt }, { companyName, siteUrl, timeZone }) => ({
      subject: `${sharedBy} has asked you to look at a new brand for ${companyName}`,
      preview: 'A draft that only people with this link can see.',
      heading: 'What do you think of this brand?',
      blocks: [
        text(
          `${sharedBy} has prepared a new brand for ${companyName} and would like you to look at it. The link opens ${hostOf(siteUrl)} as it would be; a banner on top leads back to the brand in use.`,
        ),
        facts({ 'Shared by': sharedBy, 'The link works until': formatInstant(expiresAt, 'en', timeZone) }),
        action('Look at the draft', previewUrl),
        text('Anyone with this link can see the draft. Please pass it on with care.'),
      ],
      reason: `You receive this e-mail because ${sharedBy} entered your address.`,
    }),
    zhTw: ({ sharedBy, previewUrl, expiresAt }, { companyName, siteUrl, timeZone }) => ({
      subject: `${sharedBy} 請你看看 ${companyName} 的新品牌`,
      preview: '這是草稿，只有持有連結的人才能看到。',
      heading: '你覺得這個品牌如何？',
      blocks: [
        text(
          `${sharedBy} 為 ${companyName} 準備了新的品牌設定，想聽聽你的意見。連結會以新品牌開啟 ${hostOf(siteUrl)}；頁頂的橫額可讓你返回現行品牌。`,
        ),
        facts({ 分享者: sharedBy, 連結有效至: formatInstant(expiresAt, 'zhTw', timeZone) }),
        action('查看草稿', previewUrl),
        text('任何持有此連結的人都能看到草稿，轉發時請留意。'),
      ],
      reason: `你收到此電郵，是因為 ${sharedBy} 輸入了你的電郵地址。`,
    }),
  },
  ({ siteUrl }) => ({
    sharedBy: 'Mei Chan',
    previewUrl: new URL('/?brand=sample', siteUrl).href,
    expiresAt: '2026-11-28T06:30:00Z',
  }),
);
