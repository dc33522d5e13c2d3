export { consolidationsRoutes } from './consolidations.routes.ts';
export { type GroupFigures, groupFigures } from './consolidations.service.ts';
