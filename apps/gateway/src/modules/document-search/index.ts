export { documentSearchRoutes } from './document-search.routes.ts';
export { type RankedPage, rankPages } from './document-search.service.ts';
