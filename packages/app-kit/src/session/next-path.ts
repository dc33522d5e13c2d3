const fallback = '/ct';

/**
 * Where to go after signing in: a path of the tenant's own site, never another site. Anything else, such as `//evil`,
 * `/\evil`, `https://…` or `javascript:`, becomes the home page.
 */
export const nextPathOf = (wanted: string | null | undefined): string => {
  if (!wanted?.startsWith('/') || wanted.includes('\\')) return fallback;
  const base = 'http://site.invalid';
  const url = URL.parse(wanted, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
};

/** Address of the accounts site's sign-in page that comes back to `next` (spec section 2). */
export const signInUrl = (accountsUrl: string, tenantHost: string, next: string): string => {
  const url = new URL('/sign-in', accountsUrl);
  url.searchParams.set('tenant', tenantHost);
  url.searchParams.set('next', nextPathOf(next));
  return url.href;
};
