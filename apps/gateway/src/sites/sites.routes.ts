import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { TenantDirectory } from '../modules/tenants/index.ts';
import type { GatewayConfig, GatewayDeps } from '../platform/deps.ts';
import { handleUnknownRoute, hostNameOf, offlineWorkerPolicy, type RequestVariables } from '../platform/http/index.ts';
import { createAssets, fileInside } from './asset.ts';
import { brandRoutes } from './brand.routes.ts';
import { createErrorPages } from './error-page.ts';
import { createFacts } from './facts.ts';
import { removingWorker } from './offline-worker.ts';
import { previewRoutes } from './preview.routes.ts';
import { createServePage, type SiteFolders } from './serve-page.ts';
import { createVisits, keptTag } from './visit.ts';

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

/** Pages and style sheets are written for their host and are not compressed in advance; files of the build are. */
const compressed = compress({ contentTypeFilter: /^(?:text\/html|text\/css|application\/manifest\+json)/ });

/**
 * Whether the address is that of a file. Addresses of screens may end with dotted ids, such as the metric energy.consumption.total; there
 * are no files below them.
 */
const isOfFile = (path: string) =>
  /\.[a-z0-9]{2,11}$/i.test(path) && !path.startsWith('/ct/') && !path.endsWith('.html');
const isOfApi = (path: string) => path === '/api' || path.startsWith('/api/');

/** Serves the two sites, the remote modules and what they need before anybody is signed in: each host in its tenant's brand. */
export const sitesRoutes = (deps: GatewayDeps, directory: TenantDirectory, folders: SiteFolders) => {
  const serveAsset = createServeAsset();
  const visits = createVisits(deps.config, directory);
  const pages = createErrorPages(visits, directory);
  const facts = createFacts(deps, visits, Object.keys(folders.remotes));
  const servePage = createServePage({ config: deps.config, folders, visits, facts, pages });

  return (
    new Hono<{ Variables: RequestVariables }>()
      .use(compressed)
      .get('/config.json', async (c) => {
        const tenant = await visits.findTenant(c);
        if (!tenant) return handleUnknownRoute(c);
        return c.json(facts.runtimeConfig(c, tenant), 200, { 'cache-control': 'no-cache' });
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
      .get('/offline-worker.js', (c, next) =>
        deps.config.keepsPages === false
          ? c.body(removingWorker, 200, {
              'content-type': 'text/javascript; charset=utf-8',
              'cache-control': 'no-cache',
              'content-security-policy': offlineWorkerPolicy,
            })
          : next(),
      )
      .route('/', brandRoutes(deps, visits))
      .route('/', previewRoutes(directory, visits, pages))
      .get('*', async (c) => {
        const asset = await serveAsset(c, (await visits.isAccounts(c)) ? folders.accounts : folders.web, c.req.path);
        if (asset) return asset;
        if (isOfApi(c.req.path) || isOfFile(c.req.path)) return pages.notFound(c);
        return servePage(c);
      })
  );
};

/** What the whole gateway answers when something is missing or fails: a page for people, a problem for programs. */
export const errorAnswers = (config: GatewayConfig, directory: TenantDirectory) =>
  createErrorPages(createVisits(config, directory), directory);
