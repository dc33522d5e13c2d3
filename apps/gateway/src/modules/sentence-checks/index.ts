export { sentenceChecksRoutes } from './sentence-checks.routes.ts';
export { sentenceFindings } from './sentence-checks.service.ts';
