import type { BaseYearPart, ClimateInventorySettings } from '@esg/contract';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';

/** What an inventory says that no line of activity data tells: one row, once somebody has set something. */
export const climateInventorySettings = pgTable(
  'climate_inventory_settings',
  {
    ...organisationOwner(),
    responsible: text('responsible').notNull(),
    verification: text('verification').notNull(),
    exclusions: jsonb('exclusions').$type<ClimateInventorySettings['exclusions']>().notNull(),
    /** The first month of the base year. */
    baseYearStart: text('base_year_start'),
    baseYearReason: text('base_year_reason').notNull(),
    thresholdPercent: text('threshold_percent'),
    policy: text('policy').notNull(),
    uncertainties: jsonb('uncertainties').$type<ClimateInventorySettings['uncertainties']>().notNull(),
    uncertaintySource: text('uncertainty_source').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
    /** The name of that day: an account may be renamed or removed later. */
    updatedByName: text('updated_by_name').notNull(),
  },
  (table) => [
    uniqueIndex('climate_inventory_settings_organisation').on(table.organisationId),
    ...organisationFence(table),
  ],
).enableRLS();

/** Base years as they were adopted, one after the other: none is ever changed. */
export const climateBaseYears = pgTable(
  'climate_base_years',
  {
    id: idColumn(),
    ...organisationOwner(),
    /** 1 is the first that was adopted. */
    number: integer('number').notNull(),
    /** The first of its twelve months. */
    start: text('start').notNull(),
    parts: jsonb('parts').$type<BaseYearPart[]>().notNull(),
    reason: text('reason').notNull(),
    /** Published figures that were restated with it. */
    restated: integer('restated').notNull(),
    adoptedByName: text('adopted_by_name').notNull(),
    adoptedAt: instant('adopted_at').notNull(),
  },
  (table) => [
    // Two people who adopt at the same moment: the second is refused.
    uniqueIndex('climate_base_years_number').on(table.organisationId, table.number),
    ...organisationFence(table),
  ],
).enableRLS();
