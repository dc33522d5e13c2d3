import { dayMilliseconds, homePathOf, isPortalRole, portalLinkDays, portalLinkPath, portalRoleOf } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findHolder, type GivenEntity } from '../access-grants/index.ts';
import { hasTotp } from '../auth/index.ts';
import { type CollectionRow, listAsking, partyAsked } from '../collection-requests/index.ts';
import { isArchived } from '../entities/index.ts';
import { admitGuest, type FindInvited, findGuests, type Invited, issueLink, prolongGuest } from '../guests/index.ts';
import { hasProvider } from '../providers/index.ts';

/** Somebody who came by the link of a letter, with their access to the link's entity alone (docs/adr/0087). */
export type InvitedToEntity = Invited & { readonly scope: Scope; readonly entityId: string };

/** Whether a letter is not enough for this account: it has a second step, or its organisation signs in with its own provider. */
const needsSignIn = async (scoped: Scoped, holderId: string) =>
  (await hasTotp(scoped.tx, holderId)) || (await hasProvider(scoped));

/**
 * The holder of a link to an entity's requests. Throws `portal_link.archived`, `portal_link.nothing_open`, and `contribution.revoked` for an
 * account that a letter is not enough for by now.
 */
export const findInvitedToEntity: FindInvited<InvitedToEntity> = async (tx, givenId) => {
  const found = await findHolder(tx, givenId);
  if (!found || !isPortalRole(found.scope.role)) return undefined;
  const { holder, entityId, scope } = found;
  if (await isArchived(tx, entityId)) throw new ProblemError('portal_link.archived');
  if ((await listAsking(tx, entityId)).length === 0) throw new ProblemError('portal_link.nothing_open');
  if (await needsSignIn({ ...scope, tx }, holder.id)) throw new ProblemError('contribution.revoked');
  const name = `${holder.firstName} ${holder.lastName}`.trim();
  return { name, language: holder.language, notice: { type: 'entity-users.changed' }, scope, entityId };
};

/** One more link for the holder, for `portalLinkDays`; nothing where theirs were withdrawn, or a letter is not enough for their account. */
const newLink = async (scoped: Scoped, { id, holderId }: GivenEntity, now: Date): Promise<string | undefined> => {
  if (await needsSignIn(scoped, holderId)) return undefined;
  const guest = (await findGuests(scoped, [id])).get(id);
  if (guest?.withdrawnAt) return undefined;
  const expiresAt = new Date(now.getTime() + portalLinkDays * dayMilliseconds);
  if (guest) await prolongGuest(scoped, id, expiresAt);
  else await admitGuest(scoped, { kind: 'entity', id }, expiresAt);
  return issueLink(scoped, id, now);
};

/**
 * The address in a letter at which its receiver answers for an entity: it opens the request, or leads there through the sign-in. The secret
 * follows `#`, so that no server and no other site receives it. Each letter has an address of its own; it opens at `question` if there is one.
 */
export const requestAddress = async (
  scoped: Scoped,
  row: Pick<CollectionRow, 'id' | 'site' | 'ofSuppliers'>,
  given: GivenEntity,
  now: Date,
  question?: string,
): Promise<string> => {
  const { id, site } = row;
  const place = `${id}/${given.entityId}${question ? `?question=${encodeURIComponent(question)}` : ''}`;
  const secret = await newLink(scoped, given, now);
  return secret
    ? `${site}${portalLinkPath}/${place}#key=${secret}`
    : `${site}${homePathOf(portalRoleOf(partyAsked(row)))}/requests/${place}`;
};
