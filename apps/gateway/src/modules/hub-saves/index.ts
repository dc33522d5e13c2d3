export { hubSavesRoutes } from './hub-saves.routes.ts';
