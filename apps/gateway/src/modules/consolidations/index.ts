export { consolidationsRoutes } from './consolidations.routes.ts';
