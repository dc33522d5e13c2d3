export { listTargets, passTargetsOn } from './targets.repository.ts';
export { targetsRoutes } from './targets.routes.ts';
