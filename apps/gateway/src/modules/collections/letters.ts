import { countCells, isAwaited, isInUse, type Language, portalRoleOf } from '@esg/contract';
import {
  collectionCommented,
  collectionDelegated,
  collectionExtended,
  collectionRequested,
  collectionReturned,
} from '@esg/email';
import { partyOf, type Scoped } from '../../platform/database/index.ts';
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
import { type InvitationRow, listInvitedFor, renewInvitationLink } from '../invitations/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { type OpenLetter, writeReminder } from '../reminders/index.ts';
import type { Actor } from '../users/index.ts';
import { listCells } from './cells.ts';
import { requestAddress } from './portal-links.service.ts';
import { sectionName } from './section-name.ts';

type Deps = Pick<GatewayDeps, 'mailer'>;

/** Those of these entities for which somebody can answer: nobody answers for archived ones. */
const answerable = async (scoped: Scoped, entityIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const inUse = new Set((await listEntities(scoped)).filter(isInUse).map(({ id }) => id));
  return new Set(entityIds.filter((id) => inUse.has(id)));
};

/** The people who answer for these entities, each with those of the entities. Their access stays for this transaction. */
export const listHeldPeople = async (scoped: Scoped, entityIds: readonly string[]) => {
  await holdGivenEntities(scoped, entityIds);
  const asked = await answerable(scoped, entityIds);
  const all = (await listGivenEntities(scoped)).filter(({ entityId }) => asked.has(entityId));
  const theirs = Map.groupBy(all, ({ holderId }) => holderId);
  const receivers = await listReceivers(scoped, [...theirs.keys()]);
  return receivers.map((receiver) => ({ receiver, given: theirs.get(receiver.id) ?? [] }));
};

type Invited = { readonly invitation: InvitationRow; readonly entityIds: readonly string[] };

/** Who is invited to answer for these entities and has not joined yet, each with those of the entities. */
const invitedFor = async (scoped: Scoped, entityIds: readonly string[]): Promise<Invited[]> => {
  const asked = await answerable(scoped, entityIds);
  return (await listInvitedFor(scoped, [...asked]))
    .filter(({ role }) => role === portalRoleOf(partyOf(scoped)))
    .map((invitation) => ({ invitation, entityIds: invitation.entityIds.filter((id) => asked.has(id)) }));
};

const readNames = async (scoped: Scoped) => {
  const names = new Map((await listEntities(scoped)).map(({ id, name }) => [id, name]));
  return (entityId: string) => names.get(entityId) ?? '';
};

type Asked = { readonly receiver: Receiver; readonly given: readonly GivenEntity[] };

/** The ways to the requests of these entities, with their names. */
const waysIn = async (scoped: Scoped, row: CollectionRow, given: readonly GivenEntity[], now: Date) => {
  const nameOf = await readNames(scoped);
  const ways: { name: string; url: string }[] = [];
  for (const each of given)
    ways.push({ name: nameOf(each.entityId), url: await requestAddress(scoped, row, each, now) });
  return ways;
};

type Rows = readonly [CollectionRow, ...CollectionRow[]];

/** What one letter says about the collections of which it asks. */
const readFacts = async (scoped: Scoped, rows: Rows) => ({
  of: partyAsked(rows[0]),
  askedBy: [...new Set(rows.map(({ createdByName }) => createdByName))].join(', '),
  organizationName: (await findOwnOrganisation(scoped))?.organisation.name ?? '',
  collectionName: rows.map(({ name }) => name).join(' · '),
  message: rows.flatMap(({ message }) => message || []).join('\n\n'),
  questions: rows.reduce((all, { sectionIds }) => all + sectionIds.length, 0),
  dueOn:
    rows
      .flatMap(({ dueOn }) => dueOn ?? [])
      .toSorted()
      .at(0) ?? null,
});

/** Asks each of these people, by an e-mail with a way to the request of each of their entities. */
export const writeRequests = async (
  deps: Deps,
  scoped: Scoped,
  row: CollectionRow,
  asked: readonly Asked[],
  now: Date,
) => {
  const facts = await readFacts(scoped, [row]);
  for (const { receiver, given } of asked)
    await writeLetter(deps, scoped, { ...receiver, site: row.site }, collectionRequested, {
      ...facts,
      entities: await waysIn(scoped, row, given, now),
      joinUrl: null,
    });
};

/** Asks each of those who have not joined yet, by an e-mail with their invitation's link: the one way for them, whatever they are asked. */
const writeToInvited = async (deps: Deps, scoped: Scoped, rows: Rows, asked: readonly Invited[], now: Date) => {
  const facts = await readFacts(scoped, rows);
  const { site } = rows[0];
  const nameOf = await readNames(scoped);
  for (const { invitation, entityIds } of asked) {
    const joinUrl = await renewInvitationLink(scoped, invitation, now);
    await writeLetter(deps, scoped, { ...invitation, site }, collectionRequested, {
      ...facts,
      entities: entityIds.map((id) => ({ name: nameOf(id), url: joinUrl })),
      joinUrl,
    });
  }
};

/** Asks the people of these entities, and those who are invited to answer for them, one e-mail each, once the transaction commits. */
export const askPeople = async (deps: Deps, scoped: Scoped, id: string, entityIds: readonly string[], now: Date) => {
  const row = await findCollection(scoped, id);
  if (!row || entityIds.length === 0) return;
  await writeRequests(deps, scoped, row, await listHeldPeople(scoped, entityIds), now);
  await writeToInvited(deps, scoped, [row], await invitedFor(scoped, entityIds), now);
};

