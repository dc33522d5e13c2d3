export { entityComparisonsRoutes } from './entity-comparisons.routes.ts';
