export { entityImportsRoutes } from './entity-imports.routes.ts';
