import type { Language, NumberFormat, OrganizationProfile, SubscriptionStatus, UserProfile } from '@esg/contract';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { fenceOf, idColumn, instant } from '../../platform/database/index.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** A company or consultancy; all data belongs to one organisation (decision 3). */
export const organisations = pgTable(
  'organisations',
  {
    id: idColumn(),
    tenantId: uuid('tenant_id')
      .notNull()
      .references(() => tenants.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Printed on Chinese reports. */
    chineseName: text('chinese_name'),
    type: text('type').$type<UserProfile['organizationType']>().notNull(),
    industry: text('industry'),
    headquartersCountry: text('headquarters_country'),
    employeesCount: text('employees_count').$type<OrganizationProfile['employeesCount']>(),
    annualTurnover: text('annual_turnover').$type<OrganizationProfile['annualTurnover']>(),
    ownership: text('ownership').$type<OrganizationProfile['ownership']>(),
    /** ISO 10383 code, of a public company. */
    stockExchange: text('stock_exchange'),
    stockCode: text('stock_code'),
    /** The financial year ends with the last day of this month, 1 to 12. */
    yearEndMonth: integer('year_end_month'),
    reportLanguage: text('report_language').$type<Language>().notNull().default('en'),
    /** Whether new reports start in every language, beginning with that one; null until somebody decides. */
    reportInBoth: boolean('report_in_both'),
    communicationLanguage: text('communication_language').$type<Language>().notNull().default('en'),
    /** Null: the usual format of the headquarters' country (decision 13). */
    numberFormat: text('number_format').$type<NumberFormat>(),
    /** Pictures in `files`; without a foreign key, because a file in turn refers to an organisation. */
    logoFileId: uuid('logo_file_id'),
    logoThumbnailFileId: uuid('logo_thumbnail_file_id'),
    /** Onboarding position (spec section 4): 8 and '4' mean finished. */
    registerProcess: integer('register_process').notNull().default(8),
    informationStep: text('information_step').notNull().default('4'),
    /** Whether the list of first steps was dismissed, for everybody of the organisation. */
    firstStepsDismissed: boolean('first_steps_dismissed').notNull().default(false),
    /** Spec section 3, `dataHubSetting.isEnabled`: whether it has the data hub, where its tenant has that module. */
    dataHubEnabled: boolean('data_hub_enabled').notNull().default(true),
    /** The same for entities: `organizationReportingEntity.isEnabled`. */
    reportingEntityEnabled: boolean('reporting_entity_enabled').notNull().default(true),
    /** The same for documents that answer: `aiReportSetting.isEnabled`. Without it they are locked (spec section 6). */
    aiEnabled: boolean('ai_enabled').notNull().default(true),
    /** The consultancy that works for this client. */
    consultancyId: uuid('consultancy_id').references((): AnyPgColumn => organisations.id, { onDelete: 'set null' }),
    /** When the organisation is removed with everything it has; null unless an administrator asked for it. */
    removalAt: instant('removal_at'),
    removalRequestedByName: text('removal_requested_by_name'),
    /** The status its subscription returns to when the removal is withdrawn. */
    statusBeforeRemoval: text('status_before_removal').$type<SubscriptionStatus>(),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('organisations_tenant').on(table.tenantId),
    index('organisations_consultancy').on(table.consultancyId),
    index('organisations_removal').on(table.removalAt),
    // A consultancy may read which clients it has, but changes nothing of theirs from outside.
    ...fenceOf(
      ({ tenant, organisation }) =>
        sql`${table.tenantId} = ${tenant} and (${table.id} = ${organisation} or ${table.consultancyId} = ${organisation})`,
      ({ tenant, organisation }) => sql`${table.tenantId} = ${tenant} and ${table.id} = ${organisation}`,
    ),
  ],
).enableRLS();

/** Which organisation a row belongs to: both ids are on every row, so that the fence needs no join. */
export const organisationOwner = () => ({
  tenantId: uuid('tenant_id')
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  organisationId: uuid('organisation_id')
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' }),
});
