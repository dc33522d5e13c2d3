import type {
  AmountDoubt,
  ClimateImportDetail,
  ClimateImportField,
  ClimateImportMapping,
  ClimateImportRow,
  ClimateImportState,
  ClimateQuestion,
  NewClimateActivity,
} from '@esg/contract';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { files } from '../files/files.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** Rows of one kind and outcome. */
export type Tally = {
  readonly kind: ClimateImportRow['kind'];
  readonly outcome: ClimateImportRow['outcome'];
  readonly isAsked: boolean;
  /** Absent in those that were counted before amounts were held against others. */
  readonly isDoubted?: boolean;
  readonly found: number;
};

/** Sheets of bills and readings during and after their import. The file itself is kept as evidence. */
export const climateImports = pgTable(
  'climate_imports',
  {
    id: idColumn(),
    ...organisationOwner(),
    state: text('state').$type<ClimateImportState>().notNull().default('mapping'),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
    fileName: text('file_name').notNull(),
    fileBytes: integer('file_bytes').notNull(),
    sheets: jsonb('sheets').$type<ClimateImportDetail['sheets']>().notNull(),
    mapping: jsonb('mapping').$type<ClimateImportMapping>(),
    /** How often the rows were checked: who imports them says which check was seen. */
    checks: integer('checks').notNull().default(0),
    /** The progress of the present state, 0 to 100. */
    progress: integer('progress').notNull().default(0),
    failure: text('failure'),
    /** How many rows are of which kind, and what became of them: counted once, because everybody who watches asks. Null where it is to be counted. */
    tallies: jsonb('tallies').$type<readonly Tally[]>(),
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
    index('climate_imports_newest').on(table.organisationId, table.createdAt, table.id),
    index('climate_imports_file').on(table.fileId),
    ...organisationFence(table),
  ],
).enableRLS();

/** What each row of a sheet says, beside the line that is there: enough to apply it later, and to take it back. */
export const climateImportRows = pgTable(
  'climate_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => climateImports.id, { onDelete: 'cascade' }),
    /** The row in the sheet. */
    position: integer('position').notNull(),
    // A foreign key for each row would mean a look-up for each of 100,000: they go with their import.
    tenantId: uuid('tenant_id').notNull(),
    organisationId: uuid('organisation_id').notNull(),
    kind: text('kind').$type<ClimateImportRow['kind']>().notNull(),
    name: text('name').notNull(),
    /** Null for a row that is refused. */
    line: jsonb('line').$type<NewClimateActivity>(),
    before: jsonb('before').$type<NewClimateActivity>(),
    issues: jsonb('issues').$type<ClimateImportRow['issues']>().notNull(),
    /** What the line will be asked before its emissions are known. */
    question: jsonb('question').$type<ClimateQuestion>(),
    /** What speaks against its amount. */
    doubt: jsonb('doubt').$type<AmountDoubt>(),
    activityId: uuid('activity_id'),
    /** The state of the line that was seen, and once it is written, the state that undoing may replace. */
    activityVersion: integer('activity_version'),
    outcome: text('outcome').$type<NonNullable<ClimateImportRow['outcome']>>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.position] }),
    index('climate_import_rows_kind').on(table.importId, table.kind, table.position),
    ...organisationFence(table),
  ],
).enableRLS();

/** The meaning that an organisation gave to a heading, which is suggested the next time. */
export const climateImportHeadings = pgTable(
  'climate_import_headings',
  {
    ...organisationOwner(),
    /** In lower case, without punctuation. */
    heading: text('heading').notNull(),
    field: text('field').$type<ClimateImportField>().notNull(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.heading] }), ...organisationFence(table)],
).enableRLS();
