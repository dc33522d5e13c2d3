import type { TenantInfo } from '@esg/contract';
import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant, tenantFence } from '../../platform/database/index.ts';

/** One customer of the platform. How it looks is in `brands`. */
export const tenants = pgTable(
  'tenants',
  {
    id: idColumn(),
    name: text('name').notNull(),
    brandMode: text('brand_mode').$type<TenantInfo['brandMode']>().notNull(),
    platformType: text('platform_type').notNull(),
    /** Where the tenant's own terms of use are; null where the usual ones hold. */
    termsUrl: text('terms_url'),
    /** The accounts host of its own; null where the deployment's, or the usual one, stands for it. */
    accountsHost: text('accounts_host').unique(),
    featureFlag: jsonb('feature_flag').$type<TenantInfo['featureFlag']>().notNull(),
    /**
     * Its published brand. The foreign key is in the migration, because a brand belongs to a tenant in turn: it is checked at
     * the end of a transaction and includes the state, so that every tenant has exactly one published brand.
     */
    brandId: uuid('brand_id').notNull(),
    brandState: text('brand_state').generatedAlwaysAs(sql`'published'`),
    /** Counts the changes of its brands. */
    brandChanges: integer('brand_changes').notNull().default(0),
    /** Whose tenant it is: this organisation's administrators manage the brand. Its foreign key, too, is in the migration. */
    ownerOrganisationId: uuid('owner_organisation_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    ...fenceOf(
      ({ tenant }) => sql`${table.id} = ${tenant}`,
      ({ tenant, organisation }) => sql`${table.id} = ${tenant} and ${table.ownerOrganisationId} = ${organisation}`,
    ),
  ],
).enableRLS();

/** For fences: whether the tenant is the organisation's own. */
export const ownsTenant = (tenant: SQL, organisation: SQL): SQL =>
  sql`exists (select from tenants where tenants.id = ${tenant} and tenants.owner_organisation_id = ${organisation})`;

/** Host names a tenant answers to, without port, in lower case. */
export const tenantHosts = pgTable(
  'tenant_hosts',
  {
    host: text('host').primaryKey(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    hostType: text('host_type').$type<TenantInfo['hostType']>().notNull(),
  },
  (table) => [index('tenant_hosts_tenant').on(table.tenantId), ...tenantFence(table)],
).enableRLS();
