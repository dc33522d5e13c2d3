import type {
  AssessedTopic,
  DecidedTopic,
  Iro,
  MaterialityAction,
  MaterialityApproval,
  MaterialityEdition,
  MaterialitySettings,
  OpinionGroup,
  RegisterImport,
  ScoredCriterion,
} from '@esg/contract';
import { bigint, boolean, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import type { PlannedEntry, RegisterRow, SettledEntry } from './register-records.ts';

const author = () => ({
  byId: uuid('by_id').notNull(),
  byName: text('by_name').notNull(),
  at: instant('at').notNull(),
});

/** The assessment of a year. */
export const materialityProfiles = pgTable(
  'materiality_profiles',
  {
    id: idColumn(),
    ...organisationOwner(),
    year: integer('year').notNull(),
    edition: text('edition').$type<MaterialityEdition>().notNull(),
    settings: jsonb('settings').$type<MaterialitySettings>().notNull(),
    version: integer('version').notNull().default(1),
    ...author(),
  },
  (table) => [
    unique('materiality_profiles_id_organisation').on(table.id, table.organisationId),
    unique('materiality_profiles_year').on(table.organisationId, table.year),
    ...organisationFence(table),
  ],
).enableRLS();

const ofProfile = () => ({ ...organisationOwner(), profileId: uuid('profile_id').notNull() });

/** A topic of the long list of an assessment. */
export const materialityTopics = pgTable(
  'materiality_topics',
  {
    id: idColumn(),
    ...ofProfile(),
    /** The same through all years that carry the topic on. */
    origin: uuid('origin').notNull(),
    /** Its place in the list. */
    number: integer('number').notNull(),
    libraryIds: jsonb('library_ids').$type<readonly string[]>().notNull(),
    name: jsonb('name').$type<AssessedTopic['name']>(),
    state: text('state').$type<AssessedTopic['state']>().notNull().default('considered'),
    /** A topic of the same assessment; the service checks it. */
    mergedInto: uuid('merged_into'),
    judged: text('judged').$type<AssessedTopic['judged']>(),
    reason: text('reason').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('materiality_topics_id_organisation').on(table.id, table.organisationId),
    unique('materiality_topics_origin').on(table.profileId, table.origin),
    index('materiality_topics_profile').on(table.organisationId, table.profileId),
    foreignKey({
      name: 'materiality_topics_profile_fk',
      columns: [table.profileId, table.organisationId],
      foreignColumns: [materialityProfiles.id, materialityProfiles.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** An impact, a risk or an opportunity. */
export const materialityIros = pgTable(
  'materiality_iros',
  {
    id: idColumn(),
    ...ofProfile(),
    topicId: uuid('topic_id').notNull(),
    kind: text('kind').$type<Iro['kind']>().notNull(),
    actual: boolean('actual').notNull(),
    humanRights: boolean('human_rights').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    horizon: text('horizon').$type<Iro['horizon']>().notNull(),
    stages: jsonb('stages').$type<Iro['stages']>().notNull(),
    stakeholders: jsonb('stakeholders').$type<readonly string[]>().notNull(),
    evidence: jsonb('evidence').$type<Iro['evidence']>().notNull().default([]),
    /** Until then everybody sees only their own scores. */
    revealedAt: instant('revealed_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('materiality_iros_id_organisation').on(table.id, table.organisationId),
    index('materiality_iros_profile').on(table.organisationId, table.profileId),
    foreignKey({
      name: 'materiality_iros_profile_fk',
      columns: [table.profileId, table.organisationId],
      foreignColumns: [materialityProfiles.id, materialityProfiles.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'materiality_iros_topic_fk',
      columns: [table.topicId, table.organisationId],
      foreignColumns: [materialityTopics.id, materialityTopics.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/**
 * What people said of a criterion, by themselves or, `settled`, together. Append only: the database refuses to change a row, and the last one
 * of a person counts.
 */
export const materialityScores = pgTable(
  'materiality_scores',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...organisationOwner(),
    iroId: uuid('iro_id').notNull(),
    settled: boolean('settled').notNull(),
    criterion: text('criterion').$type<ScoredCriterion>().notNull(),
    score: integer('score').notNull(),
    reason: text('reason').notNull(),
    ...author(),
  },
  (table) => [
    index('materiality_scores_iro').on(table.organisationId, table.iroId, table.position),
    foreignKey({
      name: 'materiality_scores_iro_fk',
      columns: [table.iroId, table.organisationId],
      foreignColumns: [materialityIros.id, materialityIros.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** Who decided when what is material. Append only: the database refuses to change a row. */
export const materialityDecisions = pgTable(
  'materiality_decisions',
  {
    id: idColumn(),
    ...ofProfile(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    edition: text('edition').$type<MaterialityEdition>().notNull(),
    settings: jsonb('settings').$type<MaterialitySettings>().notNull(),
    topics: jsonb('topics').$type<readonly DecidedTopic[]>().notNull(),
    reason: text('reason').notNull(),
    approvals: jsonb('approvals').$type<readonly MaterialityApproval[]>().notNull().default([]),
    opinionGroups: jsonb('opinion_groups').$type<readonly OpinionGroup[]>().notNull().default([]),
    ...author(),
  },
  (table) => [
    unique('materiality_decisions_number').on(table.profileId, table.number),
    index('materiality_decisions_year').on(table.organisationId, table.year, table.number),
    foreignKey({
      name: 'materiality_decisions_profile_fk',
      columns: [table.profileId, table.organisationId],
      foreignColumns: [materialityProfiles.id, materialityProfiles.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** Sheets of entries: their rows, what each would change, and the results. By whoever checked one, and once it is written, whoever wrote it. */
export const materialityImports = pgTable(
  'materiality_imports',
  {
    id: idColumn(),
    ...ofProfile(),
    state: text('state').$type<RegisterImport['state']>().notNull().default('checked'),
    fileName: text('file_name').notNull(),
    sheet: jsonb('sheet').$type<readonly RegisterRow[]>().notNull(),
    plan: jsonb('plan').$type<readonly PlannedEntry[]>().notNull(),
    settled: jsonb('settled').$type<readonly SettledEntry[]>().notNull().default([]),
    ...author(),
    undoneAt: instant('undone_at'),
    undoneById: uuid('undone_by_id'),
    undoneByName: text('undone_by_name'),
  },
  (table) => [
    index('materiality_imports_newest').on(table.organisationId, table.profileId, table.at),
    foreignKey({
      name: 'materiality_imports_profile_fk',
      columns: [table.profileId, table.organisationId],
      foreignColumns: [materialityProfiles.id, materialityProfiles.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** Every change of an assessment. Append only: the database refuses to change a row. */
export const materialityEvents = pgTable(
  'materiality_events',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...ofProfile(),
    action: text('action').$type<MaterialityAction>().notNull(),
    /** The topic or entry; it may be gone since. */
    subjectId: uuid('subject_id'),
    state: jsonb('state').$type<{ before: unknown; after: unknown }>().notNull(),
    ...author(),
  },
  (table) => [
    index('materiality_events_profile').on(table.organisationId, table.profileId, table.position),
    foreignKey({
      name: 'materiality_events_profile_fk',
      columns: [table.profileId, table.organisationId],
      foreignColumns: [materialityProfiles.id, materialityProfiles.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
