import type { Supplier } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { listGivenEntities } from '../access-grants/index.ts';
import { listAskedEntities } from '../collection-requests/index.ts';
import { countFiguresByEntity } from '../data-points/index.ts';
import { deleteEntities, insertEntities, lockTree, updateEntities } from '../entities/index.ts';
import { insertManyDetails, updateManyDetails } from './suppliers.repository.ts';

/** All fields of a supplier that a person fills in. */
export type SupplierState = Pick<Supplier, 'name' | 'reference' | 'country' | 'contactEmail'>;
type Written = SupplierState & { readonly id: string };

/** These fields of a supplier. */
export const stateOf = ({ name, reference, country, contactEmail }: Supplier): SupplierState => ({
  name,
  reference,
  country,
  contactEmail,
});

const asEntity = ({ id, name }: Written) => ({
  id,
  name,
  type: 'Company' as const,
  parentId: null,
  fiscalYearStartMonth: 1,
  address: '',
  postCode: '',
});

/** Changes of many suppliers run one after the other, as those of the tree of entities do. */
export const lockSuppliers = (scoped: Scoped) => lockTree(scoped);

/** Adds and changes many suppliers at once, in the transaction of a caller that has locked them. New ones have their ids already. */
export const writeSuppliers = async (
  scoped: Scoped,
  { added, changed }: { readonly added: readonly Written[]; readonly changed: readonly Written[] },
  now: Date,
) => {
  await insertEntities(
    scoped,
    added.map((one) => ({ ...asEntity(one), managerId: null })),
    now,
  );
  await insertManyDetails(scoped, added);
  await updateEntities(scoped, changed.map(asEntity), now);
  await updateManyDetails(scoped, changed);
};

/** Removes suppliers that nothing refers to; a reference created meanwhile refuses all of them. */
export const removeSuppliers = async (scoped: Scoped, ids: readonly string[]) => {
  if (ids.length > 0) await deleteEntities(scoped, ids);
};

/** Suppliers with figures, with people, and those that collections ask. */
export const listUsedSuppliers = async (scoped: Scoped): Promise<ReadonlySet<string | null>> => {
  const figures = (await countFiguresByEntity(scoped)).map(({ entityId }) => entityId);
  const given = (await listGivenEntities(scoped)).map(({ entityId }) => entityId);
  return new Set([...figures, ...given, ...(await listAskedEntities(scoped))]);
};
