import type { SupplierImport, SupplierImportDetail, SupplierImportRow } from '@esg/contract';
import { person } from './sample-exchange.ts';

const id = (number: number) => `0de0e171-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

const added: SupplierImportRow = {
  row: 2,
  kind: 'new',
  name: 'Dye works',
  supplierId: null,
  issues: [],
  outcome: null,
  changes: [
    { field: 'name', before: '', after: 'Dye works' },
    { field: 'reference', before: '', after: 'V-2' },
    { field: 'country', before: '', after: 'HK' },
  ],
};
const changed: SupplierImportRow = {
  row: 3,
  kind: 'changed',
  name: 'Mill Limited',
  supplierId: id(5),
  issues: [],
  outcome: null,
  changes: [
    { field: 'name', before: 'Mill', after: 'Mill Limited' },
    { field: 'contactEmail', before: 'ann@mill.example', after: '' },
  ],
};
const same: SupplierImportRow = {
  row: 4,
  kind: 'same',
  name: 'Paper',
  supplierId: id(6),
  issues: [],
  outcome: null,
  changes: [],
};

const base: SupplierImport = {
  id: id(1),
  state: 'checked',
  fileName: 'Suppliers 2026.xlsx',
  fileBytes: 48_200,
  counts: { new: 1, changed: 1, same: 1, error: 0 },
  result: null,
  createdAt: '2026-11-21T09:30:00.000Z',
  createdBy: person,
  appliedAt: null,
  appliedBy: null,
};

/** A sheet that was checked and can be imported. */
export const sampleChecked: SupplierImportDetail = Object.assign({}, base, { rows: [added, changed, same] });

const issues: readonly (readonly [number, string, SupplierImportRow['issues']])[] = [
  [2, 'Castle', [{ rule: 'country_unknown', facts: { text: 'Atlantis' } }]],
  [3, 'Mill', [{ rule: 'email_invalid', facts: { text: 'ann at mill' } }]],
  [4, 'Twin', [{ rule: 'duplicate', facts: { text: 'Twin', first: 3 } }]],
  [5, '', [{ rule: 'name_missing', facts: {} }]],
  [6, 'Dock', [{ rule: 'id_unknown', facts: {} }]],
  [7, 'Barn', [{ rule: 'archived', facts: {} }]],
];

/** A sheet with an error in each of its rows but one. */
export const sampleRefused: SupplierImportDetail = Object.assign({}, base, {
  id: id(2),
  counts: { new: 0, changed: 0, same: 1, error: issues.length },
  rows: [
    ...issues.map(
      ([row, name, found]): SupplierImportRow => ({
        row,
        kind: 'error',
        name,
        supplierId: null,
        changes: [],
        issues: found,
        outcome: null,
      }),
    ),
    Object.assign({}, same, { row: 13 }),
  ],
});

const applied = { appliedAt: '2026-11-21T09:34:00.000Z', appliedBy: person };

/** A sheet that was imported. */
export const sampleImported: SupplierImportDetail = Object.assign({}, base, applied, {
  id: id(3),
  state: 'applied' as const,
  result: { added: 1, changed: 1, removed: 0, restored: 0, partly: 0, kept: 0 },
  rows: [
    Object.assign({}, added, { supplierId: id(7), outcome: 'added' as const }),
    Object.assign({}, changed, { outcome: 'changed' as const }),
    same,
  ],
});

/** A sheet that was undone, except for suppliers that were used since. */
export const sampleUndone: SupplierImportDetail = Object.assign({}, base, applied, {
  id: id(4),
  state: 'undone' as const,
  result: { added: 0, changed: 0, removed: 1, restored: 0, partly: 0, kept: 1 },
  rows: [
    Object.assign({}, added, { supplierId: id(7), outcome: 'removed' as const }),
    Object.assign({}, changed, { outcome: 'kept' as const }),
    same,
  ],
});

/** A sheet with only existing values. */
export const sampleUnchanged: SupplierImportDetail = Object.assign({}, base, {
  id: id(8),
  counts: { new: 0, changed: 0, same: 1, error: 0 },
  rows: [same],
});

/** Earlier imports. */
export const samplePast: readonly SupplierImport[] = [sampleImported, sampleUndone];
