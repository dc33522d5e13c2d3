import type { Framework } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, instant } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/**
 * Framework versions, complete and permanent: the database refuses to change a row, so that a report never sees its framework change. Rows
 * without an owner are the library's, which everybody reads; an organisation's own are its alone.
 */
export const frameworkVersions = pgTable(
  'framework_versions',
  {
    versionId: text('version_id').primaryKey(),
    tenantId: uuid('tenant_id').references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id').references(() => organisations.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<Framework>().notNull(),
    /** SHA-256 of the content as the library holds it. */
    hash: text('hash').notNull(),
    importedAt: instant('imported_at').notNull(),
  },
  (table) => [
    index('framework_versions_owner').on(table.tenantId, table.organisationId),
    ...fenceOf(
      ({ tenant, organisation }) =>
        sql`${table.organisationId} is null or (${table.tenantId} = ${tenant} and ${table.organisationId} = ${organisation})`,
      ({ tenant, organisation }) => sql`${table.tenantId} = ${tenant} and ${table.organisationId} = ${organisation}`,
    ),
  ],
).enableRLS();
