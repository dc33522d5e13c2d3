import type { SupplierImport, SupplierImportOutcome } from '@esg/contract';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { idColumn, instant, organisationFence } from '../../platform/database/index.ts';
import { organisationOwner } from '../organizations/organizations.tables.ts';
import type { SupplierState } from '../suppliers/index.ts';
import type { PlannedRow } from './plan.ts';
import type { SheetRow } from './sheet.ts';

/** The result of a row, and enough to undo it: the written values, and those before. */
export type SettledSupplier = {
  row: number;
  supplierId: string;
  before: SupplierState | null;
  after: SupplierState;
  outcome: SupplierImportOutcome;
};

/** Sheets of suppliers: their rows, their planned changes, and the results. */
export const supplierImports = pgTable(
  'supplier_imports',
  {
    id: idColumn(),
    ...organisationOwner(),
    state: text('state').$type<SupplierImport['state']>().notNull().default('checked'),
    fileName: text('file_name').notNull(),
    fileBytes: integer('file_bytes').notNull(),
    sheet: jsonb('sheet').$type<SheetRow[]>().notNull(),
    plan: jsonb('plan').$type<PlannedRow[]>().notNull(),
    settled: jsonb('settled').$type<SettledSupplier[]>().notNull().default([]),
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
    index('supplier_imports_newest').on(table.organisationId, table.createdAt, table.id),
    ...organisationFence(table),
  ],
).enableRLS();
