import { join } from 'node:path';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Tenant } from '../modules/tenants/index.ts';
import type { GatewayConfig } from '../platform/deps.ts';
import { languageOf, originAt, pagePolicy } from '../platform/http/index.ts';
import { linksAhead } from './ahead.ts';
import type { ErrorPages } from './error-page.ts';
import type { Facts } from './facts.ts';
import { brandPage, readPage } from './page.ts';
import type { Visits } from './visit.ts';

/** Folders of the builds. */
export type SiteFolders = { web: string; accounts: string; remotes: Record<string, string> };

type PageKind = 'web' | 'accounts' | 'login-frame' | 'survey';

/** The page of people who answer a survey by a link: of the remote module, and with nothing of the app. */
const surveyPath = '/survey';

/**
 * Who may show the page in a frame: the web app itself (its brand studio), and the tenant's own page where it is the hidden login frame or
 * a page that the brand studio requests.
 */
const framedBy = (c: Context, kind: PageKind, tenantOrigin: string) => {
  if (kind === 'web') return ["'self'"];
  return kind === 'login-frame' || c.req.query('preview') === 'brand' ? [tenantOrigin] : [];
};

/**
 * Whether the visitor may have a session: with tokens, or by a link from another site, where a browser does not send its strict cookies.
 * Others are redirected to the sign-in page first, and load no code of the app for that.
 */
const mayBeSignedIn = (c: Context) =>
  getCookie(c, 'refreshToken') !== undefined ||
  c.req.query('refreshToken') !== undefined ||
  (c.req.header('sec-fetch-site') ?? 'none') !== 'none';

const buildsIn = ({ web, remotes }: SiteFolders) => [
  { folder: web, address: '/' },
  ...Object.entries(remotes).map(([name, folder]) => ({ folder, address: `/remotes/${name}/` })),
];

type Site = { config: GatewayConfig; folders: SiteFolders; visits: Visits; facts: Facts; pages: ErrorPages };

/** Serves the page of an app in the brand of the host's tenant; a page that belongs to another host of the tenant redirects there. */
export const createServePage = ({ config, folders, visits, facts, pages }: Site) => {
  const builds = buildsIn(folders);

  const sendPage = async (c: Context, html: string, tenant: Tenant, kind: PageKind) => {
    const origin = visits.originFor(c);
    const isApp = kind === 'web';
    c.header(
      'content-security-policy',
      pagePolicy({
        parts: isApp ? [visits.accountsFor(c, tenant)] : [],
        framedBy: framedBy(c, kind, originAt(origin, tenant.host)),
        origin,
        takesCards: isApp && config.stripe !== undefined,
      }),
    );
    // A draft is for one visitor; no cache may show it to the next.
    c.header('cache-control', tenant.preview ? 'private, no-store' : 'no-cache');
    c.header('vary', 'accept-language, cookie, sec-fetch-site');
    const language = languageOf(c);
    const ahead = isApp && mayBeSignedIn(c) ? await linksAhead(builds, c.req.path, language) : '';
    const site = { origin: origin.origin, isApp, facts: facts.ofPage(c, tenant), ahead };
    return c.html(brandPage(html, tenant, language, site));
  };

  return async (c: Context) => {
    const tenant = await visits.seenBy(c);
    if (!tenant) return pages.show(c, undefined, 'not_found');
    const isAccounts = await visits.isAccounts(c);
    const elsewhere = isAccounts ? await visits.properAddress(c) : undefined;
    if (elsewhere) return c.redirect(elsewhere, 302);
    if (!isAccounts && c.req.path === surveyPath) {
      const survey = await readPage(join(folders.remotes['core-platform'] ?? '', 'survey', 'survey.html'));
      return survey ? sendPage(c, survey, tenant, 'survey') : pages.notFound(c);
    }
    const folder = isAccounts ? folders.accounts : folders.web;
    const isFrame = isAccounts && /^\/login-frame(?:\.html)?\/?$/.test(c.req.path);
    const html =
      (isFrame && (await readPage(join(folder, 'login-frame.html')))) || (await readPage(join(folder, 'index.html')));
    if (!html) return pages.notFound(c);
    return sendPage(c, html, tenant, isFrame ? 'login-frame' : isAccounts ? 'accounts' : 'web');
  };
};
