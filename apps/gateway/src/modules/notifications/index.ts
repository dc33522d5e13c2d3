export { scheduleDigests } from './digest.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { type Happening, notify, notifyWithin } from './notifications.service.ts';
