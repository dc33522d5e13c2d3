import { brandPreviewParameter } from '@esg/contract';
import { type Context, Hono, type Next } from 'hono';
import { previewCookie, type Tenant, type TenantDirectory } from '../modules/tenants/index.ts';
import { originAt, type RequestVariables } from '../platform/http/index.ts';
import type { ErrorPages } from './error-page.ts';
import type { Visits } from './visit.ts';

/** A path of the same site; anything that leads elsewhere becomes the home page. */
const pathOf = (wanted: string | undefined) => {
  const base = 'http://site.invalid';
  const url = wanted?.startsWith('/') && !wanted.includes('\\') ? URL.parse(wanted, base) : null;
  return url && url.origin === base && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}` : '/';
};

/** The address of this request without the token. */
const withoutToken = (c: Context) => {
  const url = new URL(c.req.url);
  url.searchParams.delete(brandPreviewParameter);
  return `${url.pathname}${url.search}`;
};

/**
 * Shows a draft of the brand on the tenant's real pages. The link's token moves into a cookie of the tenant's site and, by one redirect, of
 * the accounts site, where it is valid for this tenant only; leaving takes the same path.
 */
export const previewRoutes = (directory: TenantDirectory, visits: Visits, pages: ErrorPages) => {
  const { originFor, isAccounts } = visits;
  const go = (c: Context, address: string) => {
    c.header('cache-control', 'private, no-store');
    c.header('referrer-policy', 'no-referrer');
    return c.redirect(address, 302);
  };
  const forget = (c: Context) => previewCookie.drop(c, visits.trustProxy);
  const hop = (c: Context, path: string, tenant: Tenant, query: Record<string, string>) =>
    go(c, `${visits.accountsFor(c, tenant)}${path}?${new URLSearchParams({ tenant: tenant.host, ...query })}`);
  const back = (c: Context, { host }: Tenant) => go(c, originAt(originFor(c), host) + pathOf(c.req.query('next')));

  const enter = async (c: Context, next: Next) => {
    const token = c.req.query(brandPreviewParameter);
    const isPage = c.req.path !== '/api' && !c.req.path.startsWith('/api/');
    const tenant = token !== undefined && isPage ? await visits.findTenant(c) : undefined;
    if (!tenant || !token) return next();
    const { preview } = await directory.withPreview(tenant, token);
    if (!preview) {
      forget(c);
      return pages.show(c, tenant, 'preview_ended');
    }
    previewCookie.keep(c, token, { expires: preview.expiresAt }, visits.trustProxy);
    if (await isAccounts(c)) return c.req.path === '/brand-preview' ? back(c, tenant) : go(c, withoutToken(c));
    return hop(c, '/brand-preview', tenant, { [brandPreviewParameter]: token, next: withoutToken(c) });
  };

  return new Hono<{ Variables: RequestVariables }>()
    .get('/brand-preview/leave', async (c) => {
      const tenant = await visits.findTenant(c);
      if (!tenant) return pages.notFound(c);
      const next = pathOf(c.req.query('next'));
      forget(c);
      if (!(await isAccounts(c))) return hop(c, '/brand-preview/left', tenant, { next });
      return go(c, `${originAt(originFor(c), tenant.host)}/brand-preview/leave?${new URLSearchParams({ next })}`);
    })
    .get('/brand-preview/left', async (c) => {
      const tenant = (await isAccounts(c)) ? await visits.findTenant(c) : undefined;
      if (!tenant) return pages.notFound(c);
      forget(c);
      return back(c, tenant);
    })
    .get('*', enter);
};
