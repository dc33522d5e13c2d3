import { removeKeptData } from '../browser/kept-database.ts';
import { chosenLanguage } from '../i18n/languages.ts';
import { beginHandOver } from './begin-hand-over.ts';
import { type SignInAddress, signInUrl } from './next-path.ts';

type Place = Pick<SignInAddress, 'accountsUrl' | 'tenantHost'>;

/** Forgets what was kept for reading without a connection, and shows the sign-in page, which returns to `next`. */
export const showSignIn = async ({ accountsUrl, tenantHost }: Place, next: string, leaving: boolean): Promise<void> => {
  removeKeptData();
  const challenge = await beginHandOver();
  location.replace(signInUrl({ accountsUrl, tenantHost, next, language: chosenLanguage(), challenge, leaving }));
};
