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

/** Files of data points on their way into the data hub, and those of the past. The file itself is kept as evidence. */
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
    /** 0 to 100, of the present state. */
    progress: integer('progress').notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>(),
    conflicts: text('conflicts').$type<ImportConflictMode>(),
    result: jsonb('result').$type<ImportResult>(),
    failure: jsonb('failure').$type<ImportDetail['failure']>(),
    /** While a job is at work: when its process was last seen alive. Null while it waits for one. */
    aliveAt: instant('alive_at'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    createdById: uuid('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    appliedAt: instant('applied_at'),
    appliedById: uuid('applied_by_id'),
    appliedByName: text('applied_by_name'),
  },
  (table) => [
    index('data_imports_newest').on(table.organisationId, table.createdAt, table.id),
    index('data_imports_file').on(table.fileId),
    ...organisationFence(table),
  ],
).enableRLS();

/** Where a row of a file leads to. */
export type ItemPlace = Pick<
  ImportItem,
  'metricKey' | 'sectionId' | 'entityId' | 'reportingTimeId' | 'period' | 'labelIds'
>;

/** Of rows that go with their import: a reference of each row's own would be looked up for each of 100,000. */
const ofImport = () => ({
  importId: uuid('import_id')
    .notNull()
    .references(() => dataImports.id, { onDelete: 'cascade' }),
  /** Its first row in the sheet. */
  position: integer('position').notNull(),
  tenantId: uuid('tenant_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
});

/** What a file says of one data point each, beside what stood there: enough to apply it later, and to take it back. */
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
    /** Of the one that stood there. */
    dataPointId: uuid('data_point_id'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('data_import_items_kind').on(table.importId, table.kind, table.position),
    ...organisationFence(table),
  ],
).enableRLS();

/** What became of items, apart from what they say: writing 100,000 of them changes no wide row. */
export const dataImportOutcomes = pgTable(
  'data_import_outcomes',
  {
    ...ofImport(),
    outcome: text('outcome').$type<NonNullable<ImportItem['outcome']>>().notNull(),
    dataPointId: uuid('data_point_id'),
    /** The data point's version after it was written: what may be undone. */
    versionAfter: integer('version_after'),
    /** Why it was refused. */
    issues: jsonb('issues').$type<ImportItem['issues']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('data_import_outcomes_outcome').on(table.importId, table.outcome, table.position),
    ...organisationFence(table),
  ],
).enableRLS();

/** What an organisation said that a heading stands for, so that it is suggested the next time. */
export const dataImportHeadings = pgTable(
  'data_import_headings',
  {
    ...organisationOwner(),
    /** In lower case, without signs. */
    heading: text('heading').notNull(),
    field: text('field').$type<ImportField>().notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.heading] }), ...organisationFence(table)],
).enableRLS();
