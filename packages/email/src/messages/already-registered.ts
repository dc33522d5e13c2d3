import { action, defineMessage, link, text } from '../content.ts';

export type AlreadyRegistered = {
  firstName: string;
  signInUrl: string;
  /** The page where a new password is requested. */
  forgottenUrl: string;
};

/** To somebody with an account whose address was used to register again; the page itself must not reveal the account. */
export const alreadyRegistered = defineMessage<AlreadyRegistered>(
  {
    en: ({ firstName, signInUrl, forgottenUrl }, { companyName }) => ({
      subject: `You already have an account at ${companyName}`,
      preview: 'You don’t need to register again.',
      heading: `${firstName}, you’re already registered`,
      blocks: [
        text(
          'Someone, probably you, has just tried to register with this address. Nothing has changed: sign in as usual.',
        ),
        action('Sign in', signInUrl),
        link('Forgot your password?', 'Choose a new one', forgottenUrl),
        text('If it wasn’t you, you don’t need to do anything. We don’t tell anyone that you have an account.'),
      ],
      reason: `You receive this e-mail because you have an account at ${companyName}.`,
    }),
    zhTw: ({ firstName, signInUrl, forgottenUrl }, { companyName }) => ({
      subject: `你在 ${companyName} 已有帳戶`,
      preview: '毋須再次註冊。',
      heading: `${firstName}，你已經註冊`,
      blocks: [
        text('剛才有人（應該是你）以此電郵地址再次註冊。你的帳戶沒有任何改變，請如常登入。'),
        action('登入', signInUrl),
        link('忘記密碼？', '設定新密碼', forgottenUrl),
        text('如果不是你本人，毋須採取任何行動，對方不會知道你有帳戶。'),
      ],
      reason: `你收到此電郵，是因為你在 ${companyName} 設有帳戶。`,
    }),
  },
  ({ siteUrl }) => ({
    firstName: 'Mei Chan',
    signInUrl: new URL('/sign-in', siteUrl).href,
    forgottenUrl: new URL('/forgotten-password', siteUrl).href,
  }),
);
