export { apiReferenceRoutes } from './reference/reference.routes.ts';
export type { SiteFolders } from './serve-page.ts';
export { errorAnswers, sitesRoutes } from './sites.routes.ts';
export { describeSite } from './words.ts';
