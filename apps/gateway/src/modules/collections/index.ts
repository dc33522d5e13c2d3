export { collectionsRoutes } from './collections.routes.ts';
export { countRequests, lockRequestsOf, passRequestsOn } from './merging.repository.ts';
export { collectionPortalRoutes } from './portal.routes.ts';
export { collectionReminders } from './reminders.ts';
