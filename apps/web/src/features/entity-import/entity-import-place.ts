import { type EntityImportKind, entityImportKinds } from '@esg/contract';

/** Where one stands, as the address has it: a checked sheet survives a reload and can be shown to a colleague. */
export type EntityImportPlace = { readonly id?: string | undefined; readonly kind?: EntityImportKind | undefined };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes what is known out of an address that anybody may have typed. */
export const readEntityImportPlace = ({ id, kind }: Record<string, unknown>): EntityImportPlace => ({
  id: typeof id === 'string' && uuid.test(id) ? id : undefined,
  kind: entityImportKinds.find((known) => known === kind),
});
