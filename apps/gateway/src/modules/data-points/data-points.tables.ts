import type { AnswerValue, DataPointVersion, QualityMark } from '@esg/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  givenEntities,
  idColumn,
  instant,
  ofSuppliersColumn,
  openTo,
  organisationFence,
  partyFence,
} from '../../platform/database/index.ts';
import { entities } from '../entities/entities.tables.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { reportingTimes } from '../reporting-times/reporting-times.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** Rows are deleted with their organisation, and that with its tenant: a second reference would be checked for each of 100,000. */
const owned = () => ({
  tenantId: uuid('tenant_id').notNull(),
  organisationId: uuid('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
});
const owner = () => ({
  ...owned(),
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' }),
});
/** The name on that day: an account may be renamed or removed later. */
const author = () => ({
  byId: uuid('by_id').notNull(),
  byName: text('by_name').notNull(),
  at: instant('at').notNull(),
});

/**
 * Figures and answers that were collected once (decision 7). Two of one series may not share a day: the exclusion constraint
 * `data_points_overlap` of the migration refuses it (docs/adr/0030).
 */
export const dataPoints = pgTable(
  'data_points',
  {
    id: idColumn(),
    ...owned(),
    /** Of the library's metric that the section belongs to. */
    metricKey: text('metric_key').notNull(),
    sectionId: text('section_id').notNull(),
    /** Null stands for the whole organisation. */
    entityId: uuid('entity_id'),
    /** Kept equal to the entity's by the foreign key. */
    ofSuppliers: ofSuppliersColumn(),
    reportingTimeId: uuid('reporting_time_id').notNull(),
    /** The days of the reporting time, kept equal by the foreign key. */
    periodStart: date('period_start', { mode: 'string' }).notNull(),
    periodEnd: date('period_end', { mode: 'string' }).notNull(),
    /** Ids of its labels, sorted, with commas between. */
    labelKey: text('label_key').notNull().default(''),
    /** The series: section, entity and labels in one key, so that indexes stay small. */
    series: uuid('series')
      .notNull()
      .generatedAlwaysAs(
        sql`md5(organisation_id::text || '/' || section_id || '/' || coalesce(entity_id::text, '') || '/' || label_key)::uuid`,
      ),
    value: jsonb('value').$type<AnswerValue>().notNull(),
    /** All rows in the base unit, added up; see `totalOf`. */
    totalNumber: numeric('total_number'),
    totalUnit: text('total_unit'),
    source: text('source').notNull().default(''),
    internal: boolean('internal').notNull().default(false),
    quality: text('quality').$type<QualityMark>(),
    methodology: text('methodology').notNull().default(''),
    explanation: text('explanation').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedById: uuid('updated_by_id').notNull(),
    updatedByName: text('updated_by_name').notNull(),
  },
  (table) => [
    // Neighbours of a data point in its series.
    index('data_points_series').on(table.series, table.periodEnd),
    // Lists and grids of a metric, newest first; and its sums, answered from the index alone: thousands of rows lie far apart in the table.
    index('data_points_metric').on(
      table.organisationId,
      table.metricKey,
      table.periodStart,
      table.id,
      table.periodEnd,
      table.entityId,
      table.sectionId,
      table.labelKey,
      table.totalNumber,
      table.totalUnit,
      table.quality,
      table.tenantId,
      table.ofSuppliers,
    ),
    // Coverage of a time, answered from the index alone: the row-level policies ask for the tenant and the party too.
    index('data_points_coverage').on(
      table.organisationId,
      table.reportingTimeId,
      table.metricKey,
      table.entityId,
      table.sectionId,
      table.tenantId,
      table.ofSuppliers,
    ),
    // The few that reports of large groups are warned of, or take words from.
    index('data_points_internal').on(table.organisationId, table.metricKey).where(sql`${table.internal}`),
    index('data_points_explained').on(table.organisationId, table.metricKey).where(sql`${table.explanation} <> ''`),
    // All of an organisation, newest first.
    index('data_points_newest').on(table.organisationId, table.periodStart, table.id),
    index('data_points_entity').on(table.entityId),
    unique('data_points_id_organisation').on(table.id, table.organisationId),
    foreignKey({
      name: 'data_points_entity_fk',
      columns: [table.entityId, table.organisationId, table.ofSuppliers],
      foreignColumns: [entities.id, entities.organisationId, entities.isSupplier],
    }),
    check('data_points_supplier', sql`${table.entityId} is not null or not ${table.ofSuppliers}`),
    foreignKey({
      name: 'data_points_time_fk',
      columns: [table.reportingTimeId, table.organisationId, table.periodStart, table.periodEnd],
      foreignColumns: [
        reportingTimes.id,
        reportingTimes.organisationId,
        reportingTimes.periodStart,
        reportingTimes.periodEnd,
      ],
    }),
    ...organisationFence(table),
    ...partyFence(table.ofSuppliers),
    ...openTo(table, () => sql`${table.entityId} in ${givenEntities}`, ['select', 'insert', 'update', 'delete']),
  ],
).enableRLS();

type Snapshot = Omit<DataPointVersion, 'version' | 'action' | 'at' | 'by'>;

/** Every state of each data point. Append only: the database refuses to change a row. Outlives its data point. */
export const dataPointHistory = pgTable(
  'data_point_history',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...owned(),
    dataPointId: uuid('data_point_id').notNull(),
    /** As of the data point: said here again, because a state outlives it. */
    ofSuppliers: ofSuppliersColumn(),
    version: integer('version').notNull(),
    action: text('action').$type<DataPointVersion['action']>().notNull(),
    state: jsonb('state').$type<Snapshot>().notNull(),
    ...author(),
  },
  (table) => [
    index('data_point_history_point').on(table.dataPointId, table.position),
    ...organisationFence(table),
    ...partyFence(table.ofSuppliers),
    ...openTo(
      table,
      () => sql`${table.dataPointId} in (select id from data_points where entity_id in ${givenEntities})`,
      ['insert'],
    ),
  ],
).enableRLS();

/** Labels of a section, in the organisation's own order. */
export const sectionLabels = pgTable(
  'section_labels',
  {
    id: idColumn(),
    ...owner(),
    sectionId: text('section_id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('section_labels_name').on(table.organisationId, table.sectionId, sql`lower(${table.name})`),
    ...organisationFence(table),
  ],
).enableRLS();
