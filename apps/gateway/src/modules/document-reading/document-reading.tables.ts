import type {
  DocumentBlock,
  DocumentLanguage,
  PageKind,
  PageSource,
  ReadingProblem,
  ReadingState,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant, organisationFence } from '../../platform/database/index.ts';
import { documentVersions } from '../documents/documents.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.length),
});

/** How far the reading of one file of a document is (docs/adr/0093). */
export const documentReadings = pgTable(
  'document_readings',
  {
    ...organisationOwner(),
    documentVersionId: uuid('document_version_id')
      .primaryKey()
      .references(() => documentVersions.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id').notNull(),
    state: text('state').$type<ReadingState>().notNull().default('waiting'),
    problem: text('problem').$type<ReadingProblem>(),
    pages: integer('pages'),
    language: text('language').$type<DocumentLanguage>(),
    /** Pages that are pictures whose text was not recognised. */
    unreadPages: integer('unread_pages').notNull().default(0),
    firstUnreadPage: integer('first_unread_page'),
    /** The page from which on pictures wait to be recognised, while the text of the others is there; null where none do. */
    picturesFrom: integer('pictures_from'),
    /** Version of the reader: what an older one read is read again. */
    format: smallint('format').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** When a process last said that it reads this file; null where none does. */
    claimedAt: instant('claimed_at'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    unique('document_readings_version_organisation').on(table.documentVersionId, table.organisationId),
    index('document_readings_organisation').on(table.organisationId),
    index('document_readings_open').on(table.state).where(sql`${table.state} in ('waiting', 'reading')`),
    ...organisationFence(table),
  ],
).enableRLS();

/** What was read of one page. */
export const documentPages = pgTable(
  'document_pages',
  {
    ...organisationOwner(),
    documentVersionId: uuid('document_version_id').notNull(),
    /** From 1, in the order of the file. */
    number: integer('number').notNull(),
    /** The printed number of the page, the sheet's name, or the headings above. */
    label: text('label'),
    kind: text('kind').$type<PageKind>().notNull(),
    source: text('source').$type<PageSource>().notNull(),
    /** As it is written, in the order in which it is read; a line ends with \n, cells of a row are apart by \t. */
    text: text('text').notNull(),
    /** The same as headings, paragraphs and tables. */
    blocks: jsonb('blocks').$type<DocumentBlock[]>().notNull(),
    /** Where each line of the text stands on the page: left, bottom, width and height in points, four numbers a line; null where there are no pages. */
    boxes: jsonb('boxes').$type<number[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.documentVersionId, table.number] }),
    index('document_pages_organisation').on(table.organisationId),
    foreignKey({
      name: 'document_pages_reading_fk',
      columns: [table.documentVersionId, table.organisationId],
      foreignColumns: [documentReadings.documentVersionId, documentReadings.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** The texts of all pages of one file, as `modules/retrieval` searches them. */
export const documentSegments = pgTable(
  'document_segments',
  {
    ...organisationOwner(),
    documentVersionId: uuid('document_version_id').primaryKey(),
    /** Version of the tokens and the layout of `data`. */
    format: smallint('format').notNull(),
    pages: integer('pages').notNull(),
    data: bytes('data').notNull(),
  },
  (table) => [
    index('document_segments_organisation').on(table.organisationId),
    foreignKey({
      name: 'document_segments_reading_fk',
      columns: [table.documentVersionId, table.organisationId],
      foreignColumns: [documentReadings.documentVersionId, documentReadings.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
