export { entityPortalRoutes } from './portal.routes.ts';
export { shortTokenRoutes } from './short-token.routes.ts';
