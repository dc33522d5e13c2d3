export { organizationsRoutes } from './organizations.routes.ts';
export { organisations } from './organizations.tables.ts';
