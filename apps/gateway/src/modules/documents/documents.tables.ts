import type { DocumentHistoryEntry } from '@esg/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { files } from '../files/files.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';

/** A document of the organisation, in its document center or deleted. Its files are in `document_versions` (docs/adr/0089). */
export const documents = pgTable(
  'documents',
  {
    id: idColumn(),
    ...organisationOwner(),
    name: text('name').notNull(),
    /** Number of the newest of its versions. */
    fileNumber: integer('file_number').notNull(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** The last day on which it is valid. */
    expiresOn: date('expires_on', { mode: 'string' }),
    /** Whose report people say it is: another company's, empty for the organisation's own; null where nobody said. */
    company: text('company'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** The name of that day: an account may be renamed or removed later. */
    updatedByName: text('updated_by_name').notNull(),
    /** When somebody deleted it; null where nobody has. */
    deletedAt: instant('deleted_at'),
    deletedByName: text('deleted_by_name'),
  },
  (table) => [
    unique('documents_id_organisation').on(table.id, table.organisationId),
    index('documents_organisation').on(table.organisationId),
    index('documents_owner').on(table.ownerId),
    index('documents_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    ...organisationFence(table),
  ],
).enableRLS();

/** One file of a document. A file that replaces another is the next number; the earlier ones stay. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: idColumn(),
    ...organisationOwner(),
    documentId: uuid('document_id').notNull(),
    number: integer('number').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    /** What the file was called when it was uploaded. */
    name: text('name').notNull(),
    at: instant('at').notNull(),
    byId: uuid('by_id').notNull(),
    /** The name of that day. */
    byName: text('by_name').notNull(),
  },
  (table) => [
    unique('document_versions_number').on(table.documentId, table.number),
    index('document_versions_file').on(table.fileId),
    index('document_versions_organisation').on(table.organisationId),
    foreignKey({
      name: 'document_versions_document_fk',
      columns: [table.documentId, table.organisationId],
      foreignColumns: [documents.id, documents.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** A category of tags that the organisation has made. */
export const documentTagCategories = pgTable(
  'document_tag_categories',
  {
    id: idColumn(),
    ...organisationOwner(),
    name: text('name').notNull(),
    /** Whether its tags are shown at each document. */
    isVisible: boolean('is_visible').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('document_tag_categories_id_organisation').on(table.id, table.organisationId),
    index('document_tag_categories_organisation').on(table.organisationId),
    ...organisationFence(table),
  ],
).enableRLS();

/** A tag of a category. */
export const documentTags = pgTable(
  'document_tags',
  {
    id: idColumn(),
    ...organisationOwner(),
    categoryId: uuid('category_id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    unique('document_tags_id_organisation').on(table.id, table.organisationId),
    index('document_tags_category').on(table.categoryId),
    foreignKey({
      name: 'document_tags_category_fk',
      columns: [table.categoryId, table.organisationId],
      foreignColumns: [documentTagCategories.id, documentTagCategories.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** Which document has which tag. */
export const documentTaggings = pgTable(
  'document_taggings',
  { ...organisationOwner(), documentId: uuid('document_id').notNull(), tagId: uuid('tag_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.documentId, table.tagId] }),
    index('document_taggings_tag').on(table.tagId),
    index('document_taggings_organisation').on(table.organisationId),
    foreignKey({
      name: 'document_taggings_document_fk',
      columns: [table.documentId, table.organisationId],
      foreignColumns: [documents.id, documents.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'document_taggings_tag_fk',
      columns: [table.tagId, table.organisationId],
      foreignColumns: [documentTags.id, documentTags.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** Who did what with documents. Append only: the database refuses to change a row. Outlives its document. */
export const documentHistory = pgTable(
  'document_history',
  {
    id: idColumn(),
    ...organisationOwner(),
    documentId: uuid('document_id').notNull(),
    /** The name of that day. */
    documentName: text('document_name').notNull(),
    action: text('action').$type<DocumentHistoryEntry['action']>().notNull(),
    fields: jsonb('fields').$type<DocumentHistoryEntry['fields']>().notNull(),
    at: instant('at').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
  },
  (table) => [
    index('document_history_document').on(table.organisationId, table.documentId, table.at, table.id),
    index('document_history_at').on(table.organisationId, table.at, table.id),
    ...organisationFence(table),
  ],
).enableRLS();
