import { type SupplierImportColumn, supplierImportColumns, supplierImportLimits } from '@esg/contract';
import type { OwnRow, OwnSheet } from '../imports/index.ts';

/** One row that is not empty, counted from 1; missing columns are left out. */
export type SheetRow = OwnRow<SupplierImportColumn>;

/** The sheet of suppliers. Only names are needed. */
export const supplierSheet: OwnSheet<SupplierImportColumn> = {
  columns: supplierImportColumns,
  needed: ['name'],
  bytesMax: supplierImportLimits.fileBytesMax,
  rowsMax: supplierImportLimits.rowsMax,
  lengthMax: 300,
  missing: 'entity_import.names_missing',
  tooMany: 'import.too_many',
};
