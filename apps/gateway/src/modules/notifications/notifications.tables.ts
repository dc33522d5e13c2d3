import type { NotificationKind, NotificationSettings } from '@esg/contract';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { users } from '../users/users.tables.ts';

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

/** Notifications, one row for each person. */
export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    tenantId: owner.tenantId(),
    organisationId: owner.organisationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    path: text('path').notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [index('notifications_user').on(table.userId, table.createdAt.desc()), ...organisationFence(table)],
).enableRLS();

/** How often a person wants unread notifications by e-mail; never where there is no row. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tenantId: owner.tenantId(),
    organisationId: owner.organisationId(),
    digest: text('digest').$type<NotificationSettings['digest']>().notNull(),
    /** Origin that links in the e-mail lead to: the site where the person chose this setting. */
    site: text('site').notNull(),
    /** What happened up to this moment was in a digest already. */
    digestedAt: instant('digested_at').notNull(),
  },
  (table) => [
    index('notification_settings_owner').on(table.tenantId, table.organisationId),
    ...organisationFence(table),
  ],
).enableRLS();
