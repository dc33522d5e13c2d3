import type { ModelFailure, ModelPurpose, modelCallStates } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner, organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { users } from '../users/users.tables.ts';

/** The language model that an operator has connected for one tenant, instead of the deployment's. */
export const languageModels = pgTable(
  'language_models',
  {
    tenantId: uuid('tenant_id')
      .primaryKey()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    name: text('name').notNull(),
    runBy: text('run_by').notNull(),
    /** Sealed; null where the endpoint needs none. */
    key: text('key'),
    takesSchemas: boolean('takes_schemas').notNull(),
    tokensPerMonthMax: integer('tokens_per_month_max').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  // Operators write it, and nobody else.
  (table) => [
    ...fenceOf(
      ({ tenant }) => sql`${table.tenantId} = ${tenant}`,
      ({ tenant }) => sql`${table.tenantId} = ${tenant} and false`,
    ),
  ],
).enableRLS();

/** Whether an organisation has agreed that texts are sent to a model, and how much of it it may use. */
export const languageModelSettings = pgTable(
  'language_model_settings',
  {
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    organisationId: uuid('organisation_id')
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** The host, and who runs the model there, that was agreed to; null while it is off. */
    agreedHost: text('agreed_host'),
    agreedRunBy: text('agreed_run_by'),
    agreedBy: uuid('agreed_by').references(() => users.id, { onDelete: 'set null' }),
    agreedAt: instant('agreed_at'),
    /** Whether figures of reports go to it, too, for the wording of drafts. */
    agreedToFigures: boolean('agreed_to_figures').notNull().default(false),
    tokensPerMonth: integer('tokens_per_month').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [index('language_model_settings_agreed_by').on(table.agreedBy), ...organisationFence(table)],
).enableRLS();

/** Tokens of an organisation in a month: a call takes its share here before it is sent. */
export const languageModelMonths = pgTable(
  'language_model_months',
  {
    ...organisationOwner(),
    /** `2026-11`, in UTC. */
    month: text('month').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.month] }), ...organisationFence(table)],
).enableRLS();

/** Every call of a model, written before it is sent. */
export const languageModelCalls = pgTable(
  'language_model_calls',
  {
    id: idColumn(),
    ...organisationOwner(),
    /** Who asked. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text('purpose').$type<ModelPurpose>().notNull(),
    modelName: text('model_name').notNull(),
    runBy: text('run_by').notNull(),
    month: text('month').notNull(),
    state: text('state').$type<(typeof modelCallStates)[number]>().notNull(),
    failure: text('failure').$type<ModelFailure>(),
    /** Tokens that count for the month: those reserved, until the model says how many it were. */
    tokens: integer('tokens').notNull(),
    isEstimate: boolean('is_estimate').notNull().default(true),
    instructions: text('instructions').notNull(),
    data: text('data').notNull(),
    answer: text('answer').notNull().default(''),
    /** The documents whose words are in it. A trigger empties the texts when one of them is deleted permanently. */
    documentIds: uuid('document_ids').array().notNull(),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('language_model_calls_newest').on(table.organisationId, table.createdAt, table.id),
    index('language_model_calls_user').on(table.userId),
    index('language_model_calls_documents').using('gin', table.documentIds),
    ...organisationFence(table),
  ],
).enableRLS();
