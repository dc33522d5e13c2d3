import { bigint, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { organisationFence } from '../../platform/database/index.ts';
import { ofReport, reportOwner } from './reports.tables.ts';

/**
 * The chain of a report's audit log (docs/adr/0035): each entry's number and hash. The hash covers the one before, so that no entry can be
 * changed, left out or moved without breaking those that follow. The database refuses to change a row.
 */
export const auditLinks = pgTable(
  'audit_links',
  {
    ...reportOwner(),
    /** Counted from 1 in each report, without gaps. */
    number: integer('number').notNull(),
    entryId: uuid('entry_id').notNull(),
    /** The entry's place in the log. */
    position: bigint('position', { mode: 'number' }).notNull(),
    /** SHA-256, hexadecimal. */
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.number] }),
    unique('audit_links_entry').on(table.entryId),
    ofReport('audit_links_of_report', table),
    ...organisationFence(table),
  ],
).enableRLS();
