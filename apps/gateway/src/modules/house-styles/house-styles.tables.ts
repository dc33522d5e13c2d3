import { isNull } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/**
 * Fonts of organisations, each with the person who confirmed its licence. A replaced or removed one stays as a record, without its files.
 */
export const houseFonts = pgTable(
  'house_fonts',
  {
    id: idColumn(),
    ...organisationOwner(),
    family: text('family').notNull(),
    /** No foreign keys: a file belongs to the organisation in turn, and may be gone while its record stays. */
    regularFileId: uuid('regular_file_id').notNull(),
    boldFileId: uuid('bold_file_id').notNull(),
    hasChinese: boolean('has_chinese').notNull(),
    inWord: boolean('in_word').notNull(),
    confirmedById: uuid('confirmed_by_id').notNull(),
    confirmedByName: text('confirmed_by_name').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
    endedById: uuid('ended_by_id'),
    endedByName: text('ended_by_name'),
    /** Null for the one in use. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('house_fonts_in_use').on(table.organisationId).where(isNull(table.endedAt)),
    index('house_fonts_organisation').on(table.organisationId, table.confirmedAt),
    ...organisationFence(table),
  ],
).enableRLS();

/** Letterheads of organisations. */
export const letterheads = pgTable(
  'letterheads',
  {
    ...organisationOwner(),
    fileId: uuid('file_id').notNull(),
    headMm: integer('head_mm').notNull(),
    footMm: integer('foot_mm').notNull(),
    changedById: uuid('changed_by_id').notNull(),
    changedByName: text('changed_by_name').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId] }), ...organisationFence(table)],
).enableRLS();
