export { absorbEntity, passesManager } from './absorb.service.ts';
export {
  deleteEntities,
  hasEntity,
  holdEntities,
  insertEntities,
  insertEntity,
  isArchived,
  listEntities,
  listPlaces,
  lockEntities,
  lockTree,
  managerOfAll,
  updateArchived,
  updateEntities,
  updateEntity,
} from './entities.repository.ts';
export { entitiesRoutes } from './entities.routes.ts';
export { createEntity, requireArranging } from './entities.service.ts';
export { listMerged, listMergedIntoOthers } from './history.repository.ts';
export { assignEntities, handOverEntities } from './managers.service.ts';
export { type EntityState, removeEntities, writeEntities } from './many.service.ts';
export { requireManager, takeTree } from './tree.ts';
