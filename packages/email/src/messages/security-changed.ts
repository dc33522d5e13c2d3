import { defineWords, formatInstant } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

/** What changed about the ways to sign in to an account. */
export type SecurityChange =
  | 'totp-added'
  | 'totp-removed'
  | 'recovery-codes-made'
  | 'passkey-added'
  | 'passkey-removed';

export type SecurityChanged = {
  firstName: string;
  change: SecurityChange;
  /** Moment in ISO 8601. */
  changedAt: string;
  /** Where the ways to sign in are listed. */
  securityUrl: string;
};

const changes = defineWords<Record<SecurityChange, string>>({
  en: {
    'totp-added': 'You now need an authenticator app to sign in.',
    'totp-removed': 'You no longer need an authenticator app to sign in.',
    'recovery-codes-made': 'New recovery codes were created. Earlier ones no longer work.',
    'passkey-added': 'A passkey was added.',
    'passkey-removed': 'A passkey was removed.',
  },
  zhTw: {
    'totp-added': '登入時須輸入驗證應用程式的驗證碼。',
    'totp-removed': '登入時不再需要驗證應用程式的驗證碼。',
    'recovery-codes-made': '已產生新的備用碼，舊備用碼不再有效。',
    'passkey-added': '已新增一個通行密鑰。',
    'passkey-removed': '已移除一個通行密鑰。',
  },
});

/** To somebody whose ways to sign in have changed. */
export const securityChanged = defineMessage<SecurityChanged>(
  {
    en: ({ firstName, change, changedAt, securityUrl }, { companyName, timeZone }) => ({
      subject: `How you sign in to ${companyName} has changed`,
      preview: changes.en[change],
      heading: 'Your sign-in settings have changed',
      blocks: [
        text(`${firstName}, the way you sign in has changed.`),
        text(changes.en[change]),
        facts({ 'Changed at': formatInstant(changedAt, 'en', timeZone) }),
        text('If it wasn’t you, change your password immediately and write to us.'),
        action('Look at my sign-in settings', securityUrl),
      ],
      reason: `You receive this e-mail because you have an account at ${companyName}.`,
    }),
    zhTw: ({ firstName, change, changedAt, securityUrl }, { companyName, timeZone }) => ({
      subject: `你在 ${companyName} 的登入設定已更改`,
      preview: changes.zhTw[change],
      heading: '你的登入設定已更改',
      blocks: [
        text(`${firstName}，你的登入方式有以下改變。`),
        text(changes.zhTw[change]),
        facts({ 更改時間: formatInstant(changedAt, 'zhTw', timeZone) }),
        text('如果不是你本人更改，請立即更改密碼，並與我們聯絡。'),
        action('查看我的登入設定', securityUrl),
      ],
      reason: `你收到此電郵，是因為你在 ${companyName} 設有帳戶。`,
    }),
  },
  ({ siteUrl }) => ({
    firstName: 'Mei Chan',
    change: 'totp-added',
    changedAt: '2026-11-21T06:30:00Z',
    securityUrl: new URL('/ct/account-settings/security', siteUrl).href,
  }),
);
