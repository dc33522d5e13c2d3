export { hasEntity, listEntities } from './entities.repository.ts';
export { entitiesRoutes } from './entities.routes.ts';
export { createEntity } from './entities.service.ts';
