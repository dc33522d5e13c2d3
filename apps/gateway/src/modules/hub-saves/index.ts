export { hubSavesRoutes } from './hub-saves.routes.ts';
export { saveToHubIn } from './save-to-hub.service.ts';
