import { join } from 'node:path';
import type { RuntimeConfig } from '@esg/contract';
import { type Context, Hono } from 'hono';
import { hostNameOf, type Tenant, type TenantDirectory } from '../modules/tenants/index.ts';
import type { GatewayConfig } from '../platform/deps.ts';
import {
  handleUnknownRoute,
  languageOf,
  originAt,
  originOf,
  pagePolicy,
  type RequestVariables,
} from '../platform/http/index.ts';
import { accountsOrigin, isAccountsHost } from './accounts-host.ts';
import { fileInside, readAsset } from './asset.ts';
import { brandPage, brandStyle, readPage, unknownHostPage } from './page.ts';

/** Folders of the builds. */
export type SiteFolders = { web: string; accounts: string; remotes: Record<string, string> };

const notModified = (c: Context, etag: string | undefined) =>
  etag !== undefined && c.req.header('if-none-match') === etag;

/** Serves the two sites, the remote modules and what they need before they know anybody: each host in its tenant's brand. */
export const sitesRoutes = (config: GatewayConfig, directory: TenantDirectory, folders: SiteFolders) => {
  const tenantOf = (c: Context) => {
    const host = hostNameOf(c.req.header('host') ?? new URL(c.req.url).host);
    return directory.find(isAccountsHost(host, config.accountsUrl) ? hostNameOf(c.req.query('tenant')) : host);
  };
  const accountsOf = (origin: URL) => accountsOrigin(origin, config.accountsUrl);
  /** The accounts site is the product's own; with no or an unknown tenant it carries the brand of the root host. */
  const brandOf = async (c: Context): Promise<Tenant | undefined> => {
    const host = hostNameOf(originOf(c, config.trustProxy).host);
    if (!isAccountsHost(host, config.accountsUrl)) return directory.find(host);
    return (await tenantOf(c)) ?? directory.find(host?.replace(/^accounts\./, ''));
  };

  const serveAsset = async (c: Context, folder: string, path: string) => {
    const file = fileInside(folder, path);
    const asset =
      file && !file.endsWith('.html') ? await readAsset(file, c.req.header('accept-encoding') ?? '') : undefined;
    if (!asset) return undefined;
    if (notModified(c, asset.headers.etag)) return c.body(null, 304, asset.headers);
    return c.body(new Uint8Array(asset.bytes), 200, asset.headers);
  };

  const servePage = async (c: Context) => {
    const origin = originOf(c, config.trustProxy);
    const isAccounts = isAccountsHost(hostNameOf(origin.host), config.accountsUrl);
    const tenant = await brandOf(c);
    if (!tenant) {
      c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
      return c.html(unknownHostPage, 404);
    }
    const folder = isAccounts ? folders.accounts : folders.web;
    const isFrame = isAccounts && /^\/login-frame(?:\.html)?\/?$/.test(c.req.path);
    const page =
      (isFrame && (await readPage(join(folder, 'login-frame.html')))) || (await readPage(join(folder, 'index.html')));
    if (!page) return handleUnknownRoute(c);
    const framedBy = isFrame ? [originAt(origin, tenant.host)] : [];
    c.header(
      'content-security-policy',
      pagePolicy({ parts: isAccounts ? [] : [accountsOf(origin)], framedBy, origin }),
    );
    c.header('cache-control', 'no-cache');
    c.header('vary', 'accept-language, cookie');
    return c.html(brandPage(page, tenant, languageOf(c)));
  };

  return new Hono<{ Variables: RequestVariables }>()
    .get('/config.json', async (c) => {
      if (!(await brandOf(c))) return handleUnknownRoute(c);
      const origin = originOf(c, config.trustProxy);
      const body: RuntimeConfig = {
        environment: config.environment,
        gatewayUrl: origin.origin,
        accountsUrl: accountsOf(origin),
        socketUrl: origin.origin,
        cardProviderKey: '',
        remoteModules: Object.fromEntries(
          Object.keys(folders.remotes).map((name) => [name, `/remotes/${name}/remoteEntry.js`]),
        ),
      };
      return c.json(body, 200, { 'cache-control': 'no-cache' });
    })
    .get('/brand.css', async (c) => {
      const tenant = (await directory.find(hostNameOf(c.req.query('tenant')))) ?? (await brandOf(c));
      if (!tenant) return handleUnknownRoute(c);
      const { css, hash } = brandStyle(tenant);
      const etag = `"${hash}"`;
      const lasting = c.req.query('v') === hash;
      const headers = {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
        etag,
      };
      return notModified(c, etag) ? c.body(null, 304, headers) : c.body(css, 200, headers);
    })
    .get('/remotes/:name/*', async (c) => {
      const folder = folders.remotes[c.req.param('name')];
      const path = c.req.path.split('/').slice(3).join('/');
      return (folder && (await serveAsset(c, folder, path))) || handleUnknownRoute(c);
    })
    .get('*', async (c) => {
      const host = hostNameOf(originOf(c, config.trustProxy).host);
      const folder = isAccountsHost(host, config.accountsUrl) ? folders.accounts : folders.web;
      const asset = await serveAsset(c, folder, c.req.path);
      if (asset) return asset;
      const looksLikeFile = /\.[a-z0-9]{2,11}$/i.test(c.req.path) && !c.req.path.endsWith('.html');
      if (c.req.path === '/api' || c.req.path.startsWith('/api/') || looksLikeFile) return handleUnknownRoute(c);
      return servePage(c);
    });
};
