export { climateInventoriesRoutes } from './climate-inventories.routes.ts';
