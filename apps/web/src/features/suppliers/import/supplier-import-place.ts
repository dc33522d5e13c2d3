import { type SupplierImportKind, supplierImportKinds } from '@esg/contract';

/** The place in an import, as the address keeps it: a checked sheet survives a reload and can be shown to a colleague. */
export type SupplierImportPlace = { readonly id?: string | undefined; readonly kind?: SupplierImportKind | undefined };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readSupplierImportPlace = ({ id, kind }: Record<string, unknown>): SupplierImportPlace => ({
  id: typeof id === 'string' && uuid.test(id) ? id : undefined,
  kind: supplierImportKinds.find((known) => known === kind),
});
