export { entityMergesRoutes } from './entity-merges.routes.ts';
