export { readBaseYearSaid } from './base-years.service.ts';
export { climateInventoriesRoutes } from './climate-inventories.routes.ts';
