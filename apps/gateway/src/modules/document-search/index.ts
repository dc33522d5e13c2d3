export { documentSearchRoutes } from './document-search.routes.ts';
export { rankPages } from './document-search.service.ts';
