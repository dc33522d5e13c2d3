import { formatInstant } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type PasswordChanged = {
  firstName: string;
  /** Moment in ISO 8601. */
  changedAt: string;
  /** The page where a new password is requested. */
  forgottenUrl: string;
};

/** To somebody whose password was changed or reset. */
export const passwordChanged = defineMessage<PasswordChanged>(
  {
    en: ({ firstName, changedAt, forgottenUrl }, { companyName, timeZone }) => ({
      subject: `Your password for ${companyName} has been changed`,
      preview: 'Other devices are signed out.',
      heading: 'Your password has been changed',
      blocks: [
        text(`${firstName}, your password has been changed. Other devices are signed out.`),
        facts({ 'Changed at': formatInstant(changedAt, 'en', timeZone) }),
        text('If it wasn’t you, choose a new password immediately and write to us.'),
        action('Choose a new password', forgottenUrl),
      ],
      reason: `You receive this e-mail because you have an account at ${companyName}.`,
    }),
    zhTw: ({ firstName, changedAt, forgottenUrl }, { companyName, timeZone }) => ({
      subject: `你在 ${companyName} 的密碼已更改`,
      preview: '其他裝置已登出。',
      heading: '你的密碼已更改',
      blocks: [
        text(`${firstName}，你的密碼已經更改，其他裝置已登出。`),
        facts({ 更改時間: formatInstant(changedAt, 'zhTw', timeZone) }),
        text('如果不是你本人更改，請立即設定新密碼，並與我們聯絡。'),
        action('設定新密碼', forgottenUrl),
      ],
      reason: `你收到此電郵，是因為你在 ${companyName} 設有帳戶。`,
    }),
  },
  ({ siteUrl }) => ({
    firstName: 'Mei Chan',
    changedAt: '2026-11-21T06:30:00Z',
    forgottenUrl: new URL('/forgotten-password', siteUrl).href,
  }),
);
