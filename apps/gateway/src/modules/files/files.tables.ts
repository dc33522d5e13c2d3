import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { ownsTenant, tenants } from '../tenants/tenants.tables.ts';

/** The record of a stored file; its bytes are in the storage under `tenant/organisation/id`. */
export const files = pgTable(
  'files',
  {
    id: idColumn(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    /** Null for pictures of the tenant's brand: all its organisations see them, and the owner of the tenant changes them. */
    organisationId: uuid('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    /** Detected from the bytes, never what the client claims. */
    mediaType: text('media_type').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    /** SHA-256, hexadecimal. */
    hash: text('hash').notNull(),
    /** Shown to people only; never part of a path. */
    originalName: text('original_name').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('files_tenant_organisation').on(table.tenantId, table.organisationId),
    index('files_hash').on(table.hash),
    ...fenceOf(
      ({ tenant, organisation }) =>
        sql`${table.tenantId} = ${tenant} and (${table.organisationId} is null or ${table.organisationId} = ${organisation})`,
      ({ tenant, organisation }) =>
        sql`${table.tenantId} = ${tenant} and (${table.organisationId} = ${organisation} or (${table.organisationId} is null and ${ownsTenant(tenant, organisation)}))`,
    ),
  ],
).enableRLS();
