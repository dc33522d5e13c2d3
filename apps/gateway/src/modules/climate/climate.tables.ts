import type {
  ClimateActivity,
  ClimateFactor,
  ClimateFactorEvent,
  ClimateQuestion,
  ClimateRecalculation,
  ClimateResult,
  ClimateRules,
  climateSumOrigins,
  EmissionFactor,
  ScopeTwoMethod,
} from '@esg/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { dataPoints } from '../data-points/data-points.tables.ts';
import { entities } from '../entities/entities.tables.ts';
import { organisationOwner, organisations } from '../organizations/organizations.tables.ts';
import type { TraceShape } from './pack.ts';
import type { ReckonedFrom } from './reckon.ts';

/** What a person types of a line besides where, when and how much. */
export type LineDetails = Pick<
  ClimateActivity,
  | 'basis'
  | 'activity'
  | 'region'
  | 'factorId'
  | 'fuel'
  | 'prices'
  | 'shares'
  | 'contracts'
  | 'evidence'
  | 'amountReason'
>;

/** How the organisation reckons: one row, once somebody has set something. */
export const climateRules = pgTable(
  'climate_rules',
  {
    ...organisationOwner(),
    gwpSet: text('gwp_set').$type<ClimateRules['gwpSet']>().notNull(),
    origins: jsonb('origins').$type<ClimateRules['origins']>().notNull(),
    standIns: jsonb('stand_ins').$type<string[]>().notNull(),
    secondPerson: boolean('second_person').notNull().default(false),
    version: integer('version').notNull().default(1),
    /** The version that last changed what lines come to; 0 for the usual rules. Results name this one. */
    basisVersion: integer('basis_version').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
    /** The name of that day: an account may be renamed or removed later. */
    updatedByName: text('updated_by_name').notNull(),
  },
  (table) => [uniqueIndex('climate_rules_organisation').on(table.organisationId), ...organisationFence(table)],
).enableRLS();

/** Factors that the organisation entered, each with its source. */
export const climateFactors = pgTable(
  'climate_factors',
  {
    id: idColumn(),
    ...organisationOwner(),
    activityTypeId: text('activity_type_id').notNull(),
    name: text('name').notNull(),
    origin: text('origin').$type<ClimateFactor['origin']>().notNull(),
    region: text('region').notNull(),
    unit: text('unit').notNull(),
    basis: text('basis').$type<ClimateFactor['basis']>(),
    method: text('method').$type<ClimateFactor['method']>(),
    gwpSet: text('gwp_set').$type<ClimateFactor['gwpSet']>(),
    prices: jsonb('prices').$type<ClimateFactor['prices']>(),
    gases: jsonb('gases').$type<ClimateFactor['gases']>().notNull(),
    publicationYear: integer('publication_year').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    validTo: date('valid_to', { mode: 'string' }),
    source: text('source').notNull(),
    evidence: text('evidence').notNull().default(''),
    licence: text('licence').notNull().default(''),
    /** Half of its 95 % interval in percent; null where nobody stated it. */
    uncertaintyPercent: text('uncertainty_percent'),
    documents: jsonb('documents').$type<ClimateFactor['documents']>().notNull().default([]),
    confirmedByName: text('confirmed_by_name'),
    confirmedById: uuid('confirmed_by_id'),
    confirmedAt: instant('confirmed_at'),
    /** Whether whoever confirmed it had written something of it that nobody else had confirmed. */
    isConfirmedByAuthor: boolean('is_confirmed_by_author').notNull().default(false),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedByName: text('updated_by_name').notNull(),
    updatedById: uuid('updated_by_id'),
  },
  (table) => [
    index('climate_factors_newest').on(table.organisationId, table.createdAt, table.id),
    ...organisationFence(table),
  ],
).enableRLS();

/** Who did what to an own factor. Entries outlive the factor. */
export const climateFactorEvents = pgTable(
  'climate_factor_events',
  {
    id: idColumn(),
    ...organisationOwner(),
    factorId: uuid('factor_id').notNull(),
    /** What the factor was called after the deed. */
    name: text('name').notNull(),
    deed: text('deed').$type<ClimateFactorEvent['deed']>().notNull(),
    changed: jsonb('changed').$type<string[]>().notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('climate_factor_events_newest').on(table.organisationId, table.createdAt, table.id),
    index('climate_factor_events_factor').on(table.organisationId, table.factorId, table.createdAt),
    ...organisationFence(table),
  ],
).enableRLS();

