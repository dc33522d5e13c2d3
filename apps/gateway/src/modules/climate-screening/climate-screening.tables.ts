import type {
  ScopeThreeCriterion,
  ScopeThreeMethod,
  ScopeThreeRelevance,
  ScreeningEstimate,
  ScreeningEvent,
} from '@esg/contract';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** What the organisation says of a category of scope 3: a row, once somebody has said something. */
export const climateScreening = pgTable(
  'climate_screening',
  {
    ...organisationOwner(),
    category: integer('category').notNull(),
    relevance: text('relevance').$type<ScopeThreeRelevance>(),
    criteria: jsonb('criteria').$type<ScopeThreeCriterion[]>().notNull().default([]),
    reason: text('reason').notNull().default(''),
    /** The name of that day: an account may be renamed or removed later. */
    decidedByName: text('decided_by_name').notNull().default(''),
    decidedAt: instant('decided_at'),
    method: text('method').$type<ScopeThreeMethod>(),
    owner: text('owner').notNull().default(''),
    dueOn: date('due_on'),
    estimates: jsonb('estimates').$type<ScreeningEstimate[]>().notNull().default([]),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
    updatedByName: text('updated_by_name').notNull(),
  },
  (table) => [
    uniqueIndex('climate_screening_category').on(table.organisationId, table.category),
    ...organisationFence(table),
  ],
).enableRLS();

/** Who decided, planned or estimated what of a category, and how it stood then. */
export const climateScreeningEvents = pgTable(
  'climate_screening_events',
  {
    id: idColumn(),
    ...organisationOwner(),
    category: integer('category').notNull(),
    deed: text('deed').$type<ScreeningEvent['deed']>().notNull(),
    relevance: text('relevance').$type<ScopeThreeRelevance>(),
    reason: text('reason').notNull(),
    byId: uuid('by_id').notNull(),
    byName: text('by_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('climate_screening_events_newest').on(table.organisationId, table.createdAt, table.id),
    ...organisationFence(table),
  ],
).enableRLS();