/** Open collections with the entities of which they still want answers. */
const openRequests = async (scoped: Scoped) => {
  const open = (await listCollections(scoped)).filter(({ closedAt }) => closedAt === null);
  const requests = await listRequests(
    scoped,
    open.map(({ id }) => id),
  );
  const awaited = Map.groupBy(
    requests.filter(({ status }) => isAwaited(status)),
    ({ collectionId }) => collectionId,
  );
  return open.map((row) => ({ row, asked: new Set(awaited.get(row.id)?.map(({ entityId }) => entityId)) }));
};

/**
 * Asks somebody who was given these entities for what open collections ask of them and nobody has submitted yet. Who was invited was asked
 * by letters with their invitation's link.
 */
export const askNewcomer: OnGiven = async (deps, scoped, { holderId, entityIds, invited }, now) => {
  if (invited !== undefined && invited.acceptPage !== '') return;
  const given = (await listHeldPeople(scoped, entityIds)).filter(({ receiver }) => receiver.id === holderId);
  if (given.length === 0) return;
  for (const { row, asked } of await openRequests(scoped)) {
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

/**
 * Asks somebody who is invited for what open collections ask of these of their entities, by one letter that also lets them join. Returns
 * whether there was anything to ask.
 */
export const askInvited = async (
  deps: Deps,
  scoped: Scoped,
  { id, entityIds }: { readonly id: string; readonly entityIds: readonly string[] },
  now: Date,
): Promise<boolean> => {
  const meant = (await invitedFor(scoped, entityIds)).find(({ invitation }) => invitation.id === id);
  const theirs = entityIds.filter((entityId) => meant?.entityIds.includes(entityId));
  const open = (await openRequests(scoped)).filter(({ asked }) => theirs.some((entityId) => asked.has(entityId)));
  const [first, ...others] = open.map(({ row }) => row);
  if (!meant || !first) return false;
  const asked = theirs.filter((entityId) => open.some((each) => each.asked.has(entityId)));
  await writeToInvited(deps, scoped, [first, ...others], [{ ...meant, entityIds: asked }], now);
  return true;
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
  for (const { receiver, given } of await listHeldPeople(scoped, entityIds))
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
  const nameOf = await readNames(scoped);
  for (const { receiver, given } of await listHeldPeople(scoped, [entityId]))
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
  const nameOf = await readNames(scoped);
  for (const { receiver, given } of await listHeldPeople(scoped, [entityId]))
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
  const nameOf = await readNames(scoped);
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
  return ({ holderId, entityId }: Pick<GivenEntity, 'holderId' | 'entityId'>) => {
    const all = cells.get(entityId) ?? '';
    const others = new Set(
      (delegations.get(entityId) ?? [])
        .filter(({ personId }) => personId !== holderId)
        .map(({ sectionId }) => sectionId),
    );
    const theirs = row.sectionIds.map((id, at) => (others.has(id) ? '' : all[at])).join('');
    const { missing: open, total } = countCells(theirs);
    if (open > 0) return { open, all: total };
    return countCells(all).missing > 0 ? undefined : { open, all: all.length };
  };
};

/** The lines of a reminder: one for each person and entity with something open, for those too who have not joined yet. */
export const listOpenLetters = async (
  scoped: Scoped,
  row: CollectionRow,
  requests: readonly RequestRow[],
): Promise<OpenLetter[]> => {
  const open = requests.filter(({ status }) => isAwaited(status));
  const entityIds = open.map(({ entityId }) => entityId);
  const cells = await listCells(scoped, row, entityIds);
  const nameOf = await readNames(scoped);
  const waitingFor = await waitingIn(scoped, row, cells);
  const letterOf = (
    { id, email, language }: Pick<Receiver, 'id' | 'email' | 'language'>,
    entityId: string,
    openUrl: OpenLetter['openUrl'],
  ): OpenLetter[] => {
    const waiting = waitingFor({ holderId: id, entityId });
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
      openUrl,
    };
    return [letter];
  };
  const toPeople = (await listHeldPeople(scoped, entityIds)).flatMap(({ receiver, given }) =>
    given.flatMap((each) =>
      letterOf(receiver, each.entityId, (within, site, now) => requestAddress(within, { ...row, site }, each, now)),
    ),
  );
  const toInvited = (await invitedFor(scoped, entityIds)).flatMap(({ invitation, entityIds: theirs }) =>
    theirs.flatMap((entityId) =>
      letterOf(invitation, entityId, (within, _, now) => renewInvitationLink(within, invitation, now)),
    ),
  );
  return [...toPeople, ...toInvited];
};

/** Reminds the people of these requests now, in somebody's name; returns the entities that have people. */
export const remindPeople = async (
  deps: Deps,
  scoped: Scoped,
  row: CollectionRow,
  requests: readonly RequestRow[],
  { by, now }: { readonly by: Pick<Actor, 'name'>; readonly now: Date },
): Promise<string[]> => {
  const letters = await listOpenLetters(scoped, row, requests);
  const words = { from: by.name, message: '' };
  for (const theirs of Map.groupBy(letters, ({ to }) => to.email).values())
    await writeReminder(deps, scoped, theirs, { site: row.site, now, words });
  return [...new Set(letters.flatMap(({ subject }) => subject.part ?? []))];
};
