import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { binRoutes, documentRoutes } from './documents.routes.ts';
import { purgeDocuments } from './documents.service.ts';
import { tagRoutes } from './tags.routes.ts';

export { listNewestVersions } from './documents.repository.ts';

/** The document center: the organisation's documents, their versions and tags, and the bin. */
export const documentsRoutes = (deps: GatewayDeps) => {
  deps.jobs.define('documents.purge', () => purgeDocuments(deps), { cron: '35 * * * *' });
  return createTenantRouter().route('/', documentRoutes(deps)).route('/', binRoutes(deps)).route('/', tagRoutes(deps));
};
