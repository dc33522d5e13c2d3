import {
  type Colleague,
  type DelegationChange,
  delegationLimits,
  issueAt,
  type PortalTask,
  type WantedColleague,
} from '@esg/contract';
import { asOrganisation, lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { holdGivenEntities } from '../access-grants/index.ts';
import * as rows from '../collection-requests/index.ts';
import { findActor } from '../users/index.ts';
import { notice } from './collections.service.ts';
import { listHeldPeople, mailDelegation } from './letters.ts';
import { findRequest, type RequestPlace, readTaskIn, requireAnswerable, requireGoing } from './portal.service.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'realtime' | 'mailer' | 'jobs'>;
type Handing = { readonly place: RequestPlace; readonly sectionIds: readonly string[]; readonly now: Date };

/** The others who answer for the entity, whom nothing else in the caller's part names. */
const colleaguesIn = (scoped: Scoped, entityId: string) =>
  asOrganisation(scoped, async (whole) => {
    const people = await listHeldPeople(whole, [entityId]);
    return people.flatMap(({ receiver, given: [given] }) =>
      given && receiver.id !== scoped.userId
        ? [{ given, receiver, name: `${receiver.firstName} ${receiver.lastName}`.trim() || receiver.email }]
        : [],
    );
  });

/** Who else answers for the entity, by name. Throws `resource.not_found`. */
export const readColleagues = (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  place: RequestPlace,
): Promise<Colleague[]> =>
  database.withScope(scope, async (scoped) => {
    await findRequest(scoped, place);
    const colleagues = await colleaguesIn(scoped, place.entityId);
    return colleagues
      .map(({ receiver: { id }, name }) => ({ id, name }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  });

/** The collection, while the entity's people may answer these questions; nobody submits meanwhile. */
const lockAsked = async (scoped: Scoped, place: RequestPlace, sectionIds: readonly string[]) => {
  await rows.lockRequest(scoped, place, 'share');
  // Whose access ends meanwhile, the caller's too, is seen below; whose stays, stays until the end.
  await asOrganisation(scoped, (whole) => holdGivenEntities(whole, [place.entityId]));
  const { row, request } = await findRequest(scoped, place);
  await requireAnswerable(scoped, row, request);
  const issues = sectionIds.flatMap((id, at) =>
    row.sectionIds.includes(id) ? [] : [issueAt(`sectionIds.${at}`, 'choice_unknown')],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
  return row;
};

/** Writes down what happened to these questions; of all of them in one line. */
const note = async (
  scoped: Scoped,
  row: rows.CollectionRow,
  { place, sectionIds, now }: Handing,
  happened: { readonly action: 'delegated' | 'taken-back'; readonly note: string },
) => {
  const by = await asOrganisation(scoped, findActor);
  const { entityId } = place;
  const isAll = sectionIds.length === row.sectionIds.length;
  const about = isAll ? [{ entityId }] : sectionIds.map((sectionId) => ({ entityId, sectionId }));
  const events = about.map((each) => ({ ...each, ...happened }));
  await rows.appendEvents(scoped, row.id, events, { by, now });
  return by;
};

const handOver = async (deps: Deps, scoped: Scoped, row: rows.CollectionRow, handing: Handing & { toId: string }) => {
  const { place, sectionIds, now, toId } = handing;
  const to = (await colleaguesIn(scoped, place.entityId)).find(({ receiver }) => receiver.id === toId);
  if (!to) throw new ProblemError('request.invalid', { issues: [issueAt('toId', 'choice_unknown')] });
  const by = await note(scoped, row, handing, { action: 'delegated', note: to.name });
  await rows.writeDelegations(scoped, place, sectionIds, { to: { ...to.given, name: to.name }, by, now });
  await asOrganisation(scoped, (whole) => mailDelegation(deps, whole, row, { to, sectionIds, by }, now));
};

const withdraw = async (scoped: Scoped, row: rows.CollectionRow, handing: Handing) => {
  const taken = await rows.deleteDelegations(scoped, handing.place, handing.sectionIds);
  for (const [personName, theirs] of Map.groupBy(taken, (each) => each.personName)) {
    const sectionIds = theirs.map(({ sectionId }) => sectionId);
    await note(scoped, row, { ...handing, sectionIds }, { action: 'taken-back', note: personName });
  }
};

/**
 * Hands questions over to a colleague of the same entity, who gets an e-mail and is the one to be reminded; or takes them back. Everyone of the
 * entity may still answer. Throws `resource.not_found`, `collection.closed`, `collection.not_open`, and `request.invalid` for somebody who does not answer for
 * the entity, and for questions that are not asked.
 */
export const delegateQuestions = async (
  deps: Deps,
  scope: Scope,
  place: RequestPlace,
  { toId, sectionIds }: DelegationChange,
): Promise<PortalTask> => {
  await deps.jobs.start();
  const task = await deps.database.withScope(scope, async (scoped) => {
    const row = await lockAsked(scoped, place, sectionIds);
    const handing = { place, sectionIds, now: deps.now() };
    if (toId === null) await withdraw(scoped, row, handing);
    else await handOver(deps, scoped, row, { ...handing, toId });
    return readTaskIn(scoped, place);
  });
  deps.realtime.publish(scope, notice);
  return task;
};

/**
 * Asks whoever invites entity users to invite a colleague: people of an entity invite nobody themselves (spec section 6). Asking
 * for the same one again changes nothing. Throws `resource.not_found`, `entity.archived`, `collection.closed` for a closed collection,
 * `collection.colleague_known` for somebody who answers for the entity already, and `resource.full` where too many were asked for.
 */
export const wantColleague = async (
  deps: Deps,
  scope: Scope,
  place: RequestPlace,
  { email }: WantedColleague,
): Promise<void> => {
  await deps.database.withScope(scope, async (scoped) => {
    const { row } = await findRequest(scoped, place);
    await requireGoing(scoped, row, place);
    await asOrganisation(scoped, async (whole) => {
      const { collectionId, entityId } = place;
      const people = await listHeldPeople(whole, [entityId]);
      if (people.some(({ receiver }) => receiver.email === email)) throw new ProblemError('collection.colleague_known');
      await lockLimit(whole, `colleagues:${collectionId}:${entityId}`);
      const wanted = await rows.listWanted(whole, place);
      if (wanted.includes(email)) return;
      if (wanted.length >= delegationLimits.wantedMax) throw new ProblemError('resource.full');
      const work = { by: await findActor(whole), now: deps.now() };
      await rows.appendEvents(whole, collectionId, [{ action: 'colleague-wanted', entityId, note: email }], work);
      await rows.notifyInviters(whole, row, { entityId, email, ...work });
    });
  });
  deps.realtime.publish(scope, notice);
  deps.realtime.publish(scope, { type: 'notification.arrived' });
};
