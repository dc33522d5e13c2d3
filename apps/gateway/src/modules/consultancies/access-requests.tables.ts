import type { AccessRequestState } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant } from '../../platform/database/index.ts';
import { organisationOwner, organisations } from '../organizations/organizations.tables.ts';
import { clientReleases } from './releases.tables.ts';

/** Requests of consultancies to manage a former client again. The owner is the consultancy; the company reads them too. */
export const clientAccessRequests = pgTable(
  'client_access_requests',
  {
    id: idColumn(),
    ...organisationOwner(),
    releaseId: uuid('release_id')
      .notNull()
      .references(() => clientReleases.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** A pending one is expired once `expiresAt` has passed. */
    state: text('state').$type<Exclude<AccessRequestState, 'expired'>>().notNull().default('pending'),
    requestedAt: instant('requested_at').notNull(),
    requestedByName: text('requested_by_name').notNull(),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
    answeredByName: text('answered_by_name'),
  },
  (table) => [
    index('client_access_requests_release').on(table.releaseId),
    index('client_access_requests_client').on(table.clientId),
    uniqueIndex('client_access_requests_accepted').on(table.releaseId).where(sql`${table.state} = 'accepted'`),
    // Both sides read a request; its result is written from outside of both scopes.
    ...fenceOf(
      ({ tenant, organisation }) =>
        sql`${table.tenantId} = ${tenant} and (${table.organisationId} = ${organisation} or ${table.clientId} = ${organisation})`,
      ({ tenant, organisation }) => sql`${table.tenantId} = ${tenant} and ${table.organisationId} = ${organisation}`,
    ),
  ],
).enableRLS();
