export {
  assignEntities,
  handOverEntities,
  hasEntity,
  insertEntity,
  listEntities,
  managerOfAll,
} from './entities.repository.ts';
export { entitiesRoutes } from './entities.routes.ts';
export { addEntities, createEntity, type PlannedEntity } from './entities.service.ts';
