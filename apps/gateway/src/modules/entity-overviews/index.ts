export { entityOverviewsRoutes } from './entity-overviews.routes.ts';
