import { type Supplier, sameJson, supplierFields } from '@esg/contract';
import { type SupplierState, stateOf } from '../suppliers/index.ts';
import type { SettledSupplier } from './supplier-imports.tables.ts';

/** A supplier as it will be again; whole where no field that the import changed was changed since. */
type Restored = { row: number; id: string; after: SupplierState; isWhole: boolean };

/** The supplier with every field that the import changed, and nobody since, as it was before the import. */
const restoredFrom = (supplier: Supplier | undefined, { row, before, after: written }: SettledSupplier): Restored[] => {
  if (!supplier || !before || supplier.archivedAt !== null) return [];
  const present = stateOf(supplier);
  const changed = supplierFields.filter((field) => before[field] !== written[field]);
  const back = changed.filter((field) => present[field] === written[field]);
  if (back.length === 0) return [];
  const after = { ...present, ...Object.fromEntries(back.map((field) => [field, before[field]])) };
  return [{ row, id: supplier.id, after, isWhole: back.length === changed.length }];
};

/**
 * What the undo of an import does: suppliers to restore, and ids of those to remove. `used` are suppliers with figures, requests or people:
 * they stay.
 */
export const planUndo = (
  present: readonly Supplier[],
  settled: readonly SettledSupplier[],
  used: ReadonlySet<string | null>,
) => {
  const byId = new Map(present.map((supplier) => [supplier.id, supplier]));
  const isUntouched = ({ supplierId, after, outcome }: SettledSupplier) => {
    const supplier = byId.get(supplierId);
    const isAsWritten = supplier && supplier.archivedAt === null && sameJson(stateOf(supplier), after);
    return outcome === 'added' && isAsWritten && !used.has(supplierId);
  };
  return {
    restored: settled.flatMap((each) =>
      each.outcome === 'changed' ? restoredFrom(byId.get(each.supplierId), each) : [],
    ),
    removed: settled.filter(isUntouched).map(({ supplierId }) => supplierId),
  };
};
