export { removalsRoutes } from './removals.routes.ts';
