import type { ComponentType } from 'react';
import type { AccountsPath } from '../page/addresses.ts';
import type { PageProps } from '../page/page-props.ts';

type Page = {
  /** Loads the page's code when it is opened. */
  readonly load: () => Promise<ComponentType<PageProps>>;
  /** Somebody who is signed in already is redirected to the web app. */
  readonly forStrangers?: true;
};

const pages: Record<AccountsPath, Page> = {
  '/sign-in': {
    load: async () => (await import('../features/sign-in/SignInPage.tsx')).SignInPage,
    forStrangers: true,
  },
  '/register': {
    load: async () => (await import('../features/register/RegisterPage.tsx')).RegisterPage,
    forStrangers: true,
  },
  '/confirm-email': {
    load: async () => (await import('../features/register/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  },
  '/forgotten-password': {
    load: async () => (await import('../features/password/ForgottenPasswordPage.tsx')).ForgottenPasswordPage,
  },
  '/reset-password': {
    load: async () => (await import('../features/password/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  '/accept-invitation': {
    load: async () => (await import('../features/invitation/AcceptInvitationPage.tsx')).AcceptInvitationPage,
  },
  '/terms': {
    load: async () => (await import('../features/terms/TermsPage.tsx')).TermsPage,
  },
  '/passkey': {
    load: async () => (await import('../features/passkey/AddPasskeyPage.tsx')).AddPasskeyPage,
  },
};

const isPath = (path: string): path is AccountsPath => Object.hasOwn(pages, path);

/** The page at a path; the sign-in page for every other path. */
export const pageAt = (path: string): Page => pages[isPath(path) ? path : '/sign-in'];
