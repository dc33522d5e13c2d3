import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter } from '../../platform/http/index.ts';
import { defineReading } from '../document-reading/index.ts';
import { deletedDocumentRoutes, documentRoutes } from './documents.routes.ts';
import { purgeDeletedDocuments } from './documents.service.ts';
import { pageRoutes } from './pages.routes.ts';
import { tagRoutes } from './tags.routes.ts';

export { learnCompanies } from './companies.ts';
export { listNames as namesOfDocuments, listVersions as listFilesOf } from './documents.repository.ts';
export { addDocument } from './documents.service.ts';
export { listNewestVersions, type NewestVersion } from './newest-versions.repository.ts';
export { listTagged } from './tags.repository.ts';

/** The document center: the organisation's documents, their versions and tags, and deleted ones. */
export const documentsRoutes = (deps: GatewayDeps) => {
  deps.jobs.define('documents.purge', () => purgeDeletedDocuments(deps), { cron: '35 * * * *' });
  const own = { ...deps, readSoon: defineReading(deps) };
  return createTenantRouter()
    .route('/', documentRoutes(own))
    .route('/', deletedDocumentRoutes(own))
    .route('/', pageRoutes(own))
    .route('/', tagRoutes(own));
};
