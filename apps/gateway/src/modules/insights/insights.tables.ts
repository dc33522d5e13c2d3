import { index, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';

/** The metrics that a person sees on the page of insights of one organisation, in their order. */
export const insightTiles = pgTable(
  'insight_tiles',
  {
    ...organisationOwner(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for the usual ones. */
    metricKeys: jsonb('metric_keys').$type<readonly string[]>(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.userId] }),
    index('insight_tiles_user').on(table.userId),
    ...organisationFence(table),
  ],
).enableRLS();
