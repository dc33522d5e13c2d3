import type { Language } from '@esg/contract';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** Saved choices that reports start from (spec section 3, `FB_CUSTOM_TEMPLATE`). */
export const reportTemplates = pgTable(
  'report_templates',
  {
    id: idColumn(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    versionId: text('version_id').notNull(),
    disclosureCodes: jsonb('disclosure_codes').$type<string[]>().notNull(),
    languages: jsonb('languages').$type<Language[]>().notNull(),
    description: text('description').notNull(),
    reportingBoundary: text('reporting_boundary').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('report_templates_organisation').on(table.organisationId, table.createdAt),
    ...organisationFence(table),
  ],
).enableRLS();
