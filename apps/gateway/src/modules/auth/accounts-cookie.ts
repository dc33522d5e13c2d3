import { limits } from '@esg/contract';
import type { Context } from 'hono';
import { newSecret } from '../../platform/auth/index.ts';
import { guardedCookie, originOf } from '../../platform/http/index.ts';
import type { SignedIn } from './sign-in.service.ts';

/** `None`: the hidden login frame reads it from inside the tenant's page, which is another site. */
const cookie = guardedCookie('accounts-session', { path: '/api/auth', sameSite: 'None', secure: true });

/** Cookie of the browser that requested an account, until its e-mail is confirmed. */
const registration = guardedCookie('accounts-registration', { path: '/api/auth', sameSite: 'Lax', secure: true });

/**
 * Whether the call comes from the accounts site's own page: another site, or another port of this one, could make the browser send the
 * cookie.
 */
export const isSameOrigin = (c: Context, trustProxy: boolean) => {
  const origin = c.req.header('origin');
  return origin ? origin === originOf(c, trustProxy).origin : c.req.header('sec-fetch-site') === 'same-origin';
};

/** The sign-in that the accounts site holds, for its own pages. */
export const accountsTokenOf = (c: Context, trustProxy: boolean) =>
  isSameOrigin(c, trustProxy) ? cookie.read(c, trustProxy) : undefined;

/** The secret that this browser got when it registered. */
export const registrationOf = (c: Context, trustProxy: boolean) =>
  isSameOrigin(c, trustProxy) ? registration.read(c, trustProxy) : undefined;

/** Gives the registering browser a secret by which it is recognised, as long as the link of the e-mail works. */
export const keepRegistration = (c: Context, trustProxy: boolean) => {
  if (!isSameOrigin(c, trustProxy)) return undefined;
  const secret = newSecret();
  registration.keep(c, secret, { maxAge: limits.confirmationLinkSeconds }, trustProxy);
  return secret;
};

/** Stores the sign-in in the accounts site's cookie. */
export const keepSignIn = (
  c: Context,
  { accountsToken, expiresAt }: Pick<SignedIn, 'accountsToken' | 'expiresAt'>,
  trustProxy: boolean,
) => {
  if (registration.read(c, trustProxy)) registration.drop(c, trustProxy);
  cookie.keep(c, accountsToken, { expires: expiresAt }, trustProxy);
};

/** Removes the sign-in from the accounts site's cookie. */
export const forgetSignIn = (c: Context, trustProxy: boolean) => cookie.drop(c, trustProxy);
