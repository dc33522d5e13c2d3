import type { Scoped } from '../../platform/database/index.ts';
import { findActor } from '../users/index.ts';
import { appendEvents, listCollections, listRequests } from './collections.repository.ts';

/** Says in every open collection that asks one of these entities that it was archived or restored. */
export const noteShelved = async (
  scoped: Scoped,
  entityIds: readonly string[],
  action: 'archived' | 'restored',
  now: Date,
): Promise<void> => {
  const open = (await listCollections(scoped)).filter(({ closedAt }) => closedAt === null);
  if (open.length === 0 || entityIds.length === 0) return;
  const shelved = new Set(entityIds);
  const requests = await listRequests(
    scoped,
    open.map(({ id }) => id),
  );
  const asking = Map.groupBy(
    requests.filter(({ entityId }) => shelved.has(entityId)),
    ({ collectionId }) => collectionId,
  );
  const by = await findActor(scoped);
  for (const [id, theirs] of asking)
    await appendEvents(
      scoped,
      id,
      theirs.map(({ entityId }) => ({ action, entityId })),
      { by, now },
    );
};
