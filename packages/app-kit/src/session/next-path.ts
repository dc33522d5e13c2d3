import type { Language } from '@esg/contract';

export { withHandOver } from './hand-over-address.ts';

const fallback = '/ct';

/**
 * The page after signing in: a path of the tenant's own site, never another site. Anything else, such as `//evil`, `/\evil`, `https://…` or
 * `javascript:`, becomes the home page.
 */
export const nextPathOf = (wanted: string | null | undefined): string => {
  if (!wanted?.startsWith('/') || wanted.includes('\\')) return fallback;
  const base = 'http://site.invalid';
  const url = URL.parse(wanted, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
};

export type SignInAddress = {
  readonly accountsUrl: string;
  readonly tenantHost: string;
  /** Where to come back to. */
  readonly next: string;
  /** The language chosen in this browser; a default is not passed on. */
  readonly language: Language | undefined;
  /** The challenge for the page's secret; see `beginHandOver`. */
  readonly challenge?: string | undefined;
  /** The person asked to sign out: the accounts site ends its own session before it shows the form. */
  readonly leaving?: boolean;
};

/** Address of the accounts site's sign-in page that comes back to `next` (spec section 2). */
export const signInUrl = ({
  accountsUrl,
  tenantHost,
  next,
  language,
  challenge,
  leaving = false,
}: SignInAddress): string => {
  const url = new URL('/sign-in', accountsUrl);
  url.searchParams.set('tenant', tenantHost);
  url.searchParams.set('next', nextPathOf(next));
  if (language) url.searchParams.set('language', language);
  if (challenge) url.searchParams.set('challenge', challenge);
  if (leaving) url.searchParams.set('leaving', '1');
  return url.href;
};

/** Origin of a tenant's web app, as seen from the accounts site of the same deployment: same scheme, same port. */
export const tenantOrigin = (tenantHost: string, { protocol, port }: Pick<Location, 'protocol' | 'port'>): string =>
  new URL(`${protocol}//${tenantHost}${port ? `:${port}` : ''}`).origin;
