export { entityUsersRoutes } from './entity-users.routes.ts';
export { listEntityUsers } from './entity-users.service.ts';
