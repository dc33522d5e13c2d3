import type { EntityImport, EntityImportDetail, EntityImportRow } from '@esg/contract';
import { person } from './sample-exchange.ts';

const id = (number: number) => `0de0e171-0000-4000-8000-0000000000${String(number).padStart(2, '0')}`;

const added: EntityImportRow = {
  row: 2,
  kind: 'new',
  name: 'Tai Po plant',
  entityId: null,
  issues: [],
  outcome: null,
  changes: [
    { field: 'name', before: '', after: 'Tai Po plant' },
    { field: 'type', before: '', after: 'Site' },
    { field: 'parent', before: '', after: 'Verdant Asia › Hong Kong' },
    { field: 'fiscalYearStartMonth', before: '', after: '4' },
    { field: 'address', before: '', after: '8 Kin Fat Street, Tuen Mun' },
  ],
};
const changed: EntityImportRow = {
  row: 3,
  kind: 'changed',
  name: 'Verdant APAC',
  entityId: id(5),
  issues: [],
  outcome: null,
  changes: [
    { field: 'name', before: 'Verdant Asia', after: 'Verdant APAC' },
    { field: 'parent', before: '', after: 'Verdant Holdings' },
    { field: 'postCode', before: '999077', after: '' },
  ],
};
const same: EntityImportRow = {
  row: 4,
  kind: 'same',
  name: 'Head office',
  entityId: id(6),
  issues: [],
  outcome: null,
  changes: [],
};

const base: EntityImport = {
  id: id(1),
  state: 'checked',
  fileName: 'Entities 2026.xlsx',
  fileBytes: 48_200,
  counts: { new: 1, changed: 1, same: 1, error: 0 },
  result: null,
  createdAt: '2026-11-21T09:30:00.000Z',
  createdBy: person,
  appliedAt: null,
  appliedBy: null,
};

/** A sheet that was checked and can be imported. */
export const sampleChecked: EntityImportDetail = Object.assign({}, base, { rows: [added, changed, same] });

const issues: readonly (readonly [number, string, EntityImportRow['issues']])[] = [
  [2, 'Tai Po plant', [{ rule: 'type_unknown', facts: { text: 'Castle' } }]],
  [3, 'Twin', [{ rule: 'duplicate', facts: { text: 'Twin', first: 4 } }]],
  [4, 'Twin', [{ rule: 'duplicate', facts: { text: 'Twin', first: 3 } }]],
  [5, '', [{ rule: 'name_missing', facts: {} }]],
  [6, 'Group', [{ rule: 'circular', facts: { limit: 8 } }]],
  [7, 'Gate', [{ rule: 'parent_ambiguous', facts: { text: 'Head office' } }]],
  [8, 'Yard', [{ rule: 'parent_unknown', facts: { text: 'Nobody' } }]],
  [9, 'Pier', [{ rule: 'month_unknown', facts: { text: '13', limit: 12 } }]],
  [10, 'Mill', [{ rule: 'parent_archived', facts: { text: 'Old works' } }]],
  [11, 'Dock', [{ rule: 'id_unknown', facts: {} }]],
  [12, 'Barn', [{ rule: 'not_yours', facts: {} }]],
];

/** A sheet with an error in each of its rows but one. */
export const sampleRefused: EntityImportDetail = Object.assign({}, base, {
  id: id(2),
  counts: { new: 0, changed: 0, same: 1, error: issues.length },
  rows: [
    ...issues.map(
      ([row, name, found]): EntityImportRow => ({
        row,
        kind: 'error',
        name,
        entityId: null,
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
export const sampleImported: EntityImportDetail = Object.assign({}, base, applied, {
  id: id(3),
  state: 'applied' as const,
  result: { added: 1, changed: 1, removed: 0, restored: 0, partly: 0, kept: 0 },
  rows: [
    Object.assign({}, added, { entityId: id(7), outcome: 'added' as const }),
    Object.assign({}, changed, { outcome: 'changed' as const }),
    same,
  ],
});

/** A sheet that was undone, except for entities that were used since. */
export const sampleUndone: EntityImportDetail = Object.assign({}, base, applied, {
  id: id(4),
  state: 'undone' as const,
  result: { added: 0, changed: 0, removed: 1, restored: 0, partly: 0, kept: 1 },
  rows: [
    Object.assign({}, added, { entityId: id(7), outcome: 'removed' as const }),
    Object.assign({}, changed, { outcome: 'kept' as const }),
    same,
  ],
});

/** A sheet with only existing values. */
export const sampleUnchanged: EntityImportDetail = Object.assign({}, base, {
  id: id(8),
  counts: { new: 0, changed: 0, same: 1, error: 0 },
  rows: [same],
});

/** Earlier imports. */
export const samplePast: readonly EntityImport[] = [sampleImported, sampleUndone];
