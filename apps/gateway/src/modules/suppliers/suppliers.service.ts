import {
  issueAt,
  type NewEntity,
  type NewSupplier,
  type Supplier,
  type SupplierChange,
  supplierLimits,
  suppliersRefusal,
  usualType,
} from '@esg/contract';
import { listCountries } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError, requireRoom, staleOrGone } from '../../platform/http/index.ts';
import { noteShelved } from '../collection-requests/index.ts';
import { insertEntity, listEntities, requireManager, updateArchived, updateEntity } from '../entities/index.ts';
import { listSuppliers } from './listing.ts';
import { insertDetails, updateDetails } from './suppliers.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime'>;

const notice = { type: 'entities.changed' } as const;

const countryIds = new Set(listCountries().map(({ id }) => id));

const requireCountry = ({ country }: Pick<NewSupplier, 'country'>) => {
  if (country !== null && !countryIds.has(country))
    throw new ProblemError('request.invalid', { issues: [issueAt('country', 'choice_unknown')] });
};

const find = async (scoped: Scoped, id: string) => (await listSuppliers(scoped)).find((each) => each.id === id);

const read = async (scoped: Scoped, id: string): Promise<Supplier> => {
  const found = await find(scoped, id);
  if (!found) throw new ProblemError('resource.not_found');
  return found;
};

/** Throws `permission.denied` for those who keep no suppliers (`suppliersRefusal`). */
export const requireKeeping = async (scoped: Scoped) => {
  await requireManager(scoped);
  if (suppliersRefusal(scoped, scoped.organisationType ?? usualType(scoped.role)))
    throw new ProblemError('permission.denied');
};

/** A supplier has no place in the organisation, and no fiscal year that we know. */
const asEntity = (name: string): NewEntity => ({ name, type: 'Company', parentId: null, fiscalYearStartMonth: 1 });

/** The suppliers of the organisation by name, with how far their requests are. Throws `permission.denied`. */
export const readSuppliers = ({ database }: Pick<Deps, 'database'>, scope: Scope): Promise<Supplier[]> =>
  database.withScope(scope, async (scoped) => {
    await requireKeeping(scoped);
    return listSuppliers(scoped);
  });

const countSuppliers = async (scoped: Scoped) => (await listEntities(scoped)).length;

const create = async (scoped: Scoped, { name, ...details }: NewSupplier, now: Date): Promise<Supplier> => {
  await requireKeeping(scoped);
  requireCountry(details);
  await requireRoom(scoped, 'suppliers', { count: countSuppliers, most: supplierLimits.suppliersMax });
  const entity = await insertEntity(scoped, { ...asEntity(name), managerId: null }, now);
  if (!entity) throw new Error('A supplier was not stored');
  await insertDetails(scoped, entity.id, details);
  return read(scoped, entity.id);
};

/** Adds a supplier, and writes to nobody. Throws `request.invalid` for an unknown country, `permission.denied`, and `resource.full`. */
export const createSupplier = async (
  deps: Deps,
  scope: Scope,
  fields: NewSupplier,
  key?: string,
): Promise<Supplier> => {
  const now = deps.now();
  const request = { operation: 'createSupplier', key, body: fields, status: 201, now };
  const supplier = await deps.database.withScope(scope, (scoped) =>
    answerOnce(scoped, request, () => create(scoped, fields, now)),
  );
  deps.realtime.publish(scope, notice);
  return supplier;
};

/** Changes a supplier. Throws `resource.stale` with the present one, `request.invalid`, `permission.denied` and `resource.not_found`. */
export const changeSupplier = async (
  deps: Deps,
  scope: Scope,
  id: string,
  { version, name, ...details }: SupplierChange,
): Promise<Supplier> => {
  const supplier = await deps.database.withScope(scope, async (scoped) => {
    await requireKeeping(scoped);
    await read(scoped, id);
    requireCountry(details);
    const changed = await updateEntity(scoped, id, version, asEntity(name), deps.now());
    if (!changed) throw staleOrGone(await find(scoped, id));
    await updateDetails(scoped, id, details);
    return read(scoped, id);
  });
  deps.realtime.publish(scope, notice);
  return supplier;
};

/** Archives a supplier, so that it is asked for nothing new and its links end, or restores it. Throws as `changeSupplier` does. */
export const shelveSupplier = async (deps: Deps, scope: Scope, id: string, isArchived: boolean): Promise<Supplier> => {
  const supplier = await deps.database.withScope(scope, async (scoped) => {
    await requireKeeping(scoped);
    const before = await read(scoped, id);
    const now = deps.now();
    if ((before.archivedAt !== null) !== isArchived) {
      await updateArchived(scoped, [id], isArchived ? now : null, now);
      await noteShelved(scoped, [id], isArchived ? 'archived' : 'restored', now);
    }
    return read(scoped, id);
  });
  deps.realtime.publish(scope, notice);
  return supplier;
};
