import type { SupplierImportDetail } from '@esg/contract';
import type { Harness, PersonName } from '../../testing/harness.ts';
import { sheetOf } from '../entity-imports/testing.ts';

/** Uploads such a file for the check. */
export const uploadSuppliers = (
  h: Harness,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'suppliers.xlsx',
  who: PersonName = 'verdant.admin',
) => {
  const form = new FormData();
  form.set('file', new File([bytes], name));
  return h.as(who).request('/supplier-imports', { method: 'POST', body: form });
};

/** The planned changes of these rows. */
export const checkedSuppliers = async (h: Harness, rows: readonly (readonly string[])[], who?: PersonName) =>
  (await (await uploadSuppliers(h, sheetOf(rows), 'suppliers.xlsx', who)).json()) as SupplierImportDetail;