/** Lines of activity data: what one meter, vehicle or supplier came to in a month. Deleted ones stay until they are restored. */
export const climateActivities = pgTable(
  'climate_activities',
  {
    id: idColumn(),
    // A foreign key is a look-up for each of 100,000 lines of an import: one that another one implies is left out.
    tenantId: uuid('tenant_id').notNull(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    entityId: uuid('entity_id'),
    label: text('label').notNull().default(''),
    activityTypeId: text('activity_type_id').notNull(),
    scope: text('scope').$type<EmissionFactor['scope']>().notNull(),
    category: integer('category'),
    /** The first day of its month. */
    month: date('month', { mode: 'string' }).notNull(),
    /** As it was typed, with every digit. */
    amount: text('amount').notNull(),
    unit: text('unit').notNull(),
    details: jsonb('details').$type<LineDetails>().notNull(),
    isEstimate: boolean('is_estimate').notNull().default(false),
    source: text('source').notNull().default(''),
    deletedAt: instant('deleted_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    updatedByName: text('updated_by_name').notNull(),
  },
  (table) => [
    index('climate_activities_newest').on(table.organisationId, table.createdAt, table.id),
    index('climate_activities_month').on(table.organisationId, table.month, table.activityTypeId, table.entityId),
    index('climate_activities_entity').on(table.entityId),
    // Meters page by page, and whether a bill is there already.
    index('climate_activities_meter').on(
      table.organisationId,
      table.activityTypeId,
      table.label,
      table.entityId.asc().nullsFirst(),
      table.month,
      table.source,
    ),
    index('climate_activities_type').on(table.organisationId, table.activityTypeId, table.id),
    unique('climate_activities_id_organisation').on(table.id, table.organisationId),
    foreignKey({
      name: 'climate_activities_entity_fk',
      columns: [table.entityId, table.organisationId],
      foreignColumns: [entities.id, entities.organisationId],
    }),
    ...organisationFence(table),
  ],
).enableRLS();

/** What traces have in common, once for all lines that share it. Nothing changes one: another content is another shape. */
export const climateShapes = pgTable(
  'climate_shapes',
  {
    /** Made of its content and its organisation. */
    id: uuid('id').primaryKey(),
    ...organisationOwner(),
    shape: jsonb('shape').$type<TraceShape>().notNull(),
  },
  (table) => [index('climate_shapes_organisation').on(table.organisationId), ...organisationFence(table)],
).enableRLS();

/** A result, and what a recalculation reckoned for the same line: the columns of both. They go with their line, or with the recalculation. */
const reckoned = () => ({
  id: idColumn(),
  tenantId: uuid('tenant_id').notNull(),
  organisationId: uuid('organisation_id').notNull(),
  activityId: uuid('activity_id').notNull(),
  /** The state of the line that was reckoned. */
  activityVersion: integer('activity_version').notNull(),
  /** Of scope 2; null for other scopes. */
  method: text('method').$type<ScopeTwoMethod>(),
  /** Null where there is a question instead. */
  kgCo2e: numeric('kg_co2e'),
  besideKgCo2e: numeric('beside_kg_co2e'),
  /** Where its factors come from. */
  origin: text('origin').$type<(typeof climateSumOrigins)[number]>(),
  /**
   * Its trace, gas by gas, with the factor that was chosen and why, and everything that it was reckoned from, factors included, so that it can
   * be reckoned again when they are long replaced: what it has in common with other lines, and its own numbers.
   */
  shapeId: uuid('shape_id'),
  numbers: text('numbers').array(),
  question: jsonb('question').$type<ClimateQuestion>(),
  /** The same as former releases stored it, whole; null of results of this one. */
  result: jsonb('result').$type<ClimateResult>(),
  reckonedFrom: jsonb('reckoned_from').$type<ReckonedFrom>(),
  gases: jsonb('gases').$type<ClimateResult['gases']>(),
  /** The state of rules and own factors that it goes by. */
  basisMark: text('basis_mark').notNull(),
  reckonedAt: instant('reckoned_at').notNull(),
});

/** What each line came to: one row, or two of scope 2. */
export const climateResults = pgTable('climate_results', reckoned(), (table) => [
  uniqueIndex('climate_results_line').on(table.activityId, sql`coalesce(${table.method}, '')`),
  index('climate_results_open').on(table.organisationId, table.activityId).where(sql`${table.question} is not null`),
  foreignKey({
    name: 'climate_results_activity_fk',
    columns: [table.activityId, table.organisationId],
    foreignColumns: [climateActivities.id, climateActivities.organisationId],
  }).onDelete('cascade'),
  ...organisationFence(table),
]).enableRLS();

/** Recalculations of all lines. */
export const climateRecalculations = pgTable(
  'climate_recalculations',
  {
    id: idColumn(),
    ...organisationOwner(),
    state: text('state').$type<ClimateRecalculation['state']>().notNull(),
    isPreview: boolean('is_preview').notNull(),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    changed: integer('changed'),
    /** The state of rules and own factors when it began. */
    basisMark: text('basis_mark').notNull().default(''),
    kgCo2eBefore: numeric('kg_co2e_before'),
    kgCo2eAfter: numeric('kg_co2e_after'),
    startedById: uuid('started_by_id').notNull(),
    startedByName: text('started_by_name').notNull(),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    attempts: integer('attempts').notNull().default(0),
    /** The last sign of life of the process at work; null while none is. */
    aliveAt: instant('alive_at'),
  },
  (table) => [
    index('climate_recalculations_newest').on(table.organisationId, table.createdAt, table.id),
    // One at a time: two would each replace what the other reckoned.
    uniqueIndex('climate_recalculations_open')
      .on(table.organisationId)
      .where(sql`${table.state} in ('waiting', 'running', 'ready')`),
    ...organisationFence(table),
  ],
).enableRLS();

/** What a recalculation has reckoned so far, beside the results that still count. */
export const climateResultsNext = pgTable(
  'climate_results_next',
  {
    ...reckoned(),
    recalculationId: uuid('recalculation_id')
      .notNull()
      .references(() => climateRecalculations.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('climate_results_next_run').on(table.recalculationId, table.activityId),
    ...organisationFence(table),
  ],
).enableRLS();

/**
 * What the lines of an entity and month came to by one way, added up, and those of all entities. They hold but for the months and activity types of
 * `climate_sum_changes`: those are added up anew before they are read.
 */
export const climateSums = pgTable(
  'climate_sums',
  {
    tenantId: uuid('tenant_id').notNull(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Whether it is of all entities together: what is read of the whole organisation has few rows then. */
    isWhole: boolean('is_whole').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    entityId: uuid('entity_id'),
    activityTypeId: text('activity_type_id').notNull(),
    scope: text('scope').$type<EmissionFactor['scope']>().notNull(),
    category: integer('category'),
    unit: text('unit').notNull(),
    activity: text('activity').notNull(),
    basis: text('basis').notNull(),
    isEstimate: boolean('is_estimate').notNull(),
    method: text('method').$type<ScopeTwoMethod>(),
    origin: text('origin').$type<(typeof climateSumOrigins)[number]>(),
    /** The shape of their traces; of a result that a former release stored, the result. */
    traceId: uuid('trace_id').notNull(),
    basisMark: text('basis_mark').notNull(),
    /** Of lines with a result. */
    lines: integer('lines').notNull(),
    /** Lines with a question instead. */
    openLines: integer('open_lines').notNull(),
    amount: numeric('amount').notNull(),
    kgCo2e: numeric('kg_co2e').notNull(),
    besideKgCo2e: numeric('beside_kg_co2e').notNull(),
    /** Their numbers by place; null where the trace is stored whole. */
    numbers: text('numbers').array(),
  },
  (table) => [
    index('climate_sums_month').on(table.organisationId, table.isWhole, table.month, table.activityTypeId),
    index('climate_sums_entity').on(table.entityId, table.month),
    ...organisationFence(table),
  ],
).enableRLS();

/** Months and activity types whose lines or results changed since they were added up. Triggers of the migration write here. */
export const climateSumChanges = pgTable(
  'climate_sum_changes',
  {
    tenantId: uuid('tenant_id').notNull(),
    organisationId: uuid('organisation_id')
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    month: date('month', { mode: 'string' }).notNull(),
    activityTypeId: text('activity_type_id').notNull(),
  },
  (table) => [index('climate_sum_changes_month').on(table.organisationId, table.month), ...organisationFence(table)],
).enableRLS();

/** Figures of the data hub that were published from results: what each was added up from, and the state that was written. */
export const climatePublications = pgTable(
  'climate_publications',
  {
    ...organisationOwner(),
    dataPointId: uuid('data_point_id')
      .notNull()
      .references(() => dataPoints.id, { onDelete: 'cascade' }),
    /** Another version is somebody's own change, which is kept. */
    dataPointVersion: integer('data_point_version').notNull(),
    reportingTimeId: uuid('reporting_time_id').notNull(),
    metricKey: text('metric_key').notNull(),
    entityId: uuid('entity_id'),
    /** Nought, of no lines, for an answer that says how figures were counted; null for energy and water. */
    kgCo2e: numeric('kg_co2e'),
    lines: integer('lines').notNull(),
    publishedByName: text('published_by_name').notNull(),
    publishedAt: instant('published_at').notNull(),
  },
  (table) => [
    uniqueIndex('climate_publications_figure').on(table.organisationId, table.dataPointId),
    index('climate_publications_time').on(table.organisationId, table.reportingTimeId),
    ...organisationFence(table),
  ],
).enableRLS();
