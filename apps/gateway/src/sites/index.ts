export { apiReferenceRoutes } from './reference/reference.routes.ts';
export { errorAnswers, type SiteFolders, sitesRoutes } from './sites.routes.ts';
export { describeSite } from './words.ts';
