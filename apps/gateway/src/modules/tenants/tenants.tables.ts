import type { PlatformType, TenantInfo } from '@esg/contract';
import { type SQL, sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant, tenantFence } from '../../platform/database/index.ts';

/** One customer of the platform. Its appearance is in `brands`. */
export const tenants = pgTable(
  'tenants',
  {
    id: idColumn(),
    name: text('name').notNull(),
    brandMode: text('brand_mode').$type<TenantInfo['brandMode']>().notNull(),
    platformType: text('platform_type').$type<PlatformType>().notNull(),
    /** Address of the tenant's own terms of use; null where the default ones apply. */
    termsUrl: text('terms_url'),
    /** The tenant's own accounts host; null where the deployment's or the default one is used. */
    accountsHost: text('accounts_host').unique(),
    featureFlag: jsonb('feature_flag').$type<TenantInfo['featureFlag']>().notNull(),
    /**
     * Its published brand. The foreign key is in the migration, because a brand in turn belongs to a tenant: it is checked at the end of a
     * transaction and includes the state, so that every tenant has exactly one published brand.
     */
    brandId: uuid('brand_id').notNull(),
    brandState: text('brand_state').generatedAlwaysAs(sql`'published'`),
    /** Increases with each change of its brands. */
    brandChanges: integer('brand_changes').notNull().default(0),
    /** The organisation that owns the tenant: its administrators manage the brand. This foreign key, too, is in the migration. */
    ownerOrganisationId: uuid('owner_organisation_id'),
    /** English titles of the articles and news that came with the product, also of those it deleted since; null where that is not known. */
    starterTitles: jsonb('starter_titles').$type<readonly string[]>(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    ...fenceOf(
      ({ tenant }) => sql`${table.id} = ${tenant}`,
      ({ tenant, organisation }) => sql`${table.id} = ${tenant} and ${table.ownerOrganisationId} = ${organisation}`,
    ),
  ],
).enableRLS();

/** For fences: whether the organisation owns the tenant. */
export const ownsTenant = (tenant: SQL, organisation: SQL): SQL =>
  sql`exists (select from tenants where tenants.id = ${tenant} and tenants.owner_organisation_id = ${organisation})`;

/** Host names of a tenant, without port, in lower case. */
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
