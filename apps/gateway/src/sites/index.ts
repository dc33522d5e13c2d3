export { type SiteFolders, sitesRoutes } from './sites.routes.ts';
