export { scheduleDigests } from './digest.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { notify, notifyIn } from './notifications.service.ts';
