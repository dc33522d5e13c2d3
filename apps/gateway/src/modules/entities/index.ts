export {
  assignEntities,
  handOverEntities,
  hasEntity,
  insertEntity,
  listEntities,
  managerOfAll,
} from './entities.repository.ts';
export { entitiesRoutes } from './entities.routes.ts';
export { addEntities, createEntity, type PlannedEntity, requireArranging } from './entities.service.ts';
