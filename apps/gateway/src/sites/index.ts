export { errorAnswers, type SiteFolders, sitesRoutes } from './sites.routes.ts';
