export { unproveDomain, vouchForDomain } from './domains.repository.ts';
export { hasProvider } from './providers.repository.ts';
export { providersRoutes } from './providers.routes.ts';
export { visitsRoutes } from './visits.routes.ts';
