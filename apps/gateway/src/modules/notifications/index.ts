export { scheduleDigests } from './digest.ts';
export { notificationsRoutes } from './notifications.routes.ts';
export { notify } from './notifications.service.ts';
