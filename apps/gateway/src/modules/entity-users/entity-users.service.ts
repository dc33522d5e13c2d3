import {
  type Entity,
  type EntityUser,
  hasEntityUsers,
  isInUse,
  issueAt,
  type Language,
  type NewEntityUser,
  portalRoleOf,
  type Role,
  usualType,
} from '@esg/contract';
import { partyOf, type Scope, type Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { type GivenEntity, giveEntities, listGivenEntities, takeEntities } from '../access-grants/index.ts';
import { type AuthDeps, disconnectSessions, listSessionIds, type Sender } from '../auth/index.ts';
import { askInvited, askNewcomer } from '../collections/index.ts';
import { holdEntities, listEntities, requireManager } from '../entities/index.ts';
import { admitGuest, findGuests, listGuestSessions, withdrawGuests } from '../guests/index.ts';
import {
  changeInvitedEntities,
  deleteInvitation,
  findInvitation,
  type InvitationRow,
  inviteUser,
  listInvitations,
  resendInvitation,
} from '../invitations/index.ts';
import { invitedView, linksOf, registeredView } from './entity-user-view.ts';
import { deleteAccount, listAccounts } from './entity-users.repository.ts';

const announce = ({ realtime }: AuthDeps, scope: Scope) => realtime.publish(scope, { type: 'entity-users.changed' });

type Managed = ReadonlyMap<string, Entity>;

/**
 * The entities whose users the caller manages: their own for an entity manager, all for others who manage entities. Throws
 * `permission.denied` for a basic user without an entities manager (spec section 5).
 */
const managedBy = async (scoped: Scoped): Promise<Managed> => {
  await requireManager(scoped);
  const isTheirs = (managerId: string | null) => scoped.role !== 'entity-manager' || managerId === scoped.userId;
  const entities = await listEntities(scoped);
  return new Map(entities.filter(({ managerId }) => isTheirs(managerId)).map((entity) => [entity.id, entity]));
};

/** An archived entity takes no new data, so that nobody is asked for it anew; who has it already keeps it. */
const requireManaged = (managed: Managed, entityIds: readonly string[], held: readonly string[]) => {
  const isOpen = (id: string) => {
    const entity = managed.get(id);
    return entity !== undefined && (isInUse(entity) || held.includes(id));
  };
  const issues = entityIds.flatMap((id, index) =>
    isOpen(id) ? [] : [issueAt(`entityIds.${index}`, 'choice_unknown')],
  );
  if (issues.length > 0) throw new ProblemError('request.invalid', { issues });
};

/** Throws `permission.denied` in a client's organisation and in a consultancy: whoever joined them as an entity user could open nothing. */
const requireEntityUsers = ({ role, organisationType = usualType(role) }: Scoped) => {
  if (!hasEntityUsers(organisationType)) throw new ProblemError('permission.denied');
};

const among = (managed: Managed, entityIds: readonly string[]) => entityIds.filter((id) => managed.has(id));

/** What the people are who answer for those that are meant. */
const meantRole = (scope: Scope): Role => portalRoleOf(partyOf(scope));

/** The links to what people were given, by what that is. */
const linksIn = async (scoped: Scoped, given: readonly GivenEntity[]) => {
  const ids = given.map(({ id }) => id);
  const guests = await findGuests(scoped, ids);
  const sessions = Map.groupBy(await listGuestSessions(scoped, ids), ({ guestId }) => guestId);
  return ({ id, entityId }: GivenEntity) => {
    const guest = guests.get(id);
    return guest ? [linksOf(entityId, guest, sessions.get(id) ?? [])] : [];
  };
};

const everybody = async (scoped: Scoped, managed: Managed): Promise<EntityUser[]> => {
  const theirs = (await listGivenEntities(scoped)).filter(({ entityId }) => managed.has(entityId));
  const linksTo = await linksIn(scoped, theirs);
  const given = Map.groupBy(theirs, ({ holderId }) => holderId);
  const accounts = (await listAccounts(scoped)).map((row) => {
    const own = given.get(row.id) ?? [];
    return registeredView(
      row,
      own.map(({ entityId }) => entityId),
      own.flatMap(linksTo),
    );
  });
  const invited = (await listInvitations(scoped))
    .filter(({ role }) => role === meantRole(scoped))
    .map((row) => invitedView(row, among(managed, row.entityIds)));
  const isSeen = ({ entityIds }: EntityUser) => scoped.role !== 'entity-manager' || entityIds.length > 0;
  return [...accounts, ...invited].filter(isSeen).sort((one, other) => (one.email < other.email ? -1 : 1));
};

/** Entity users by e-mail, including invited ones: of all entities, or for an entity manager those of their own. */
export const listEntityUsers = ({ database }: Pick<AuthDeps, 'database'>, scope: Scope): Promise<EntityUser[]> =>
  database.withScope(scope, async (scoped) => everybody(scoped, await managedBy(scoped)));

/** One of them, as the caller may see them. Throws `resource.not_found`. */
const view = async (scoped: Scoped, managed: Managed, id: string): Promise<EntityUser> => {
  const found = (await everybody(scoped, managed)).find((user) => user.id === id);
  if (!found) throw new ProblemError('resource.not_found');
  return found;
};

/** One letter asks for what open collections ask of the invited person's entities, and lets them join. */
const askingBy =
  (deps: AuthDeps) =>
  (scoped: Scoped, invitation: Pick<InvitationRow, 'id' | 'entityIds'>, now: Date): Promise<boolean> =>
    askInvited(deps, scoped, invitation, now);

/**
 * Invites somebody to answer for these entities, and asks them for what open collections ask. They take no seat. Throws `request.invalid` for archived entities and those that the caller does not manage,
 * `user.email_taken`, `user.invited_already`, `request.too_many`, and `permission.denied` where there are no entity users.
 */
export const inviteEntityUser = async (
  deps: AuthDeps,
  scope: Scope,
  given: NewEntityUser & { language: Language },
  sender: Sender,
): Promise<EntityUser> => {
  const admit = async (scoped: Scoped) => {
    requireEntityUsers(scoped);
    // Whoever is merging one of them is waited for: an archived one takes nobody new.
    await holdEntities(scoped.tx, scoped.organisationId, given.entityIds);
    requireManaged(await managedBy(scoped), given.entityIds, []);
    if ((await listInvitations(scoped)).some(({ email }) => email === given.email))
      throw new ProblemError('user.invited_already');
  };
  const meant = { ...given, role: meantRole(scope) };
  const invited = await inviteUser(deps, scope, meant, sender, admit, askingBy(deps));
  announce(deps, scope);
  return invitedView(invited, invited.entityIds);
};

/** Sends an invitation again, with a new link. Throws `resource.not_found` for one that the caller does not manage. */
export const resendEntityUserInvitation = async (
  deps: AuthDeps,
  scope: Scope,
  id: string,
  sender: Sender,
): Promise<EntityUser> => {
  const admit = async (scoped: Scoped) => {
    requireEntityUsers(scoped);
    await view(scoped, await managedBy(scoped), id);
  };
  const sent = await resendInvitation(deps, scope, id, sender, admit, askingBy(deps));
  announce(deps, scope);
  return invitedView(sent, sent.entityIds);
};

/**
 * Gives somebody these of the caller's entities, and removes the caller's others from them; those of other managers stay. It takes effect
 * with the person's next call, and they get an e-mail with what open collections ask of the new ones. Throws `request.invalid` for archived entities and those that the caller does not manage, or `resource.not_found`.
 */
export const changeEntityUserEntities = async (
  deps: AuthDeps,
  scope: Scope,
  id: string,
  entityIds: readonly string[],
): Promise<EntityUser> => {
  await deps.jobs.start();
  const changed = await deps.database.withScope(scope, async (scoped) => {
    await holdEntities(scoped.tx, scoped.organisationId, entityIds);
    const managed = await managedBy(scoped);
    const held = (await view(scoped, managed, id)).entityIds;
    requireManaged(managed, entityIds, held);
    const invitation = await findInvitation(scoped, id);
    const now = deps.now();
    const added = entityIds.filter((entityId) => !held.includes(entityId));
    if (invitation) {
      const ofOthers = invitation.entityIds.filter((entityId) => !managed.has(entityId));
      await changeInvitedEntities(scoped, id, [...ofOthers, ...entityIds]);
      await askInvited(deps, scoped, { id, entityIds: added }, now);
    } else {
      await takeEntities(scoped, id, { among: [...managed.keys()], kept: entityIds });
      await giveEntities(scoped.tx, { ...scoped, id }, entityIds, now);
      await askNewcomer(deps, scoped, { holderId: id, entityIds: added }, now);
    }
    return view(scoped, managed, id);
  });
  announce(deps, scope);
  return changed;
};

/**
 * Removes an entity user from the caller's entities, and their account or invitation where no entity is left. What they entered stays,
 * under their name. Throws `resource.not_found`.
 */
export const removeEntityUser = async (deps: AuthDeps, scope: Scope, id: string): Promise<void> => {
  const sessionIds = await listSessionIds(deps, scope, id);
  const isAccountGone = await deps.database.withScope(scope, async (scoped) => {
    const managed = await managedBy(scoped);
    await view(scoped, managed, id);
    const invitation = await findInvitation(scoped, id);
    if (invitation) {
      const ofOthers = invitation.entityIds.filter((entityId) => !managed.has(entityId));
      if (ofOthers.length > 0) await changeInvitedEntities(scoped, id, ofOthers);
      else await deleteInvitation(scoped, id);
      return false;
    }
    await takeEntities(scoped, id, { among: [...managed.keys()], kept: [] });
    if ((await listGivenEntities(scoped)).some(({ holderId }) => holderId === id)) return false;
    await deleteAccount(scoped, id);
    return true;
  });
  if (isAccountGone) disconnectSessions(deps, sessionIds);
  announce(deps, scope);
};

/** What was given to somebody of the caller, with links to it. Throws `resource.not_found`. */
const linkedIn = async (scoped: Scoped, id: string, entityId: string) => {
  const { links } = await view(scoped, await managedBy(scoped), id);
  const isTheirs = (each: GivenEntity) => each.holderId === id && each.entityId === entityId;
  const given = (await listGivenEntities(scoped)).find(isTheirs);
  if (!given || !links.some((each) => each.entityId === entityId)) throw new ProblemError('resource.not_found');
  return given;
};

/** Changes the links that somebody got to one of the caller's entities. Throws `resource.not_found`. */
const changeLinks =
  (change: (scoped: Scoped, givenId: string, now: Date) => Promise<unknown>) =>
  async (deps: AuthDeps, scope: Scope, id: string, entityId: string): Promise<EntityUser> => {
    const changed = await deps.database.withScope(scope, async (scoped) => {
      const given = await linkedIn(scoped, id, entityId);
      await change(scoped, given.id, deps.now());
      return view(scoped, await managedBy(scoped), id);
    });
    announce(deps, scope);
    return changed;
  };

/** Withdraws them, from the next call on. Their letters lead through the sign-in from then on. Throws `resource.not_found`. */
export const withdrawEntityLinks = changeLinks((scoped, givenId, now) => withdrawGuests(scoped, [givenId], now));

/** Lets letters carry links again; those that were withdrawn end for good. Throws `resource.not_found`. */
export const allowEntityLinks = changeLinks((scoped, givenId, now) =>
  admitGuest(scoped, { kind: 'entity', id: givenId }, now),
);
