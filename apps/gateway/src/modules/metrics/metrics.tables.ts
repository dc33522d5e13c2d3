import type { Denominator } from '@esg/contract';
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { organisationFence } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** An organisation's settings of a library metric. */
export const metricSettings = pgTable(
  'metric_settings',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    metricKey: text('metric_key').notNull(),
    changeThreshold: integer('change_threshold').notNull(),
    weightMetricKey: text('weight_metric_key'),
    formula: text('formula'),
    denominator: jsonb('denominator').$type<Denominator>(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.metricKey] }), ...organisationFence(table)],
).enableRLS();
