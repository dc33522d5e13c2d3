import { homePathOf, isAwaited } from '@esg/contract';
import { collectionRequested, collectionReturned } from '@esg/email';
import type { Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { listGivenEntities } from '../access-grants/index.ts';
import { writeLetter } from '../brands/index.ts';
import {
  type CollectionRow,
  findCollection,
  listReceivers,
  type Receiver,
  type RequestRow,
} from '../collection-requests/index.ts';
import { listEntities } from '../entities/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { type OpenLetter, writeReminder } from '../reminders/index.ts';
import type { Actor } from '../users/index.ts';
import { cellsOf, progressIn } from './cells.ts';

type Deps = Pick<GatewayDeps, 'mailer'>;

/** What an entity is asked, in the portal. */
const requestAt = (site: string, id: string, entityId: string) =>
  `${site}${homePathOf('entity-user')}/requests/${id}/${entityId}`;

/** The request of a person with one entity; the list of them for others. */
const requestsAt = (site: string, id: string, [entityId = '', ...others]: readonly string[]) =>
  others.length === 0 ? requestAt(site, id, entityId) : `${site}${homePathOf('entity-user')}`;

/** The people who answer for these entities, each with those of the entities. */
const peopleOf = async (scoped: Scoped, entityIds: readonly string[]) => {
  const asked = new Set(entityIds);
  const given = (await listGivenEntities(scoped)).filter(({ entityId }) => asked.has(entityId));
  const theirs = Map.groupBy(given, ({ holderId }) => holderId);
  const receivers = await listReceivers(scoped, [...theirs.keys()]);
  return receivers.map((receiver) => ({
    receiver,
    entityIds: (theirs.get(receiver.id) ?? []).map(({ entityId }) => entityId),
  }));
};

const namesOf = async (scoped: Scoped) => {
  const names = new Map((await listEntities(scoped)).map(({ id, name }) => [id, name]));
  return (entityId: string) => names.get(entityId) ?? '';
};

/** Asks the people of these entities, one e-mail each, once the transaction commits. */
export const askPeople = async (deps: Deps, scoped: Scoped, id: string, entityIds: readonly string[]) => {
  const row = await findCollection(scoped, id);
  if (!row || entityIds.length === 0) return;
  const nameOf = await namesOf(scoped);
  const organizationName = (await findOwnOrganisation(scoped))?.organisation.name ?? '';
  for (const { receiver, entityIds: theirs } of await peopleOf(scoped, entityIds))
    await writeLetter(deps, scoped, { ...receiver, site: row.site }, collectionRequested, {
      askedBy: row.createdByName,
      organizationName,
      collectionName: row.name,
      entityNames: theirs.map(nameOf),
      message: row.message,
      questions: row.sectionIds.length,
      dueOn: row.dueOn,
      url: requestsAt(row.site, row.id, theirs),
    });
};

/** Says to the people of an entity why its answers came back. */
export const mailReturn = async (
  deps: Deps,
  scoped: Scoped,
  row: CollectionRow,
  { entityId, note, by }: { readonly entityId: string; readonly note: string; readonly by: Pick<Actor, 'name'> },
) => {
  const nameOf = await namesOf(scoped);
  for (const { receiver } of await peopleOf(scoped, [entityId]))
    await writeLetter(deps, scoped, { ...receiver, site: row.site }, collectionReturned, {
      returnedBy: by.name,
      collectionName: row.name,
      entityName: nameOf(entityId),
      note,
      dueOn: row.dueOn,
      url: requestAt(row.site, row.id, entityId),
    });
};

/** The lines of a reminder: one for each person and entity with something open. */
export const openLettersOf = async (
  scoped: Scoped,
  row: CollectionRow,
  requests: readonly RequestRow[],
): Promise<OpenLetter[]> => {
  const open = requests.filter(({ status }) => isAwaited(status));
  const entityIds = open.map(({ entityId }) => entityId);
  const cells = await cellsOf(scoped, row, entityIds);
  const nameOf = await namesOf(scoped);
  const letterOf = ({ id, email, language }: Receiver, entityId: string): OpenLetter => {
    const { answered, blocked, total } = progressIn(cells.get(entityId) ?? '');
    return {
      way: 'letter',
      subject: { kind: 'collection', id: row.id, part: [entityId] },
      personId: id,
      to: { email, language },
      line: {
        reportName: `${row.name} – ${nameOf(entityId)}`,
        of: 'questions',
        open: total - answered - blocked,
        all: total,
      },
      dueOn: row.dueOn,
      askedOn: row.createdAt.toISOString().slice(0, 10),
      site: row.site,
      openUrl: (_scoped, site) => Promise.resolve(requestAt(site, row.id, entityId)),
    };
  };
  return (await peopleOf(scoped, entityIds)).flatMap(({ receiver, entityIds: theirs }) =>
    theirs.map((entityId) => letterOf(receiver, entityId)),
  );
};

/** Reminds the people of these requests now, in somebody's name; returns the entities that have people. */
export const remindPeople = async (
  deps: Deps,
  scoped: Scoped,
  row: CollectionRow,
  requests: readonly RequestRow[],
  { by, now }: { readonly by: Pick<Actor, 'name'>; readonly now: Date },
): Promise<string[]> => {
  const letters = await openLettersOf(scoped, row, requests);
  const words = { from: by.name, message: '' };
  for (const theirs of Map.groupBy(letters, ({ to }) => to.email).values())
    await writeReminder(deps, scoped, theirs, { site: row.site, now, words });
  return [...new Set(letters.flatMap(({ subject }) => subject.part ?? []))];
};
