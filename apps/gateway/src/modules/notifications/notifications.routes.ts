import {
  NotificationPageSchema,
  NotificationSettingsSchema,
  NotificationsReadSchema,
  PageSizeSchema,
} from '@esg/contract';
import * as v from 'valibot';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, empty, json, operation, validBody, validQuery } from '../../platform/http/index.ts';
import { placeOf } from '../brands/index.ts';
import { changeSettings, markAsRead, readNotifications, readSettings } from './notifications.service.ts';

const tag = 'notifications';
const PageQuery = v.object({
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: PageSizeSchema,
});
const settings = json('The settings', NotificationSettingsSchema);

/** A person's own notifications: everybody who is signed in has them, so no permission is required. */
export const notificationsRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/notifications',
      operation({
        id: 'listNotifications',
        tag,
        summary: 'What happened, newest first',
        answers: { 200: json('A page of them', NotificationPageSchema) },
      }),
      validQuery(PageQuery),
      async (c) => c.json(await readNotifications(deps, c.var.scope, c.req.valid('query'))),
    )
    .post(
      '/notifications/read',
      operation({ id: 'markNotificationsRead', tag, summary: 'Mark some or all as read', answers: { 204: empty() } }),
      validBody(NotificationsReadSchema),
      async (c) => {
        await markAsRead(deps, c.var.scope, c.req.valid('json'));
        return c.body(null, 204);
      },
    )
    .get(
      '/notifications/settings',
      operation({
        id: 'readNotificationSettings',
        tag,
        summary: 'How often a digest comes',
        answers: { 200: settings },
      }),
      async (c) => c.json(await readSettings(deps, c.var.scope)),
    )
    .put(
      '/notifications/settings',
      operation({
        id: 'changeNotificationSettings',
        tag,
        summary: 'Change how often a digest comes',
        answers: { 200: settings },
      }),
      validBody(NotificationSettingsSchema),
      async (c) => {
        const place = placeOf(c, deps.config);
        return c.json(await changeSettings(deps, c.var.scope, c.req.valid('json'), place));
      },
    );
