export { comparisonsRoutes } from './comparisons.routes.ts';
