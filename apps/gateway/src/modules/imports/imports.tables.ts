import type {
  ImportConflictMode,
  ImportCounts,
  ImportDetail,
  ImportField,
  ImportFormat,
  ImportItem,
  ImportMapping,
  ImportResult,
  ImportState,
} from '@esg/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { files } from '../files/files.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** Files of data points during and after their import. The file itself is kept as evidence. */
export const dataImports = pgTable(
  'data_imports',
  {
    id: idColumn(),
    ...organisationOwner(),
    state: text('state').$type<ImportState>().notNull().default('mapping'),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    fileName: text('file_name').notNull(),
    fileBytes: integer('file_bytes').notNull(),
    format: text('format').$type<ImportFormat>().notNull(),
    sheets: jsonb('sheets').$type<ImportDetail['sheets']>().notNull(),
    mapping: jsonb('mapping').$type<ImportMapping>(),
    /** The progress of the present state, 0 to 100. */
    progress: integer('progress').notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>(),
    conflicts: text('conflicts').$type<ImportConflictMode>(),
    result: jsonb('result').$type<ImportResult>(),
    failure: jsonb('failure').$type<ImportDetail['failure']>(),
    /** The last sign of life of the job's process. Null while the import waits for a job. */
    aliveAt: instant('alive_at'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    createdById: uuid('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    appliedAt: instant('applied_at'),
    appliedById: uuid('applied_by_id'),
    appliedByName: text('applied_by_name'),
    undoneAt: instant('undone_at'),
    undoneById: uuid('undone_by_id'),
    undoneByName: text('undone_by_name'),
  },
  (table) => [
    index('data_imports_newest').on(table.organisationId, table.createdAt, table.id),
    index('data_imports_file').on(table.fileId),
    ...organisationFence(table),
  ],
).enableRLS();

/** The place that a row of a file refers to. */
export type ItemPlace = Pick<
  ImportItem,
  'metricKey' | 'sectionId' | 'entityId' | 'reportingTimeId' | 'period' | 'labelIds'
>;

/** References that rows share with their import: a foreign key for each row would mean a lookup for each of 100,000. */
const ofImport = () => ({
  importId: uuid('import_id')
    .notNull()
    .references(() => dataImports.id, { onDelete: 'cascade' }),
  /** The item's first row in the sheet. */
  position: integer('position').notNull(),
  tenantId: uuid('tenant_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
});

/** The content of a file for one data point each, beside the stored one: enough to apply it later, and to take it back. */
export const dataImportItems = pgTable(
  'data_import_items',
  {
    ...ofImport(),
    rows: integer('rows').array().notNull(),
    kind: text('kind').$type<ImportItem['kind']>().notNull(),
    place: jsonb('place').$type<ItemPlace>().notNull(),
    texts: jsonb('texts').$type<ImportItem['texts']>().notNull(),
    before: jsonb('before').$type<ImportItem['before']>(),
    after: jsonb('after').$type<ImportItem['after']>(),
    issues: jsonb('issues').$type<ImportItem['issues']>().notNull(),
    remarks: jsonb('remarks').$type<ImportItem['remarks']>().notNull(),
    chosen: boolean('chosen'),
    /** The version of the stored data point. */
    dataPointId: uuid('data_point_id'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('data_import_items_kind').on(table.importId, table.kind, table.position),
    ...organisationFence(table),
  ],
).enableRLS();

/** Results of items, apart from their content: writing 100,000 of them changes no wide row. */
export const dataImportOutcomes = pgTable(
  'data_import_outcomes',
  {
    ...ofImport(),
    outcome: text('outcome').$type<NonNullable<ImportItem['outcome']>>().notNull(),
    dataPointId: uuid('data_point_id'),
    /** The data point's version after the write, which can be undone. */
    versionAfter: integer('version_after'),
    /** The reason of the refusal. */
    issues: jsonb('issues').$type<ImportItem['issues']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('data_import_outcomes_outcome').on(table.importId, table.outcome, table.position),
    ...organisationFence(table),
  ],
).enableRLS();

/** The meaning that an organisation gave to a heading, which is suggested the next time. */
export const dataImportHeadings = pgTable(
  'data_import_headings',
  {
    ...organisationOwner(),
    /** In lower case, without punctuation. */
    heading: text('heading').notNull(),
    field: text('field').$type<ImportField>().notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.heading] }), ...organisationFence(table)],
).enableRLS();
