import { awaitsDecision, isAwaited, isCounted, type Supplier } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { listGivenEntities } from '../access-grants/index.ts';
import { listCollections, listRequests, type RequestRow } from '../collection-requests/index.ts';
import { listEntities } from '../entities/index.ts';
import { listDetails } from './suppliers.repository.ts';

const countIn = (requests: readonly Pick<RequestRow, 'status'>[]): Supplier['requests'] => {
  const open = requests.filter(({ status }) => isAwaited(status)).length;
  const submitted = requests.filter(({ status }) => awaitsDecision(status)).length;
  return { open, submitted, approved: requests.length - open - submitted };
};

/** All suppliers by name, archived ones included, with how far their requests are. The scope means suppliers. */
export const listSuppliers = async (scoped: Scoped): Promise<Supplier[]> => {
  const entities = await listEntities(scoped);
  const details = new Map((await listDetails(scoped)).map((row) => [row.entityId, row]));
  const open = (await listCollections(scoped)).filter(({ closedAt }) => closedAt === null);
  const ids = open.map(({ id }) => id);
  const requests = Map.groupBy(await listRequests(scoped, ids), ({ entityId }) => entityId);
  const people = Map.groupBy(await listGivenEntities(scoped), ({ entityId }) => entityId);
  return entities.map(({ id, name, createdAt, archivedAt, version }) => ({
    id,
    name,
    reference: details.get(id)?.reference ?? '',
    country: details.get(id)?.country ?? null,
    contactEmail: details.get(id)?.contactEmail ?? null,
    requests: countIn(
      (requests.get(id) ?? []).filter(({ status }) => isCounted({ status, isArchived: archivedAt !== null })),
    ),
    people: people.get(id)?.length ?? 0,
    createdAt,
    archivedAt,
    version,
  }));
};
