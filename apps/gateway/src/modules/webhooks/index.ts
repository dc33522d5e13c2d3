export { emitEvent, emitEvents } from './emit.ts';
export { scheduleWebhooks } from './schedule.ts';
export { webhooksRoutes } from './webhooks.routes.ts';
