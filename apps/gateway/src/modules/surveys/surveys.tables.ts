import type { Language, SurveyAnswers, SurveyContent, SurveyPrivacy, SurveyResults } from '@esg/contract';
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
import { materialityProfiles } from '../materiality/materiality.tables.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** A survey of stakeholders, of an assessment. */
export const surveys = pgTable(
  'surveys',
  {
    id: idColumn(),
    ...organisationOwner(),
    profileId: uuid('profile_id').notNull(),
    content: jsonb('content').$type<SurveyContent>().notNull(),
    privacy: text('privacy').$type<SurveyPrivacy>().notNull(),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    openedAt: instant('opened_at'),
    closedAt: instant('closed_at'),
    /** When the order was removed from the responses of an ended anonymous survey. */
    scatteredAt: instant('scattered_at'),
    /** When somebody said which answers of open links count, so that results were shown. */
    reviewedAt: instant('reviewed_at'),
    /** Whether people are reminded by the organisation’s reminders, before the last day. */
    reminds: boolean('reminds').notNull().default(false),
    /** Origin of the site at which it was opened, for links and letters. */
    site: text('site'),
    /** The number of its last edition. */
    edition: integer('edition').notNull().default(0),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('surveys_id_organisation').on(table.id, table.organisationId),
    index('surveys_profile').on(table.organisationId, table.profileId),
    foreignKey({
      name: 'surveys_profile_fk',
      columns: [table.profileId, table.organisationId],
      foreignColumns: [materialityProfiles.id, materialityProfiles.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

const ofSurvey = () => ({ ...organisationOwner(), surveyId: uuid('survey_id').notNull() });

/** What respondents read, as it was put out. Append only: the database refuses to change a row. */
export const surveyEditions = pgTable(
  'survey_editions',
  {
    id: idColumn(),
    ...ofSurvey(),
    number: integer('number').notNull(),
    content: jsonb('content').$type<SurveyContent>().notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    unique('survey_editions_number').on(table.surveyId, table.number),
    index('survey_editions_organisation').on(table.organisationId),
    foreignKey({
      name: 'survey_editions_survey_fk',
      columns: [table.surveyId, table.organisationId],
      foreignColumns: [surveys.id, surveys.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** A stakeholder group that is asked. */
export const surveyGroups = pgTable(
  'survey_groups',
  {
    id: idColumn(),
    ...ofSurvey(),
    number: integer('number').notNull(),
    stakeholder: text('stakeholder'),
    name: jsonb('name').$type<{ en: string; zhTw: string }>().notNull(),
    weight: text('weight').notNull(),
    quota: integer('quota'),
    /** SHA-256 of the secret of the link that anybody may use. */
    openHash: text('open_hash').unique(),
    openLimit: integer('open_limit'),
    openStarted: integer('open_started').notNull().default(0),
  },
  (table) => [
    unique('survey_groups_id_organisation').on(table.id, table.organisationId),
    index('survey_groups_survey').on(table.organisationId, table.surveyId),
    foreignKey({
      name: 'survey_groups_survey_fk',
      columns: [table.surveyId, table.organisationId],
      foreignColumns: [surveys.id, surveys.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** Who set answers of a group’s open link aside, and why; who let them count again. */
export const surveySetAsides = pgTable(
  'survey_set_asides',
  {
    id: idColumn(),
    ...ofSurvey(),
    groupId: uuid('group_id').notNull(),
    reason: text('reason').notNull(),
    /** How many they were then. */
    answers: integer('answers').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    at: instant('at').notNull(),
    againById: uuid('again_by_id'),
    againByName: text('again_by_name'),
    againAt: instant('again_at'),
  },
  (table) => [
    unique('survey_set_asides_id_organisation').on(table.id, table.organisationId),
    index('survey_set_asides_survey').on(table.organisationId, table.surveyId),
    foreignKey({
      name: 'survey_set_asides_survey_fk',
      columns: [table.surveyId, table.organisationId],
      foreignColumns: [surveys.id, surveys.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'survey_set_asides_group_fk',
      columns: [table.groupId, table.organisationId],
      foreignColumns: [surveyGroups.id, surveyGroups.organisationId],
    }),
    ...organisationFence(table),
  ],
).enableRLS();

/**
 * A span in which people began by the open link of a group. Of people who were promised privacy ten or more share one, so that no answer has a
 * time of its own.
 */
export const surveyWaves = pgTable(
  'survey_waves',
  {
    id: idColumn(),
    ...ofSurvey(),
    groupId: uuid('group_id').notNull(),
    number: integer('number').notNull(),
    /** Null likewise. Of people who were promised privacy the minutes in which there were enough: some may have come before. */
    from: instant('span_from'),
    /** Null while so few began that it would tell when each of them came. */
    until: instant('span_until'),
    started: integer('started').notNull().default(0),
    /** How many of them began until its first minutes ended, with those of a span right before or after it. */
    startedAtOnce: integer('started_at_once').notNull().default(0),
    setAsideId: uuid('set_aside_id'),
  },
  (table) => [
    unique('survey_waves_id_organisation').on(table.id, table.organisationId),
    unique('survey_waves_number').on(table.groupId, table.number),
    index('survey_waves_survey').on(table.organisationId, table.surveyId),
    foreignKey({
      name: 'survey_waves_survey_fk',
      columns: [table.surveyId, table.organisationId],
      foreignColumns: [surveys.id, surveys.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'survey_waves_group_fk',
      columns: [table.groupId, table.organisationId],
      foreignColumns: [surveyGroups.id, surveyGroups.organisationId],
    }),
    foreignKey({
      name: 'survey_waves_set_aside_fk',
      columns: [table.setAsideId, table.organisationId],
      foreignColumns: [surveySetAsides.id, surveySetAsides.organisationId],
    }),
    ...organisationFence(table),
  ],
).enableRLS();

/** The results of a survey as they were last added up, without anything that people wrote. */
export const surveyResults = pgTable(
  'survey_results',
  {
    ...organisationOwner(),
    surveyId: uuid('survey_id').primaryKey(),
    edition: integer('edition').notNull(),
    /** Changes with every response: which ones were added up. */
    mark: text('mark').notNull(),
    results: jsonb('results').$type<Pick<SurveyResults, 'tallies' | 'duplicates'>>().notNull(),
  },
  (table) => [
    index('survey_results_organisation').on(table.organisationId),
    foreignKey({
      name: 'survey_results_survey_fk',
      columns: [table.surveyId, table.organisationId],
      foreignColumns: [surveys.id, surveys.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** A picture that questions of a survey may show; a copy of the survey shows the same. */
export const surveyPictures = pgTable(
  'survey_pictures',
  {
    ...ofSurvey(),
    fileId: uuid('file_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.surveyId, table.fileId] }),
    index('survey_pictures_organisation').on(table.organisationId, table.fileId),
    foreignKey({
      name: 'survey_pictures_survey_fk',
      columns: [table.surveyId, table.organisationId],
      foreignColumns: [surveys.id, surveys.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/** Somebody who is asked by a link of their own. Nothing here changes when they answer. */
export const surveyPeople = pgTable(
  'survey_people',
  {
    id: idColumn(),
    ...ofSurvey(),
    groupId: uuid('group_id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    language: text('language').$type<Language>().notNull(),
    sentAt: instant('sent_at'),
    remindedAt: instant('reminded_at'),
    reminders: integer('reminders').notNull().default(0),
    revokedAt: instant('revoked_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    unique('survey_people_id_organisation').on(table.id, table.organisationId),
    unique('survey_people_email').on(table.surveyId, table.email),
    index('survey_people_group').on(table.organisationId, table.groupId),
    foreignKey({
      name: 'survey_people_survey_fk',
      columns: [table.surveyId, table.organisationId],
      foreignColumns: [surveys.id, surveys.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'survey_people_group_fk',
      columns: [table.groupId, table.organisationId],
      foreignColumns: [surveyGroups.id, surveyGroups.organisationId],
    }),
    ...organisationFence(table),
  ],
).enableRLS();

/** Links to a survey, one for each letter. */
export const surveyLinks = pgTable(
  'survey_links',
  {
    ...organisationOwner(),
    /** SHA-256 of the secret, which is only in the letter. */
    secretHash: text('secret_hash').primaryKey(),
    personId: uuid('person_id').notNull(),
  },
  (table) => [
    index('survey_links_person').on(table.organisationId, table.personId),
    foreignKey({
      name: 'survey_links_person_fk',
      columns: [table.personId, table.organisationId],
      foreignColumns: [surveyPeople.id, surveyPeople.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();

/**
 * What one respondent answered. Of an anonymous survey a row has no person, and its key is made from the secret of a link, which nobody
 * stored (docs/adr): there is no time, and no id that tells an order.
 */
export const surveyResponses = pgTable(
  'survey_responses',
  {
    /** SHA-256 that only the holder of the link, or of the device, can make. */
    answerHash: text('answer_hash').primaryKey(),
    ...ofSurvey(),
    groupId: uuid('group_id').notNull(),
    /** Null of an anonymous survey, and of an open link. */
    personId: uuid('person_id').unique(),
    answers: jsonb('answers').$type<SurveyAnswers>().notNull(),
    submitted: boolean('submitted').notNull().default(false),
    /** The day of the last change; null of an anonymous survey. */
    changedOn: date('changed_on'),
    /** The span in which it was begun by an open link; null of a link of somebody’s own. */
    waveId: uuid('wave_id'),
  },
  (table) => [
    index('survey_responses_group').on(table.organisationId, table.surveyId, table.groupId),
    foreignKey({
      name: 'survey_responses_survey_fk',
      columns: [table.surveyId, table.organisationId],
      foreignColumns: [surveys.id, surveys.organisationId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'survey_responses_group_fk',
      columns: [table.groupId, table.organisationId],
      foreignColumns: [surveyGroups.id, surveyGroups.organisationId],
    }),
    foreignKey({
      name: 'survey_responses_wave_fk',
      columns: [table.waveId, table.organisationId],
      foreignColumns: [surveyWaves.id, surveyWaves.organisationId],
    }),
    foreignKey({
      name: 'survey_responses_person_fk',
      columns: [table.personId, table.organisationId],
      foreignColumns: [surveyPeople.id, surveyPeople.organisationId],
    }).onDelete('cascade'),
    ...organisationFence(table),
  ],
).enableRLS();
