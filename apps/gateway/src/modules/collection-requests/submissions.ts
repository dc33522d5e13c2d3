import { collectionPath, type Entity } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { listEntities } from '../entities/index.ts';
import { type Happening, notifyWithin } from '../notifications/index.ts';
import type { Actor } from '../users/index.ts';
import { type CollectionRow, findPerson } from './collections.repository.ts';

type Told = {
  readonly kind: 'collection.submitted' | 'collection.commented';
  readonly entityId: string;
  readonly by: Pick<Actor, 'name'>;
  readonly now: Date;
};

/**
 * Notifies whoever decides about the answers of an entity that its people did something: the named approver, else administrators, the manager
 * of the entity and the person who asked, each once. In the name of the organisation.
 */
export const notifyDeciders = async (scoped: Scoped, row: CollectionRow, { kind, entityId, by, now }: Told) => {
  const entity = (await listEntities(scoped)).find(({ id }) => id === entityId);
  const happening = {
    kind,
    facts: { person: by.name, entity: entity?.name ?? '', collection: row.name },
    path: collectionPath(row.id, entityId),
  } as const;
  if (row.approverId !== null) return notifyWithin(scoped, { to: { userId: row.approverId }, ...happening }, now);
  await notifyOrganisers(scoped, row, entity, happening, now);
};

/** Administrators, the manager of the entity and the person who asked, each once. */
const notifyOrganisers = async (
  scoped: Scoped,
  row: CollectionRow,
  entity: Pick<Entity, 'managerId'> | undefined,
  happening: Omit<Happening, 'to'>,
  now: Date,
) => {
  await notifyWithin(scoped, { to: 'administrators', ...happening }, now);
  for (const userId of new Set([row.createdById, entity?.managerId ?? row.createdById])) {
    const person = await findPerson(scoped, userId);
    // A consultant, who is none of the organisation's people, is asked for by id; nobody without access is notified.
    if (person?.role !== 'administrator') await notifyWithin(scoped, { to: { userId }, ...happening }, now);
  }
};

type Wanted = Pick<Told, 'entityId' | 'by' | 'now'> & { readonly email: string };

/** Notifies whoever may invite people of the entity that one of them asks for a colleague. In the name of the organisation. */
export const notifyInviters = async (scoped: Scoped, row: CollectionRow, { entityId, email, by, now }: Wanted) => {
  const entity = (await listEntities(scoped)).find(({ id }) => id === entityId);
  const happening = {
    kind: 'collection.colleague_wanted',
    facts: { person: by.name, entity: entity?.name ?? '', email },
    path: '/ct/entity-management/users',
  } as const;
  await notifyOrganisers(scoped, row, entity, happening, now);
};
