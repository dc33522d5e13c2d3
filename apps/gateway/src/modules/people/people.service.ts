import {
  issueAt,
  type Language,
  type MovedWork,
  mayBeEntitiesManager,
  mayTakeOver,
  needsSeat,
  type OrganizationUser,
  type OrganizationUserInvitation,
  type OrganizationUsers,
  permissionLevelsOf,
  type Role,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { endGrant } from '../access-grants/index.ts';
import { handOverApprovals } from '../approvals/index.ts';
import { type AuthDeps, disconnectSessions, listSessionIds, listSessionsOf, type Sender } from '../auth/index.ts';
import { handOverContributions } from '../contributions/index.ts';
import { handOverEntities } from '../entities/index.ts';
import { removeFile } from '../files/index.ts';
import {
  findInvitation,
  inviteUser,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from '../invitations/index.ts';
import { assertFreeSeat, readSeats } from '../payment/index.ts';
import { handOverTasks } from '../report-work/index.ts';
import { handOverReports } from '../reports/index.ts';
import {
  countSeated,
  deletePerson,
  findPerson,
  handOverPeople,
  hasOtherAdministrator,
  listPeople,
  lockOrganisation,
  type PersonRow,
  updateRole,
} from './people.repository.ts';
import { inviteeOf, userOf, waitingOf } from './person-view.ts';

const announce = ({ realtime }: AuthDeps, scope: Scope) => realtime.publish(scope, { type: 'people.changed' });

/** Everybody of the caller's organisation, including invited people, and their seats. */
export const listOrganizationUsers = ({ database, now }: AuthDeps, scope: Scope): Promise<OrganizationUsers> =>
  database.withScope(scope, async (scoped) => {
    const organisation = await lockOrganisation(scoped);
    if (!organisation) throw new ProblemError('resource.not_found');
    const people = await listPeople(scoped);
    const invitations = await listInvitations(scoped);
    const { seats, inUse } = await readSeats(scoped);
    return {
      users: [...people.map((row) => userOf(row, scope.userId)), ...invitations.map(inviteeOf)].sort((one, other) =>
        one.email < other.email ? -1 : 1,
      ),
      seats: { total: seats, inUse, invited: countSeated(waitingOf(invitations, now())) },
      permissionLevels: [...permissionLevelsOf(organisation.type)],
    };
  });

/** Locks the organisation and checks that the caller still administers it. */
export const takeOrganisation = async (scoped: Scoped) => {
  const organisation = await lockOrganisation(scoped);
  const caller = await findPerson(scoped, scoped.userId);
  if (!organisation || caller?.role !== 'administrator') throw new ProblemError('permission.denied');
  return { organisation, caller };
};

const requireLevel = (levels: readonly Role[], role: Role) => {
  if (!levels.includes(role)) throw new ProblemError('user.role_refused');
};

/** Open invitations reserve seats, so that everybody who was invited finds one. */
const requireSeat = async (scoped: Scoped, role: Role, now: Date, except?: string) => {
  if (!needsSeat(role)) return;
  const others = (await listInvitations(scoped)).filter(({ id }) => id !== except);
  await assertFreeSeat(scoped, countSeated(waitingOf(others, now)) + 1);
};

/** Throws `seats.none_free`, `user.email_taken`, `user.invited_already` or `user.role_refused`. */
export const inviteOrganizationUser = async (
  deps: AuthDeps,
  scope: Scope,
  given: OrganizationUserInvitation & { language: Language },
  sender: Sender,
): Promise<OrganizationUser> => {
  const invited = await inviteUser(deps, scope, given, sender, async (scoped) => {
    const { organisation } = await takeOrganisation(scoped);
    requireLevel(permissionLevelsOf(organisation.type), given.role);
    if ((await listInvitations(scoped)).some(({ email }) => email === given.email))
      throw new ProblemError('user.invited_already');
    await requireSeat(scoped, given.role, deps.now());
  });
  announce(deps, scope);
  return inviteeOf(invited);
};

/** Sends an invitation again, with a new link. Throws `resource.not_found`, or `seats.none_free` where its seat was taken. */
export const sendInvitationAgain = async (
  deps: AuthDeps,
  scope: Scope,
  id: string,
  sender: Sender,
): Promise<OrganizationUser> => {
  const sent = await resendInvitation(deps, scope, id, sender, async (scoped) => {
    await takeOrganisation(scoped);
    const found = await findInvitation(scoped, id);
    if (found) await requireSeat(scoped, found.role, deps.now(), id);
  });
  announce(deps, scope);
  return inviteeOf(sent);
};

const requireOtherAdministrator = async (scoped: Scoped, { id, role }: PersonRow) => {
  if (role === 'administrator' && !(await hasOtherAdministrator(scoped, id)))
    throw new ProblemError('user.last_administrator');
};

const nameOf = ({ firstName, lastName }: PersonRow) => `${firstName} ${lastName}`.trim();

type Colleague = { readonly id: string; readonly name: string };

/** Hands everything that waits for the leaving person to the successor; who manages entities needs the right to. */
const handOver = async (scoped: Scoped, from: Colleague, to: Colleague, entitiesTo: Colleague, now: Date) => {
  const reportIds = await handOverReports(scoped, from, to, now);
  const approvals = await handOverApprovals(scoped, from.id, to.id);
  const tasks = await handOverTasks(scoped, from.id, to);
  const moved: MovedWork = {
    reports: reportIds.length,
    assignments: approvals.assignments,
    approverPlaces: approvals.approverPlaces,
    tasks: tasks.tasks,
    contributions: await handOverContributions(scoped, from.id, to.id, now),
    people: await handOverPeople(scoped, from.id, entitiesTo.id),
    entities: await handOverEntities(scoped, from.id, entitiesTo.id, now),
  };
  return { moved, reportIds: new Set([...reportIds, ...approvals.reportIds, ...tasks.reportIds]) };
};

const nothingMoved: MovedWork = {
  reports: 0,
  assignments: 0,
  approverPlaces: 0,
  tasks: 0,
  contributions: 0,
  people: 0,
  entities: 0,
};

const colleagueOf = (person: PersonRow): Colleague => ({ id: person.id, name: nameOf(person) });

/** The successor: the named colleague, else the caller. Throws `request.invalid` for somebody who cannot take over. */
const findSuccessor = async (scoped: Scoped, caller: PersonRow, leavingId: string, successorId = caller.id) => {
  const successor = successorId === leavingId ? undefined : await findPerson(scoped, successorId);
  if (!successor || !mayTakeOver(successor.role))
    throw new ProblemError('request.invalid', { issues: [issueAt('successorId', 'choice_unknown')] });
  return successor;
};

/** Deletes the account and hands its work over; undefined where the id is not that of an account. */
const removeIn = async (scoped: Scoped, id: string, successorId: string | undefined, now: Date) => {
  const { caller } = await takeOrganisation(scoped);
  const person = await findPerson(scoped, id);
  if (!person) return undefined;
  await requireOtherAdministrator(scoped, person);
  const successor = await findSuccessor(scoped, caller, id, successorId);
  const entitiesTo = mayBeEntitiesManager(successor.role) ? successor : caller;
  const moved = await handOver(scoped, colleagueOf(person), colleagueOf(successor), colleagueOf(entitiesTo), now);
  // Sessions that began after they were listed.
  const sessionIds = await listSessionsOf(scoped.tx, scoped.tenantId, id);
  await deletePerson(scoped, id);
  return { ...moved, sessionIds, files: [person.avatarFileId, person.avatarThumbnailFileId] };
};

/**
 * Removes a person, ends their sessions and hands their work to the successor (by default the caller), or withdraws an invitation. Entities
 * go to the caller where the successor cannot manage any. Returns what moved. Throws `user.is_self`, `user.last_administrator`,
 * `resource.not_found`, or `request.invalid` for a successor who is no colleague or may not own reports.
 */
export const removeOrganizationUser = async (
  deps: AuthDeps,
  scope: Scope,
  id: string,
  successorId?: string,
): Promise<MovedWork> => {
  if (id === scope.userId) throw new ProblemError('user.is_self');
  const sessionIds = await listSessionIds(deps, scope, id);
  const removed = await deps.database.withScope(scope, (scoped) => removeIn(scoped, id, successorId, deps.now()));
  if (!removed) await withdrawInvitation(deps, scope, id);
  else {
    disconnectSessions(deps, [...new Set([...sessionIds, ...removed.sessionIds])]);
    for (const reportId of removed.reportIds) deps.realtime.publish(scope, { type: 'report.changed', reportId });
    for (const file of removed.files)
      if (file)
        await removeFile(deps, scope, file).catch((err: unknown) => deps.log.warn({ err }, 'an old picture stayed'));
  }
  announce(deps, scope);
  return removed?.moved ?? nothingMoved;
};

/**
 * Gives a person another permission level, which applies to their sessions at once. Throws `user.last_administrator`, `user.role_refused`,
 * `seats.none_free` for somebody who had no seat, or `resource.not_found`.
 */
export const changeOrganizationUserRole = async (
  deps: AuthDeps,
  scope: Scope,
  id: string,
  role: Role,
): Promise<OrganizationUser> => {
  const changed = await deps.database.withScope(scope, async (scoped) => {
    const { organisation } = await takeOrganisation(scoped);
    const person = await findPerson(scoped, id);
    if (!person) throw new ProblemError('resource.not_found');
    requireLevel(permissionLevelsOf(organisation.type), role);
    if (role !== 'administrator') await requireOtherAdministrator(scoped, person);
    if (!needsSeat(person.role)) await requireSeat(scoped, role, deps.now());
    await updateRole(scoped, id, role);
    // A role for the whole organisation and a grant for a part of it exclude each other.
    await endGrant(scoped, id);
    if (!mayBeEntitiesManager(role)) await handOverEntities(scoped, id, null, deps.now());
    return { ...person, role, entitiesManagerId: role === 'basic' ? person.entitiesManagerId : null };
  });
  disconnectSessions(deps, await listSessionIds(deps, scope, id));
  announce(deps, scope);
  return userOf(changed, scope.userId);
};
