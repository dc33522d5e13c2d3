import type { EntityImport, EntityImportOutcome, Holding } from '@esg/contract';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import type { EntityState } from '../entities/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import type { PlannedRow } from './plan.ts';
import type { SheetRow } from './sheet.ts';

/** The result of a row, and enough to take it back: the written values, and those before. */
export type Settled = {
  row: number;
  entityId: string;
  before: EntityState | null;
  after: EntityState;
  outcome: EntityImportOutcome;
  /** What the row changed in the boundary of a year; `before` is null where the year said nothing itself. */
  holding?: { year: number; before: Holding | null; after: Holding } | undefined;
};

/** Sheets of entities: their rows, their planned changes, and the results. */
export const entityImports = pgTable(
  'entity_imports',
  {
    id: idColumn(),
    ...organisationOwner(),
    state: text('state').$type<EntityImport['state']>().notNull().default('checked'),
    fileName: text('file_name').notNull(),
    fileBytes: integer('file_bytes').notNull(),
    sheet: jsonb('sheet').$type<SheetRow[]>().notNull(),
    plan: jsonb('plan').$type<PlannedRow[]>().notNull(),
    settled: jsonb('settled').$type<Settled[]>().notNull().default([]),
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
    index('entity_imports_newest').on(table.organisationId, table.createdAt, table.id),
    ...organisationFence(table),
  ],
).enableRLS();
