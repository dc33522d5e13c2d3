import { chosenLanguage } from '@esg/app-kit';
import { findSignedIn, returnAddress, type SignInNews } from '../app/visit.ts';
import type { PageProps } from './page-props.ts';

/** Paths of the accounts site. E-mails lead to them too (`accountsPage` of the gateway). */
export type AccountsPath =
  | '/sign-in'
  | '/register'
  | '/confirm-email'
  | '/forgotten-password'
  | '/reset-password'
  | '/accept-invitation'
  | '/passkey'
  | '/terms';

type Place = Pick<PageProps, 'tenantHost' | 'next' | 'challenge'>;

/** Another page of the accounts site, for the same tenant and the same return address. The browser stores the language. */
export const pageAddress = (path: AccountsPath, { tenantHost, next, challenge }: Place, news?: SignInNews): string => {
  const search = new URLSearchParams({ tenant: tenantHost, next });
  if (challenge) search.set('challenge', challenge);
  if (news) search.set('news', news);
  return `${path}?${search}`;
};

/** The page of the tenant's web app that the person wanted. */
export const webAppAddress = ({ tenantHost, next }: Place): string =>
  returnAddress({ tenantHost, next, language: chosenLanguage() }, location);

/** Goes to the tenant's web app as the person who has just signed in. */
export const enterWebApp = async ({
  api,
  tenantHost,
  next,
  challenge,
}: Place & Pick<PageProps, 'api'>): Promise<void> => {
  const signedIn = challenge ? await findSignedIn(api, challenge) : undefined;
  location.replace(returnAddress({ tenantHost, next, language: chosenLanguage(), code: signedIn?.code }, location));
};
