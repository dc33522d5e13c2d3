import type { Entity } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { nameOfPerson } from '../users/index.ts';
import { listEntities, updateManager } from './entities.repository.ts';
import { noteHistory } from './history.repository.ts';

/** Makes somebody, or nobody, the manager of these entities, with their history. */
export const giveToManager = async (scoped: Scoped, given: readonly Entity[], to: string | null, now: Date) => {
  if (given.length === 0) return;
  const names = new Map<string | null, string>([[null, '']]);
  for (const id of new Set([to, ...given.map(({ managerId }) => managerId)]))
    if (id !== null) names.set(id, (await nameOfPerson(scoped, id)) ?? '');
  await updateManager(
    scoped,
    given.map(({ id }) => id),
    to,
  );
  const after = names.get(to) ?? '';
  const happened = given.map(({ id: entityId, managerId }) => {
    const before = names.get(managerId) ?? '';
    return { entityId, action: 'assigned' as const, changes: [{ field: 'manager' as const, before, after }] };
  });
  await noteHistory(scoped, happened, now);
};

/** Assigns these entities, and no others, to that manager. */
export const assignEntities = async (scoped: Scoped, managerId: string, ids: readonly string[], now: Date) => {
  const asked = new Set(ids);
  const present = await listEntities(scoped);
  const isTheirs = (entity: Entity) => entity.managerId === managerId;
  await giveToManager(
    scoped,
    present.filter((entity) => isTheirs(entity) && !asked.has(entity.id)),
    null,
    now,
  );
  await giveToManager(
    scoped,
    present.filter((entity) => !isTheirs(entity) && asked.has(entity.id)),
    managerId,
    now,
  );
};

/** Moves all entities of one manager to another person, or to nobody; returns their number. */
export const handOverEntities = async (scoped: Scoped, from: string, to: string | null, now: Date) => {
  const given = (await listEntities(scoped)).filter(({ managerId }) => managerId === from && from !== to);
  await giveToManager(scoped, given, to, now);
  return given.length;
};
