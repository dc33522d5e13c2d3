import { Hono } from 'hono';
import type { TenantDirectory } from '../../modules/tenants/index.ts';
import type { GatewayConfig } from '../../platform/deps.ts';
import { languageOf, type RequestVariables } from '../../platform/http/index.ts';
import { createErrorPages } from '../error-page.ts';
import { createVisits } from '../visit.ts';
import type { ApiDocument } from './document.ts';
import { referencePage } from './page.ts';
import { referenceStyle } from './style.ts';

/** The page loads its styles and the tenant's pictures from here, and nothing else. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The reference of the public API for people, below `/api`: open to everybody, because it contains no data of anybody. */
export const apiReferenceRoutes = (
  config: GatewayConfig,
  directory: TenantDirectory,
  describe: () => Promise<object>,
) => {
  const visits = createVisits(config, directory);
  const pages = createErrorPages(visits, directory);
  return new Hono<{ Variables: RequestVariables }>()
    .get('/reference/style.css', (c) =>
      c.body(referenceStyle, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
    )
    .get('/reference', async (c) => {
      const tenant = await visits.seenBy(c);
      if (!tenant) return pages.show(c, undefined, 'not_found');
      const document = (await describe()) as ApiDocument;
      c.header('content-security-policy', policy);
      c.header('cache-control', tenant.preview ? 'private, no-store' : 'no-cache');
      c.header('vary', 'accept-language, cookie');
      const { origin } = visits.originFor(c);
      return c.html(referencePage(document, { tenant, language: languageOf(c), origin }));
    });
};
