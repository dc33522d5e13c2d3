export { figureSettingsIn, numberFormatIn } from './number-format.ts';
export { findOwnOrganisation } from './organizations.repository.ts';
export { organizationsRoutes } from './organizations.routes.ts';
export { organisations } from './organizations.tables.ts';
