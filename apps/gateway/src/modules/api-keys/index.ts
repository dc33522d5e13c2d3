export { apiKeysRoutes } from './api-keys.routes.ts';
export { createKeyWatch } from './key-watch.ts';
