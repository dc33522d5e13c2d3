export { listTargets } from './targets.repository.ts';
export { targetsRoutes } from './targets.routes.ts';
