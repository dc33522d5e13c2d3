export { countProofs, listProofs, provedDisclosures } from './evidence.repository.ts';
export { evidenceRoutes } from './evidence.routes.ts';
export { missingEvidence } from './evidence.service.ts';
export { proveWithFile } from './prove.service.ts';
export { reportDocumentsRoutes } from './report-documents.routes.ts';
export { removeDocumentFiles } from './report-documents.service.ts';
