export { providersRoutes } from './providers.routes.ts';
export { visitsRoutes } from './visits.routes.ts';
