export { linkRoutes } from './link.routes.ts';
export { identifyByLink } from './link-identity.ts';
export { entityPortalRoutes } from './portal.routes.ts';
export { shortTokenRoutes } from './short-token.routes.ts';
