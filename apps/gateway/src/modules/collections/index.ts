export { collectionsRoutes } from './collections.routes.ts';
export { collectionPortalRoutes } from './portal.routes.ts';
export { collectionReminders } from './reminders.ts';
