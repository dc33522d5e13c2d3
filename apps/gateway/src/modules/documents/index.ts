import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { deletedDocumentRoutes, documentRoutes } from './documents.routes.ts';
import { purgeDeletedDocuments } from './documents.service.ts';
import { tagRoutes } from './tags.routes.ts';

export { listNewestVersions } from './documents.repository.ts';

/** The document center: the organisation's documents, their versions and tags, and deleted ones. */
export const documentsRoutes = (deps: GatewayDeps) => {
  deps.jobs.define('documents.purge', () => purgeDeletedDocuments(deps), { cron: '35 * * * *' });
  return createTenantRouter()
    .route('/', documentRoutes(deps))
    .route('/', deletedDocumentRoutes(deps))
    .route('/', tagRoutes(deps));
};
