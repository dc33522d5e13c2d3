import { iconSizes, languages } from '@esg/contract';
import { type Context, Hono } from 'hono';
import { createBrandDrawings } from '../modules/brands/index.ts';
import type { Tenant } from '../modules/tenants/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { contentTypeOf, handleUnknownRoute, languageOf, type RequestVariables } from '../platform/http/index.ts';
import { brandFilesOf } from './brand-files.ts';
import { webManifest } from './head.ts';
import { keptTag, type Visits } from './visit.ts';
import { describeSite } from './words.ts';

type BrandFile = { body: string | Uint8Array; mediaType: string; hash: string };

const lasting = 'public, max-age=31536000, immutable';

/** Shared caches store what everybody sees, by its hash; a draft is for one visitor and never cached. */
const cachingOf = (c: Context, owner: Tenant, hash: string) => {
  if (owner.preview) return 'private, no-store';
  return c.req.query('v') === hash ? lasting : 'no-cache';
};

const answer = (c: Context, owner: Tenant, { body, mediaType, hash }: BrandFile) => {
  const etag = `"${hash}"`;
  const headers = {
    'content-type': contentTypeOf(mediaType),
    'cache-control': cachingOf(c, owner, hash),
    vary: 'cookie, accept-encoding',
    ...(owner.preview ? {} : { etag }),
  };
  if (!owner.preview && keptTag(c) === etag) return c.body(null, 304, headers);
  return c.body(typeof body === 'string' ? body : new Uint8Array(body), 200, headers);
};

/**
 * The files of a brand besides its pages: style sheet, icons of all sizes, the picture for link previews, the manifest. Each is made from
 * the tenant's settings when it is requested; the sizes are a closed list.
 */
export const brandRoutes = (deps: GatewayDeps, visits: Visits) => {
  const drawings = createBrandDrawings(deps);
  const serve = async (c: Context, make: (owner: Tenant) => BrandFile | Promise<BrandFile>) => {
    const owner = await visits.fileOwner(c);
    return owner ? answer(c, owner, await make(owner)) : handleUnknownRoute(c);
  };
  const png = ({ bytes, hash }: { bytes: Uint8Array; hash: string }) => ({ body: bytes, mediaType: 'image/png', hash });

  return new Hono<{ Variables: RequestVariables }>()
    .get('/brand.css', (c) =>
      serve(c, (owner) => {
        const { css, hash } = brandFilesOf(owner).style;
        return { body: css, mediaType: 'text/css; charset=utf-8', hash };
      }),
    )
    .get('/favicon.ico', (c) =>
      serve(c, async (owner) => {
        const { bytes, hash } = await drawings.ico(owner);
        return { body: bytes, mediaType: 'image/x-icon', hash };
      }),
    )
    .get('/site.webmanifest', (c) =>
      serve(c, (owner) => {
        const { manifestHash } = brandFilesOf(owner);
        const body = JSON.stringify(webManifest(owner, languageOf(c)));
        return { body, mediaType: 'application/manifest+json', hash: `${manifestHash}-${languageOf(c)}` };
      }),
    )
    .get('/brand/:file', async (c) => {
      const [, kind, name] = /^(icon|icon-maskable|card)-(\w+)\.png$/.exec(c.req.param('file')) ?? [];
      const language = languages.find((known) => kind === 'card' && known === name);
      if (language)
        return serve(c, async (owner) => png(await drawings.card(owner, describeSite(language, owner.companyName))));
      const side = iconSizes.find((known) => String(known) === name);
      if (kind === 'icon' && side)
        return serve(c, async (owner) => png(await drawings.icon(owner, side, side === 180 ? 'plate' : 'plain')));
      if (kind === 'icon-maskable' && (side === 192 || side === 512))
        return serve(c, async (owner) => png(await drawings.icon(owner, side, 'maskable')));
      return handleUnknownRoute(c);
    });
};
