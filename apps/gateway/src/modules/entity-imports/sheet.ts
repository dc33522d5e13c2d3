import { type EntityImportColumn, entityImportColumns, entityImportLimits, plainName } from '@esg/contract';
import type { OwnRow, OwnSheet } from '../imports/index.ts';

/** One row that is not empty, counted from 1; missing columns are left out. */
export type SheetRow = OwnRow<EntityImportColumn>;

/** The sheet of entities. Only names are needed. */
export const entitySheet: OwnSheet<EntityImportColumn> = {
  columns: entityImportColumns,
  needed: ['name'],
  bytesMax: entityImportLimits.fileBytesMax,
  rowsMax: entityImportLimits.rowsMax,
  lengthMax: 600,
  missing: 'entity_import.names_missing',
  tooMany: 'entity_import.too_many',
};

/** Words for comparison, as names are compared. */
export const plain = plainName;
