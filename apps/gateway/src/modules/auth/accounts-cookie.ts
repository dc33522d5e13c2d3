import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { hostNameOf } from '../../platform/http/index.ts';
import type { SignedIn } from './sign-in.service.ts';

const name = 'accounts-session';
/** `None`: the hidden login frame reads it from inside the tenant's page, which is another site. */
const options = { path: '/api/auth', httpOnly: true, secure: true, sameSite: 'None' } as const;

/** Whether the accounts site's own page asks: another site could make the browser send the cookie. */
export const isSameOrigin = (c: Context) => {
  const origin = c.req.header('origin');
  if (!origin) return c.req.header('sec-fetch-site') === 'same-origin';
  return URL.canParse(origin) && hostNameOf(new URL(origin).host) === hostNameOf(c.req.header('host'));
};

/** The sign-in that the accounts site holds, for its own pages. */
export const accountsTokenOf = (c: Context) => (isSameOrigin(c) ? getCookie(c, name) : undefined);

/** Leaves the sign-in with the accounts site. */
export const keepSignIn = (c: Context, { accountsToken, expiresAt }: SignedIn) =>
  setCookie(c, name, accountsToken, { ...options, expires: expiresAt });

/** Takes the sign-in from the accounts site. */
export const dropSignIn = (c: Context) => deleteCookie(c, name, options);
