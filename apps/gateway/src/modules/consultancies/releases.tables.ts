import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner, organisations } from '../organizations/organizations.tables.ts';

/** Clients that a consultancy stopped managing, or manages again: who changed that and when. The owner is the consultancy. */
export const clientReleases = pgTable(
  'client_releases',
  {
    id: idColumn(),
    ...organisationOwner(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    clientName: text('client_name').notNull(),
    releasedAt: instant('released_at').notNull(),
    releasedByName: text('released_by_name').notNull(),
    restoredAt: instant('restored_at'),
    restoredByName: text('restored_by_name'),
  },
  (table) => [
    index('client_releases_owner').on(table.tenantId, table.organisationId),
    index('client_releases_client').on(table.clientId),
    ...organisationFence(table),
  ],
).enableRLS();
