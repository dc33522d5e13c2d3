import {
  type SupplierImport,
  type SupplierImportDetail,
  type SupplierImportKind,
  type SupplierImportOutcome,
  supplierImportKinds,
  supplierImportLimits,
  supplierImportOutcomes,
} from '@esg/contract';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { type UndoneColumns, undoneOf } from '../imports/index.ts';
import { supplierImports } from './supplier-imports.tables.ts';

export type SupplierImportRecord = typeof supplierImports.$inferSelect;
type Draft = Omit<typeof supplierImports.$inferInsert, 'tenantId' | 'organisationId'>;
type Change = Partial<
  Pick<
    SupplierImportRecord,
    'state' | 'plan' | 'settled' | 'appliedAt' | 'appliedById' | 'appliedByName' | keyof UndoneColumns
  >
>;

const own = (scoped: Scoped) => ownRows(supplierImports, scoped);
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(supplierImports.id, id));

const countIn = <Name extends SupplierImportKind | SupplierImportOutcome>(
  names: readonly Name[],
  found: readonly Name[],
) =>
  Object.fromEntries(names.map((name) => [name, found.filter((each) => each === name).length])) as Record<Name, number>;

/** The fields of an import that people see in a list. */
export const importOf = (record: SupplierImportRecord): SupplierImport => {
  const { id, state, fileName, fileBytes, plan, settled, createdAt, createdById, createdByName } = record;
  const { appliedAt, appliedById, appliedByName } = record;
  const kinds = plan.map(({ kind }) => kind);
  const outcomes = settled.map(({ outcome }) => outcome);
  return {
    id,
    state,
    fileName,
    fileBytes,
    counts: countIn(supplierImportKinds, kinds),
    result: state === 'checked' ? null : countIn(supplierImportOutcomes, outcomes),
    createdAt: createdAt.toISOString(),
    createdBy: { id: createdById, name: createdByName },
    appliedAt: appliedAt?.toISOString() ?? null,
    appliedBy: appliedById === null ? null : { id: appliedById, name: appliedByName ?? '' },
    ...undoneOf(record),
  };
};

/** The same with its rows. */
export const detailOf = (record: SupplierImportRecord): SupplierImportDetail => {
  const settled = new Map(record.settled.map((each) => [each.row, each]));
  return {
    ...importOf(record),
    rows: record.plan.map(({ row, kind, name, supplierId, changes, issues }) => ({
      row,
      kind,
      name,
      supplierId: settled.get(row)?.supplierId ?? supplierId,
      changes,
      issues,
      outcome: settled.get(row)?.outcome ?? null,
    })),
  };
};

/** Imports that changed suppliers, newest first, after the given place. */
export const listImports = (scoped: Scoped, after: ListPosition | undefined, limit: number) =>
  scoped.tx
    .select()
    .from(supplierImports)
    .where(and(own(scoped), ne(supplierImports.state, 'checked'), olderThan(supplierImports, after)))
    .orderBy(desc(supplierImports.createdAt), desc(supplierImports.id))
    .limit(limit);

/** The import, or `undefined` when this organisation has none with that id. */
export const findImport = async (scoped: Scoped, id: string): Promise<SupplierImportRecord | undefined> =>
  (await scoped.tx.select().from(supplierImports).where(one(scoped, id)))[0];

/** Locks the import for this transaction. */
export const lockImport = async (scoped: Scoped, id: string): Promise<SupplierImportRecord | undefined> =>
  (await scoped.tx.select().from(supplierImports).where(one(scoped, id)).for('update'))[0];

/**
 * Stores a checked sheet, and keeps the latest that the same person checked and did not import: somebody who checks two at once can import
 * either.
 */
export const insertImport = async (scoped: Scoped, draft: Draft): Promise<SupplierImportRecord> => {
  const { tx, tenantId, organisationId } = scoped;
  const waiting = and(
    own(scoped),
    eq(supplierImports.state, 'checked'),
    eq(supplierImports.createdById, draft.createdById),
  );
  const older = tx
    .select({ id: supplierImports.id })
    .from(supplierImports)
    .where(waiting)
    .orderBy(desc(supplierImports.createdAt), desc(supplierImports.id))
    .offset(supplierImportLimits.checkedMax - 1);
  await tx.delete(supplierImports).where(and(waiting, inArray(supplierImports.id, older)));
  const [record] = await tx
    .insert(supplierImports)
    .values({ ...draft, tenantId, organisationId })
    .returning();
  if (!record) throw new Error('An import of suppliers was not stored');
  return record;
};

/** Changes a locked import; the changed one. */
export const updateImport = async (scoped: Scoped, id: string, change: Change): Promise<SupplierImportRecord> => {
  const [record] = await scoped.tx.update(supplierImports).set(change).where(one(scoped, id)).returning();
  if (!record) throw new Error('An import of suppliers is gone');
  return record;
};
