import type { HubAnswerOrigin } from '@esg/contract';
import { foreignKey, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import type { KeptMaking } from './making.ts';

/** What an origin keeps: what it shows, and how the figure was made. */
export type KeptMade = Omit<NonNullable<HubAnswerOrigin['taken']>, 'at' | 'by'> & { making?: KeptMaking };

/** The origin of an answer: the data hub's value when it was filled, kept with the report when the data change. */
export const answerOrigins = pgTable(
  'answer_origins',
  {
    ...organisationOwner(),
    reportId: uuid('report_id').notNull(),
    disclosureCode: text('disclosure_code').notNull(),
    fieldKey: text('field_key').notNull(),
    made: jsonb('made').$type<KeptMade>().notNull(),
    at: instant('at').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.disclosureCode, table.fieldKey] }),
    foreignKey({
      name: 'answer_origins_report_fk',
      columns: [table.reportId, table.organisationId],
      foreignColumns: [reports.id, reports.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** An origin as it is stored, instants as text. */
export type KeptOrigin = Pick<typeof answerOrigins.$inferSelect, 'made' | 'byId' | 'byName'> & { at: string };
