import {
  plainName,
  type Supplier,
  type SupplierField,
  type SupplierImportRow,
  supplierFields,
  supplierLimits,
} from '@esg/contract';
import { type SupplierState, stateOf } from '../suppliers/index.ts';
import { type Draft, readRow } from './read-row.ts';
import type { SheetRow } from './sheet.ts';

/** A row with its planned result. */
export type PlannedRow = Omit<SupplierImportRow, 'outcome'> & { state: SupplierState };

/** Suppliers in use by their reference, where only one has it. */
const byReference = (present: readonly Supplier[]): ReadonlyMap<string, Supplier> => {
  const groups = Map.groupBy(
    present.filter(({ archivedAt, reference }) => archivedAt === null && reference !== ''),
    ({ reference }) => plainName(reference),
  );
  return new Map(
    [...groups].flatMap(([reference, [one, ...others]]) => (one && others.length === 0 ? [[reference, one]] : [])),
  );
};

/** The supplier of each row: by its hidden id, else by its reference, so that a list of another program changes what it names. */
const identify = (rows: readonly SheetRow[], present: readonly Supplier[]): Draft[] => {
  const byId = new Map(present.map((supplier) => [supplier.id, supplier]));
  const named = new Set(rows.flatMap(({ texts }) => texts.id || []));
  const referred = byReference(present);
  const rowOf = new Map<string, number>();
  return rows.map((row) => {
    const { id = '', reference = '' } = row.texts;
    const other = referred.get(plainName(reference));
    const supplier = id === '' ? (other && !named.has(other.id) ? other : null) : (byId.get(id) ?? null);
    const first = supplier ? rowOf.get(supplier.id) : undefined;
    const draft = readRow(row, first === undefined ? supplier : null);
    if (first !== undefined)
      draft.issues.push({ rule: id === '' ? 'duplicate' : 'id_repeated', facts: { text: draft.state.name, first } });
    else if (supplier) rowOf.set(supplier.id, row.row);
    if (id !== '' && !supplier) draft.issues.push({ rule: 'id_unknown', facts: {} });
    if (supplier && supplier.archivedAt !== null) draft.issues.push({ rule: 'archived', facts: {} });
    return draft;
  });
};

const nameOf = ({ name, reference }: Pick<SupplierState, 'name' | 'reference'>) =>
  `${plainName(name)}/${plainName(reference)}`;

/** Two suppliers of one name and reference are indistinguishable on boards. */
const refuseNamesakes = (drafts: readonly Draft[], present: readonly Supplier[]) => {
  const changed = new Set(drafts.flatMap(({ supplier }) => supplier?.id ?? []));
  const taken = new Map<string, number>(
    present.flatMap((one) => (one.archivedAt === null && !changed.has(one.id) ? [[nameOf(one), 0] as const] : [])),
  );
  for (const { row, state, supplier, issues } of drafts) {
    const name = nameOf(state);
    const first = taken.get(name);
    const isNew = !supplier || nameOf(supplier) !== name;
    if (first !== undefined && isNew && state.name !== '')
      issues.push({ rule: 'duplicate', facts: { text: state.name, first } });
    else taken.set(name, row);
  }
};

const refuseTooMany = (drafts: readonly Draft[], present: readonly Supplier[]) => {
  const added = drafts.filter(({ supplier }) => !supplier);
  const limit = supplierLimits.suppliersMax;
  for (const draft of added.slice(Math.max(0, limit - present.length)))
    draft.issues.push({ rule: 'limit', facts: { limit } });
};

const changesIn = (before: SupplierState | null, after: SupplierState): SupplierImportRow['changes'] => {
  const text = (state: SupplierState | null, field: SupplierField) => state?.[field] ?? '';
  return supplierFields.flatMap((field) =>
    text(before, field) === text(after, field)
      ? []
      : [{ field, before: text(before, field), after: text(after, field) }],
  );
};

/**
 * The planned changes of a sheet's rows to the present suppliers: added, changed field by field, unchanged, or refused with every reason. It
 * only plans and writes nothing; the same rows and suppliers give the same plan.
 */
export const planSuppliers = (rows: readonly SheetRow[], present: readonly Supplier[]): PlannedRow[] => {
  const drafts = identify(rows, present);
  refuseNamesakes(drafts, present);
  refuseTooMany(drafts, present);
  return drafts.map(({ row, supplier, state, issues }) => {
    const one = { row, name: state.name, supplierId: supplier?.id ?? null, state, issues };
    if (issues.length > 0) return { ...one, kind: 'error', changes: [] };
    const changes = changesIn(supplier && stateOf(supplier), state);
    return { ...one, kind: !supplier ? 'new' : changes.length > 0 ? 'changed' : 'same', changes };
  });
};
