export { scheduleDigests } from './digest.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { type Happening, markFilesTaken, notify, notifyWithin } from './notifications.service.ts';
