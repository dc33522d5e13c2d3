export {
  assignEntities,
  handOverEntities,
  hasEntity,
  holdEntities,
  insertEntity,
  listEntities,
  managerOfAll,
} from './entities.repository.ts';
export { entitiesRoutes } from './entities.routes.ts';
export {
  addEntities,
  createEntity,
  type PlannedEntity,
  requireArranging,
  requireManager,
} from './entities.service.ts';
