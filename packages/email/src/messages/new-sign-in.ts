import { formatInstant } from '@esg/contract';
import { action, defineMessage, facts, text } from '../content.ts';

export type NewSignIn = {
  firstName: string;
  /** Moment in ISO 8601. */
  signedInAt: string;
  /** Names of browser and system, such as "Firefox, Windows"; undefined where they are unknown. */
  device: string | undefined;
  /** Where sessions are listed and ended. */
  securityUrl: string;
};

/** To somebody whose account was signed in to from a new browser. */
export const newSignIn = defineMessage<NewSignIn>(
  {
    en: ({ firstName, signedInAt, device, securityUrl }, { companyName, timeZone }) => ({
      subject: `New sign-in to ${companyName}`,
      preview: 'From a browser you haven’t used here recently.',
      heading: 'Was this you?',
      blocks: [
        text(`${firstName}, someone signed in to your account from a browser that you haven’t used here recently.`),
        facts({ 'Signed in at': formatInstant(signedInAt, 'en', timeZone), Device: device ?? 'unknown' }),
        text('If it was you, you don’t need to do anything. If not, end that session and change your password.'),
        action('See where I am signed in', securityUrl),
      ],
      reason: `You receive this e-mail because you have an account at ${companyName}.`,
    }),
    zhTw: ({ firstName, signedInAt, device, securityUrl }, { companyName, timeZone }) => ({
      subject: `${companyName} 帳戶有新的登入`,
      preview: '來自你近期未用過的瀏覽器。',
      heading: '這是你嗎？',
      blocks: [
        text(`${firstName}，有人以你近期未用過的瀏覽器登入你的帳戶。`),
        facts({ 登入時間: formatInstant(signedInAt, 'zhTw', timeZone), 裝置: device ?? '不詳' }),
        text('如果是你本人，毋須採取任何行動；如果不是，請結束該登入時段並更改密碼。'),
        action('查看已登入的裝置', securityUrl),
      ],
      reason: `你收到此電郵，是因為你在 ${companyName} 設有帳戶。`,
    }),
  },
  ({ siteUrl }) => ({
    firstName: 'Mei Chan',
    signedInAt: '2026-11-21T06:30:00Z',
    device: undefined,
    securityUrl: new URL('/ct/account-settings/security', siteUrl).href,
  }),
);
