import type { ColorSetting, TenantInfo } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant, tenantFence } from '../../platform/database/index.ts';

/** One customer of the platform with its brand (spec section 3, tenant settings). */
export const tenants = pgTable(
  'tenants',
  {
    id: idColumn(),
    name: text('name').notNull(),
    brandMode: text('brand_mode').$type<TenantInfo['brandMode']>().notNull(),
    companyName: text('company_name').notNull(),
    supportEmail: text('support_email').notNull(),
    platformType: text('platform_type').notNull(),
    colorSetting: jsonb('color_setting').$type<ColorSetting>().notNull(),
    featureFlag: jsonb('feature_flag').$type<TenantInfo['featureFlag']>().notNull(),
    /** Pictures in `files`; no foreign key, because a file belongs to a tenant in turn. */
    logoFileId: uuid('logo_file_id'),
    faviconFileId: uuid('favicon_file_id'),
    miniLogoFileId: uuid('mini_logo_file_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [...fenceOf(({ tenant }) => sql`${table.id} = ${tenant}`)],
).enableRLS();

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
