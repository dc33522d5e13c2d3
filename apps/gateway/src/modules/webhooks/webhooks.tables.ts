import type { WebhookDelivery, WebhookEvent } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

const owner = {
  tenantId: () =>
    uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
  organisationId: () =>
    uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
};

/** Addresses that receive an organisation's events. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: idColumn(),
    tenantId: owner.tenantId(),
    organisationId: owner.organisationId(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** Sealed: it has to be read again to sign. */
    secret: text('secret').notNull(),
    /** The secret before the last rotation, sealed, and until when it also signs. */
    oldSecret: text('old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    createdAt: instant('created_at').notNull(),
    pausedAt: instant('paused_at'),
    failingSince: instant('failing_since'),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('webhooks_owner').on(table.tenantId, table.organisationId), ...organisationFence(table)],
).enableRLS();

/** Messages sent or to be sent: written in the transaction of the event, so that none is sent too early or forgotten. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: idColumn(),
    tenantId: owner.tenantId(),
    organisationId: owner.organisationId(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id').notNull(),
    type: text('type').$type<WebhookDelivery['type']>().notNull(),
    payload: text('payload').notNull(),
    status: text('status').$type<WebhookDelivery['status']>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** When it is to be tried; a running attempt moves this into the future, in case its process ends. Null when it is over. */
    dueAt: instant('due_at'),
    lastAttemptAt: instant('last_attempt_at'),
    milliseconds: integer('milliseconds'),
    responseStatus: integer('response_status'),
    responseBody: text('response_body'),
    failure: text('failure').$type<WebhookDelivery['failure']>(),
  },
  (table) => [
    index('webhook_deliveries_due').on(table.dueAt).where(sql`${table.dueAt} is not null`),
    index('webhook_deliveries_log').on(table.webhookId, table.createdAt.desc(), table.id.desc()),
    index('webhook_deliveries_owner').on(table.tenantId, table.organisationId),
    ...organisationFence(table),
  ],
).enableRLS();
