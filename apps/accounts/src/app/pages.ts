import type { ComponentType } from 'react';
import type { AccountsPath } from '../page/addresses.ts';
import type { PageProps } from '../page/page-props.ts';

type Page = {
  /** Fetches the page's code: nobody loads what they do not open. */
  readonly load: () => Promise<ComponentType<PageProps>>;
  /** Whoever is signed in already is led to the web app. */
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

/** The page at a path; signing in everywhere else. */
export const pageAt = (path: string): Page => pages[isPath(path) ? path : '/sign-in'];
