export { usersRoutes } from './users.routes.ts';
export { users } from './users.tables.ts';
