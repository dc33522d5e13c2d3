export { scheduleDigests } from './digest.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { notify, notifyWithin } from './notifications.service.ts';
