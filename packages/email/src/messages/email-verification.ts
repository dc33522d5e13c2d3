import { limits } from '@esg/contract';
import { action, defineMessage, text } from '../content.ts';

export type EmailVerification = {
  firstName: string;
  /** Opens the accounts site, where one press confirms the address. */
  confirmUrl: string;
};

const hours = limits.confirmationLinkSeconds / 3600;

/** To somebody who registers: proves that the address is theirs. */
export const emailVerification = defineMessage<EmailVerification>(
  {
    en: ({ firstName, confirmUrl }, { companyName }) => ({
      subject: `Confirm your e-mail address for ${companyName}`,
      preview: 'One more step before your free trial starts.',
      heading: `Welcome, ${firstName}`,
      blocks: [
        text('Confirm that this address is yours. We’ll then create your account and start your free trial.'),
        action('Confirm my address', confirmUrl),
        text(`The link works once, within ${hours} hours.`),
        text('If you didn’t register, ignore this e-mail. Without your confirmation, no account is created.'),
      ],
      reason: `You receive this e-mail because someone registered at ${companyName} with your address.`,
    }),
    zhTw: ({ firstName, confirmUrl }, { companyName }) => ({
      subject: `請確認你在 ${companyName} 的電郵地址`,
      preview: '完成這一步，免費試用便會開始。',
      heading: `${firstName}，歡迎你`,
      blocks: [
        text('請確認此電郵地址屬於你。確認後我們便會建立你的帳戶，免費試用隨即開始。'),
        action('確認我的電郵地址', confirmUrl),
        text(`連結只可使用一次，有效期為 ${hours} 小時。`),
        text('如果你沒有註冊，請不用理會此電郵：未經確認便不會建立帳戶。'),
      ],
      reason: `你收到此電郵，是因為有人以你的電郵地址在 ${companyName} 註冊。`,
    }),
  },
  ({ siteUrl }) => ({
    firstName: 'Mei Chan',
    confirmUrl: new URL('/confirm-email?key=sample', siteUrl).href,
  }),
);
