import { ReminderSettingsSchema } from '@esg/contract';
import { requirePermission } from '../../platform/auth/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { createTenantRouter, json, operation, validBody } from '../../platform/http/index.ts';
import { changeReminders, readReminders } from './reminders.service.ts';

const tag = 'reminders';
const settings = { 200: json('The settings', ReminderSettingsSchema) };

/** When an organisation's reminders are sent. */
export const remindersRoutes = (deps: GatewayDeps) =>
  createTenantRouter()
    .get(
      '/report-reminders',
      operation({ id: 'readReminders', tag, summary: 'When reminders go out', answers: settings }),
      requirePermission('report:read'),
      async (c) => c.json(await readReminders(deps, c.var.scope)),
    )
    .put(
      '/report-reminders',
      operation({ id: 'changeReminders', tag, summary: 'Say when reminders go out', answers: settings }),
      requirePermission('organisation:write'),
      validBody(ReminderSettingsSchema),
      async (c) => c.json(await changeReminders(deps, c.var.scope, c.req.valid('json'))),
    );
