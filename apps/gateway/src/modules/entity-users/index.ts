export { entityUsersRoutes } from './entity-users.routes.ts';
