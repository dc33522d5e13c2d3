export { reportDocumentsRoutes } from './report-documents.routes.ts';
export { removeDocumentFiles } from './report-documents.service.ts';
