import { join } from 'node:path';
import type { PageFacts, RuntimeConfig } from '@esg/contract';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { getCookie } from 'hono/cookie';
import { type Tenant, type TenantDirectory, tenantInfoOf, tenantSettingsOf } from '../modules/tenants/index.ts';
import type { GatewayConfig, GatewayDeps } from '../platform/deps.ts';
import {
  handleUnknownRoute,
  hostNameOf,
  languageOf,
  originAt,
  pagePolicy,
  type RequestVariables,
} from '../platform/http/index.ts';
import { linksAhead } from './ahead.ts';
import { createAssets, fileInside } from './asset.ts';
import { brandRoutes } from './brand.routes.ts';
import { createErrorPages } from './error-page.ts';
import { brandPage, readPage } from './page.ts';
import { previewRoutes } from './preview.routes.ts';
import { createVisits, keptTag } from './visit.ts';

/** Folders of the builds. */
export type SiteFolders = { web: string; accounts: string; remotes: Record<string, string> };

const notModified = (c: Context, etag: string | undefined) => etag !== undefined && keptTag(c) === etag;

const createServeAsset = () => {
  const assetOf = createAssets();
  return async (c: Context, folder: string, path: string) => {
    const file = fileInside(folder, path);
    const asset =
      file && !file.endsWith('.html') ? await assetOf(file, c.req.header('accept-encoding') ?? '') : undefined;
    if (!asset) return undefined;
    if (notModified(c, asset.headers.etag)) return c.body(null, 304, asset.headers);
    return c.body(asset.bytes, 200, asset.headers);
  };
};

type PageKind = 'web' | 'accounts' | 'login-frame';

/**
 * Who may show the page in a frame: the web app itself (its brand studio), and the tenant's own page where it is the hidden
 * login frame or a page that the brand studio asks for.
 */
const framedBy = (c: Context, kind: PageKind, tenantOrigin: string) => {
  if (kind === 'web') return ["'self'"];
  return kind === 'login-frame' || c.req.query('preview') === 'brand' ? [tenantOrigin] : [];
};

/**
 * Whether somebody comes who may have a session: with tokens, or by a link from another site, where a browser leaves its strict cookies
 * at home. Others are led to the sign-in page first, and fetch no code of the app for that.
 */
const mayBeSignedIn = (c: Context) =>
  getCookie(c, 'refreshToken') !== undefined ||
  c.req.query('refreshToken') !== undefined ||
  (c.req.header('sec-fetch-site') ?? 'none') !== 'none';

/** Pages and style sheets are written for their host and have no compressed form beside them; those of the build have. */
const compressed = compress({ contentTypeFilter: /^(?:text\/html|text\/css|application\/manifest\+json)/ });

/** Serves the two sites, the remote modules and what they need before they know anybody: each host in its tenant's brand. */
export const sitesRoutes = (deps: GatewayDeps, directory: TenantDirectory, folders: SiteFolders) => {
  const { config } = deps;
  const serveAsset = createServeAsset();
  const visits = createVisits(deps.config, directory);
  const pages = createErrorPages(visits, directory);

  const runtimeConfigFor = (c: Context, tenant: Tenant): RuntimeConfig => {
    const { origin } = visits.originFor(c);
    return {
      environment: config.environment,
      gatewayUrl: origin,
      accountsUrl: visits.accountsFor(c, tenant),
      socketUrl: origin,
      // `sandbox` where no card provider is configured: the pages then say so, and take test cards only.
      cardProviderKey: config.stripe?.publishableKey ?? 'sandbox',
      remoteModules: Object.fromEntries(
        Object.keys(folders.remotes).map((name) => [name, `/remotes/${name}/remoteEntry.js`]),
      ),
      scansUploads: deps.scan !== undefined,
    };
  };

  const factsFor = (c: Context, tenant: Tenant): PageFacts => ({
    host: tenant.host,
    config: runtimeConfigFor(c, tenant),
    info: tenantInfoOf(tenant),
    settings: tenantSettingsOf(tenant, visits.originFor(c).origin),
  });

  const builds = [
    { folder: folders.web, address: '/' },
    ...Object.entries(folders.remotes).map(([name, folder]) => ({ folder, address: `/remotes/${name}/` })),
  ];

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
    // A draft is for one visitor; nothing on the way may show it to the next.
    c.header('cache-control', tenant.preview ? 'private, no-store' : 'no-cache');
    c.header('vary', 'accept-language, cookie, sec-fetch-site');
    const language = languageOf(c);
    const ahead = isApp && mayBeSignedIn(c) ? await linksAhead(builds, c.req.path, language) : '';
    const site = { origin: origin.origin, isApp, facts: factsFor(c, tenant), ahead };
    return c.html(brandPage(html, tenant, language, site));
  };

  const servePage = async (c: Context) => {
    const tenant = await visits.seenBy(c);
    if (!tenant) return pages.show(c, undefined, 'not_found');
    const isAccounts = await visits.isAccounts(c);
    const elsewhere = isAccounts ? await visits.properAddress(c) : undefined;
    if (elsewhere) return c.redirect(elsewhere, 302);
    const folder = isAccounts ? folders.accounts : folders.web;
    const isFrame = isAccounts && /^\/login-frame(?:\.html)?\/?$/.test(c.req.path);
    const html =
      (isFrame && (await readPage(join(folder, 'login-frame.html')))) || (await readPage(join(folder, 'index.html')));
    if (!html) return pages.notFound(c);
    return sendPage(c, html, tenant, isFrame ? 'login-frame' : isAccounts ? 'accounts' : 'web');
  };

  return (
    new Hono<{ Variables: RequestVariables }>()
      .use(compressed)
      .get('/config.json', async (c) => {
        const tenant = await visits.tenantOf(c);
        if (!tenant) return handleUnknownRoute(c);
        return c.json(runtimeConfigFor(c, tenant), 200, { 'cache-control': 'no-cache' });
      })
      // A reverse proxy asks before it gets a certificate for a host that it was called by.
      .get('/known-host', async (c) => {
        return c.body(null, (await visits.isServed(hostNameOf(c.req.query('domain')))) ? 200 : 404);
      })
      .get('/remotes/:name/*', async (c) => {
        const folder = folders.remotes[c.req.param('name')];
        const path = c.req.path.split('/').slice(3).join('/');
        return (folder && (await serveAsset(c, folder, path))) || handleUnknownRoute(c);
      })
      .route('/', brandRoutes(deps, visits))
      .route('/', previewRoutes(directory, visits, pages))
      .get('*', async (c) => {
        const asset = await serveAsset(c, (await visits.isAccounts(c)) ? folders.accounts : folders.web, c.req.path);
        if (asset) return asset;
        // Screens bear ids with dots, such as the metric energy.consumption.total; files never lie below them.
        const isScreen = c.req.path.startsWith('/ct/') || c.req.path.endsWith('.html');
        const looksLikeFile = /\.[a-z0-9]{2,11}$/i.test(c.req.path) && !isScreen;
        if (c.req.path === '/api' || c.req.path.startsWith('/api/') || looksLikeFile) return pages.notFound(c);
        return servePage(c);
      })
  );
};

/** What the whole gateway answers with when something is not there or goes wrong: a page for people, a problem for programs. */
export const errorAnswers = (config: GatewayConfig, directory: TenantDirectory) =>
  createErrorPages(createVisits(config, directory), directory);
