import { isAwaited, isInUse, type Language } from '@esg/contract';
import {
  collectionCommented,
  collectionDelegated,
  collectionExtended,
  collectionRequested,
  collectionReturned,
} from '@esg/email';
import type { Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { type GivenEntity, holdGivenEntities, listGivenEntities, type OnGiven } from '../access-grants/index.ts';
import { writeLetter } from '../brands/index.ts';
import {
  type CollectionRow,
  findCollection,
  listCollections,
  listDelegations,
  listReceivers,
  listRequests,
  partyAsked,
  type Receiver,
  type RequestRow,
} from '../collection-requests/index.ts';
import { listEntities } from '../entities/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { type OpenLetter, writeReminder } from '../reminders/index.ts';
import type { Actor } from '../users/index.ts';
import { cellsOf, progressIn } from './cells.ts';
import { requestAddress } from './portal-links.service.ts';
import { sectionName } from './section-name.ts';

type Deps = Pick<GatewayDeps, 'mailer'>;

/**
 * The people who answer for these entities, each with those of the entities; nobody answers for archived ones. Their access stays for this
 * transaction.
 */
export const peopleOf = async (scoped: Scoped, entityIds: readonly string[]) => {
  await holdGivenEntities(scoped, entityIds);
  const inUse = new Set((await listEntities(scoped)).filter(isInUse).map(({ id }) => id));
  const asked = new Set(entityIds.filter((id) => inUse.has(id)));
  const all = (await listGivenEntities(scoped)).filter(({ entityId }) => asked.has(entityId));
  const theirs = Map.groupBy(all, ({ holderId }) => holderId);
  const receivers = await listReceivers(scoped, [...theirs.keys()]);
  return receivers.map((receiver) => ({ receiver, given: theirs.get(receiver.id) ?? [] }));
};

const namesOf = async (scoped: Scoped) => {
  const names = new Map((await listEntities(scoped)).map(({ id, name }) => [id, name]));
  return (entityId: string) => names.get(entityId) ?? '';
};

type Asked = { readonly receiver: Receiver; readonly given: readonly GivenEntity[] };

/** The ways to the requests of these entities, with their names. */
const waysIn = async (scoped: Scoped, row: CollectionRow, given: readonly GivenEntity[], now: Date) => {
  const nameOf = await namesOf(scoped);
  const ways: { name: string; url: string }[] = [];
  for (const each of given)
    ways.push({ name: nameOf(each.entityId), url: await requestAddress(scoped, row, each, now) });
  return ways;
};

/** Asks each of these people, by an e-mail with a way to the request of each of their entities. */
export const writeRequests = async (
  deps: Deps,
  scoped: Scoped,
  row: CollectionRow,
  asked: readonly Asked[],
  now: Date,
) => {
  const organizationName = (await findOwnOrganisation(scoped))?.organisation.name ?? '';
  for (const { receiver, given } of asked) {
    const entities = await waysIn(scoped, row, given, now);
    await writeLetter(deps, scoped, { ...receiver, site: row.site }, collectionRequested, {
      of: partyAsked(row),
      askedBy: row.createdByName,
      organizationName,
      collectionName: row.name,
      entities,
      message: row.message,
      questions: row.sectionIds.length,
      dueOn: row.dueOn,
    });
  }
};

/** Asks the people of these entities, one e-mail each, once the transaction commits. */
export const askPeople = async (deps: Deps, scoped: Scoped, id: string, entityIds: readonly string[], now: Date) => {
  const row = await findCollection(scoped, id);
  if (!row || entityIds.length === 0) return;
  await writeRequests(deps, scoped, row, await peopleOf(scoped, entityIds), now);
};

/** Asks somebody who was given these entities for what open collections ask of them and nobody has submitted yet. */
export const askNewcomer: OnGiven = async (deps, scoped, { holderId, entityIds }, now) => {
  const given = (await peopleOf(scoped, entityIds)).filter(({ receiver }) => receiver.id === holderId);
  const open = (await listCollections(scoped)).filter(({ closedAt }) => closedAt === null);
  if (given.length === 0 || open.length === 0) return;
  const ids = open.map(({ id }) => id);
  const requests = (await listRequests(scoped, ids)).filter(({ status }) => isAwaited(status));
  const entitiesOf = Map.groupBy(requests, ({ collectionId }) => collectionId);
  for (const row of open) {
    const asked = new Set(entitiesOf.get(row.id)?.map(({ entityId }) => entityId));
    const theirs = given.map((each) => ({ ...each, given: each.given.filter(({ entityId }) => asked.has(entityId)) }));
    await writeRequests(
      deps,
      scoped,
      row,
      theirs.filter((each) => each.given.length > 0),
      now,
    );
  }
};

type Added = {
  readonly entityIds: readonly string[];
  readonly added: readonly string[];
  readonly by: Pick<Actor, 'name'>;
};

/** Says to the people of these entities which questions are new, one e-mail each. */
export const mailQuestions = async (
  deps: Deps,
  scoped: Scoped,
  row: CollectionRow,
  { entityIds, added, by }: Added,
  now: Date,
) => {
  const namesIn = (language: Language) => added.map((id) => sectionName(id, language));
  for (const { receiver, given } of await peopleOf(scoped, entityIds))
    await writeLetter(deps, scoped, { ...receiver, site: row.site }, collectionExtended, {
      of: partyAsked(row),
      addedBy: by.name,
      collectionName: row.name,
      entities: await waysIn(scoped, row, given, now),
      questions: { en: namesIn('en'), zhTw: namesIn('zhTw') },
      dueOn: row.dueOn,
    });
};

/** Says to the people of an entity why its answers came back. */
export const mailReturn = async (
  deps: Deps,
  scoped: Scoped,
  row: CollectionRow,
  { entityId, note, by }: { readonly entityId: string; readonly note: string; readonly by: Pick<Actor, 'name'> },
  now: Date,
) => {
  const nameOf = await namesOf(scoped);
  for (const { receiver, given } of await peopleOf(scoped, [entityId]))
    for (const each of given)
      await writeLetter(deps, scoped, { ...receiver, site: row.site }, collectionReturned, {
        of: partyAsked(row),
        returnedBy: by.name,
        collectionName: row.name,
        entityName: nameOf(entityId),
        note,
        dueOn: row.dueOn,
        url: await requestAddress(scoped, row, each, now),
      });
};

/** Says to the people of an entity what somebody of the group wrote about a question. */
export const mailComment = async (
  deps: Deps,
  scoped: Scoped,
  row: CollectionRow,
  said: {
    readonly entityId: string;
    readonly sectionId: string;
    readonly text: string;
    readonly by: Pick<Actor, 'name'>;
  },
  now: Date,
) => {
  const { entityId, sectionId, text, by } = said;
  const nameOf = await namesOf(scoped);
  for (const { receiver, given } of await peopleOf(scoped, [entityId]))
    for (const each of given)
      await writeLetter(deps, scoped, { ...receiver, site: row.site }, collectionCommented, {
        of: partyAsked(row),
        saidBy: by.name,
        collectionName: row.name,
        entityName: nameOf(entityId),
        question: { en: sectionName(sectionId, 'en'), zhTw: sectionName(sectionId, 'zhTw') },
        comment: text,
        url: await requestAddress(scoped, row, each, now, sectionId),
      });
};

type Handed = {
  readonly to: { readonly receiver: Receiver; readonly given: GivenEntity };
  readonly sectionIds: readonly string[];
  readonly by: Pick<Actor, 'name'>;
};

/** Says to somebody of an entity that a colleague hands questions over to them; a single one is what the letter opens. */
export const mailDelegation = async (
  deps: Deps,
  scoped: Scoped,
  row: CollectionRow,
  { to: { receiver, given }, sectionIds, by }: Handed,
  now: Date,
) => {
  const nameOf = await namesOf(scoped);
  const [first] = sectionIds;
  await writeLetter(deps, scoped, { ...receiver, site: row.site }, collectionDelegated, {
    of: partyAsked(row),
    delegatedBy: by.name,
    collectionName: row.name,
    entityName: nameOf(given.entityId),
    questions: sectionIds.length,
    dueOn: row.dueOn,
    url: await requestAddress(scoped, row, given, now, sectionIds.length === 1 ? first : undefined),
  });
};

/**
 * The questions of each entity that wait for somebody: those that were handed over to them, or to nobody. They get no letter while everything
 * that is missing waits for colleagues; what is all answered waits for everybody, because somebody has to submit.
 */
const waitingIn = async (scoped: Scoped, row: CollectionRow, cells: ReadonlyMap<string, string>) => {
  const delegations = Map.groupBy(await listDelegations(scoped, row.id), ({ entityId }) => entityId);
  return ({ holderId, entityId }: GivenEntity) => {
    const letters = cells.get(entityId) ?? '';
    const others = new Set(
      (delegations.get(entityId) ?? [])
        .filter(({ personId }) => personId !== holderId)
        .map(({ sectionId }) => sectionId),
    );
    const theirs = row.sectionIds.map((id, at) => (others.has(id) ? '' : letters[at])).join('');
    const { answered, blocked, total } = progressIn(theirs);
    const open = total - answered - blocked;
    if (open > 0) return { open, all: total };
    return letters.includes('-') ? undefined : { open, all: letters.length };
  };
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
  const waitingFor = await waitingIn(scoped, row, cells);
  const letterOf = ({ id, email, language }: Receiver, given: GivenEntity): OpenLetter[] => {
    const { entityId } = given;
    const waiting = waitingFor(given);
    if (!waiting) return [];
    const letter: OpenLetter = {
      way: 'letter',
      subject: { kind: 'collection', id: row.id, part: [entityId] },
      personId: id,
      to: { email, language },
      line: {
        reportName: `${row.name} – ${nameOf(entityId)}`,
        of: 'questions',
        ...waiting,
      },
      dueOn: row.dueOn,
      askedOn: row.createdAt.toISOString().slice(0, 10),
      site: row.site,
      openUrl: (within, site, now) => requestAddress(within, { ...row, site }, given, now),
    };
    return [letter];
  };
  return (await peopleOf(scoped, entityIds)).flatMap(({ receiver, given }) =>
    given.flatMap((each) => letterOf(receiver, each)),
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
