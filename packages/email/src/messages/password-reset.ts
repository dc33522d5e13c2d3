import { limits } from '@esg/contract';
import { action, defineMessage, text } from '../content.ts';

export type PasswordResetMail = {
  firstName: string;
  /** Opens the accounts site, where a new password is chosen. Valid once. */
  resetUrl: string;
};

const minutes = limits.resetLinkSeconds / 60;

/** To somebody who forgot their password (decision 4: valid once, for a while). */
export const passwordReset = defineMessage<PasswordResetMail>(
  {
    en: ({ firstName, resetUrl }, { companyName }) => ({
      subject: `Choose a new password for ${companyName}`,
      preview: `The link works once, for ${minutes} minutes.`,
      heading: 'Choose a new password',
      blocks: [
        text(
          `${firstName}, someone requested a new password for your account. The link works once, for ${minutes} minutes.`,
        ),
        action('Choose a new password', resetUrl),
        text('If it wasn’t you, ignore this e-mail: your password stays as it is.'),
      ],
      reason: `You receive this e-mail because a new password was requested at ${companyName}.`,
    }),
    zhTw: ({ firstName, resetUrl }, { companyName }) => ({
      subject: `重設你在 ${companyName} 的密碼`,
      preview: `連結只可使用一次，有效期為 ${minutes} 分鐘。`,
      heading: '設定新密碼',
      blocks: [
        text(`${firstName}，有人要求重設你的帳戶密碼。連結只可使用一次，有效期為 ${minutes} 分鐘。`),
        action('設定新密碼', resetUrl),
        text('如果不是你本人，請不用理會此電郵，你的密碼不會改變。'),
      ],
      reason: `你收到此電郵，是因為有人在 ${companyName} 要求重設密碼。`,
    }),
  },
  ({ siteUrl }) => ({
    firstName: 'Mei Chan',
    resetUrl: new URL('/reset-password?key=sample', siteUrl).href,
  }),
);
