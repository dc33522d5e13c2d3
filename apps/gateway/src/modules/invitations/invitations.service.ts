import { type InvitationAcceptance, type InvitationView, type Language, limits, type Role } from '@esg/contract';
import { invitationElsewhere, invitation as invitationMail } from '@esg/email';
import { hashSecret, newSecret } from '../../platform/auth/index.ts';
import { lockLimit, type Scope, type Scoped, type Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { giveEntities, type OnGiven } from '../access-grants/index.ts';
import {
  type Account,
  accountsPage,
  findAccount,
  insertAccount,
  openSignIn,
  requireUncommon,
  type Sender,
  type Visit,
  writeTo,
} from '../auth/index.ts';
import { notify } from '../notifications/index.ts';
import {
  addSecret,
  deleteEndedInvitations,
  deleteInvitation,
  findByReplaced,
  findBySecret,
  findInvitation,
  findInviter,
  type InvitationRow,
  takeBySecret,
  upsertInvitation,
} from './invitations.repository.ts';

/** Whom to invite, with which role, and the language of the e-mail. Names are as the inviter entered them. */
export type NewInvitation = {
  email: string;
  role: Role;
  language: Language;
  firstName?: string | undefined;
  lastName?: string | undefined;
  /** For an entity user: the entities they will answer for. */
  entityIds?: readonly string[];
};

/**
 * Whether any organisation of this tenant has an account with this address. Only the e-mail may depend on the answer, so that inviting
 * never reveals who has an account.
 */
const hasAccount = async ({ database }: GatewayDeps, { tenantId }: Scope, email: string) =>
  (await database.withSystem((tx) => findAccount(tx, tenantId, email))) !== undefined;

const expiryFrom = (now: Date) => new Date(now.getTime() + limits.invitationLinkSeconds * 1000);

const linkTo = (acceptPage: string, key: string) => {
  const url = new URL(acceptPage);
  url.searchParams.set('key', key);
  return url.href;
};

/**
 * Asks somebody who is invited for something at once, by a letter with the invitation's link (`renewInvitationLink`). Returns whether it did:
 * that letter takes the place of the invitation's.
 */
type Asking = (scoped: Scoped, invitation: InvitationRow, now: Date) => Promise<boolean>;
const nothingToAsk: Asking = async () => false;

const send = async (
  deps: GatewayDeps,
  scoped: Scoped,
  { email, role, language, firstName, lastName, entityIds = [] }: NewInvitation,
  { sender, isElsewhere, ask }: { readonly sender: Sender; readonly isElsewhere: boolean; readonly ask: Asking },
): Promise<InvitationRow> => {
  const inviter = await findInviter(scoped);
  if (!inviter) throw new ProblemError('auth.not_authenticated');
  const now = deps.now();
  const secret = newSecret();
  const acceptPage = isElsewhere ? '' : accountsPage(sender.place, '/accept-invitation', { language });
  const row = await upsertInvitation(scoped, {
    email,
    role,
    language,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    entityIds: [...entityIds],
    invitedByName: inviter.name,
    secretHash: hashSecret(secret),
    acceptPage,
    createdAt: now,
    sentAt: now,
    expiresAt: expiryFrom(now),
  });
  if (await ask(scoped, row, now)) return row;
  const organizationName = (language === 'zhTw' && inviter.chineseName) || inviter.organizationName;
  const facts = { invitedBy: inviter.name, organizationName };
  if (isElsewhere) await writeTo(deps, scoped.tx, sender, { email, language }, invitationElsewhere, facts);
  else
    await writeTo(deps, scoped.tx, sender, { email, language }, invitationMail, {
      ...facts,
      acceptUrl: linkTo(acceptPage, secret),
    });
  return row;
};

/** The links that letters of one transaction carry: all of them carry the same. */
const renewed = new WeakMap<Scoped['tx'], Map<string, string>>();

/**
 * A new link for a letter to somebody who is invited and has not joined yet. Those of earlier letters stay as good: people open the letter
 * that they find first.
 */
export const renewInvitationLink = async (
  scoped: Scoped,
  { id, acceptPage }: Pick<InvitationRow, 'id' | 'acceptPage'>,
  now: Date,
): Promise<string> => {
  const links = renewed.get(scoped.tx) ?? new Map<string, string>();
  renewed.set(scoped.tx, links);
  const known = links.get(id);
  if (known) return known;
  const secret = newSecret();
  await addSecret(scoped, id, { secretHash: hashSecret(secret), sentAt: now, expiresAt: expiryFrom(now) });
  const link = linkTo(acceptPage, secret);
  links.set(id, link);
  return link;
};

/** Throws where nobody may be invited now. Runs in the transaction of the invitation. */
type Admission = (scoped: Scoped) => Promise<void>;
const everybody: Admission = async () => undefined;

/**
 * Invites somebody to the caller's organisation: `inviteUser(deps, scope, { email, role, language }, sender)`. Inviting them again replaces
 * the link. `admit` has to check whether there is a free seat and whether the caller may invite. Somebody with an account in another
 * organisation of the tenant is invited in the same way, and the e-mail says what to do. `ask` may ask for something at once. Throws `user.email_taken` for a colleague, and
 * `request.too_many`.
 */
export const inviteUser = async (
  deps: GatewayDeps,
  scope: Scope,
  given: NewInvitation,
  sender: Sender,
  admit = everybody,
  ask = nothingToAsk,
) => {
  await deps.limits.countAttempt('invitation', scope.userId);
  const isElsewhere = await hasAccount(deps, scope, given.email);
  await deps.jobs.start();
  return deps.database.withScope(scope, async (scoped) => {
    // One invitation of this address at a time, so that whoever asks whether there is one sees what others have just sent.
    await lockLimit(scoped, `invitation:${given.email}`);
    // Inside the fence only colleagues can be seen.
    if (await findAccount(scoped.tx, scope.tenantId, given.email)) throw new ProblemError('user.email_taken');
    await admit(scoped);
    return send(deps, scoped, given, { sender, isElsewhere, ask });
  });
};

/** Sends an invitation of the caller's organisation again, with a new link. Throws `resource.not_found`. */
export const resendInvitation = async (
  deps: GatewayDeps,
  scope: Scope,
  id: string,
  sender: Sender,
  admit = everybody,
  ask = nothingToAsk,
) => {
  const invited = await deps.database.withScope(scope, (scoped) => findInvitation(scoped, id));
  if (!invited) throw new ProblemError('resource.not_found');
  await deps.limits.countAttempt('invitation', scope.userId);
  const isElsewhere = await hasAccount(deps, scope, invited.email);
  await deps.jobs.start();
  return deps.database.withScope(scope, async (scoped) => {
    await admit(scoped);
    const found = await findInvitation(scoped, id);
    if (!found) throw new ProblemError('resource.not_found');
    const { email, role, language, firstName, lastName, entityIds } = found;
    const names = { firstName: firstName ?? undefined, lastName: lastName ?? undefined };
    return send(deps, scoped, { email, role, language, entityIds, ...names }, { sender, isElsewhere, ask });
  });
};

/** Withdraws an invitation. Throws `resource.not_found`. */
export const withdrawInvitation = async ({ database }: GatewayDeps, scope: Scope, id: string) => {
  const removed = await database.withScope(scope, (scoped) => deleteInvitation(scoped, id));
  if (!removed) throw new ProblemError('resource.not_found');
};

/** Why a link opens no invitation. */
const findRefusal = async (tx: Transaction, tenantId: string, secret: string, now: Date) => {
  const replaced = await findByReplaced(tx, tenantId, secret, now);
  if (!replaced) return new ProblemError('auth.link_invalid');
  return new ProblemError('auth.link_replaced', { extra: { sentAt: replaced.invitation.sentAt.toISOString() } });
};

/** What the invited person sees before they accept. Throws `auth.link_invalid`, and `auth.link_replaced` with when the newer link was sent. */
export const viewInvitation = async (deps: GatewayDeps, tenantId: string, secret: string): Promise<InvitationView> => {
  const found = await deps.database.withSystem(async (tx) => {
    const now = deps.now();
    const invited = await findBySecret(tx, tenantId, secret, now);
    if (!invited) throw await findRefusal(tx, tenantId, secret, now);
    return invited;
  });
  const { email, firstName, lastName, invitedByName, expiresAt } = found.invitation;
  return {
    email,
    firstName,
    lastName,
    organizationName: found.organizationName,
    organizationChineseName: found.organizationChineseName,
    invitedBy: invitedByName,
    expiresAt: expiresAt.toISOString(),
  };
};

/**
 * Sends the newest link once more, to the address that the letter of this one went to. Says nothing of whether it did: not for an unknown,
 * used or withdrawn link, nor for one whose holder has asked too often.
 */
export const sendLinkAgain = async (deps: GatewayDeps, secret: string, sender: Sender): Promise<void> => {
  const tenantId = sender.tenant.id;
  const now = deps.now();
  const found = await deps.database.withSystem((tx) => findByReplaced(tx, tenantId, secret, now));
  if (!found || found.invitation.acceptPage === '') return;
  const { id, email, language, organisationId, role, acceptPage, invitedByName: invitedBy } = found.invitation;
  const isCounted = await deps.limits.countAttempt('linkEmail', id).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ProblemError) return false;
      throw error;
    },
  );
  if (!isCounted) return;
  await deps.jobs.start();
  await deps.database.withSystem(async (tx) => {
    const acceptUrl = await renewInvitationLink(
      { tx, tenantId, organisationId, role, userId: id },
      { id, acceptPage },
      now,
    );
    const { organizationName } = found;
    await writeTo(deps, tx, sender, { email, language }, invitationMail, { invitedBy, organizationName, acceptUrl });
  });
};

/** Expired invitations are listed for this long, so that they can be sent again. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Deletes invitations that ended some time ago, once a night. */
export const scheduleInvitationPurge = ({ jobs, database, now }: GatewayDeps) =>
  jobs.define(
    'invitations.purge',
    async () => {
      const before = new Date(now().getTime() - keptMilliseconds);
      await database.withSystem((tx) => deleteEndedInvitations(tx, before));
    },
    { cron: '45 2 * * *' },
  );

/** Creates the account of an invited person, gives them their entities and signs them in. Throws `auth.link_invalid` and `auth.link_replaced`. */
export const acceptInvitation = async (
  deps: GatewayDeps,
  given: InvitationAcceptance,
  visit: Visit,
  onGiven: OnGiven,
) => {
  const { key, firstName, lastName, language, password } = given;
  const passwordHash = await deps.passwords.hash(password);
  const now = deps.now();
  const tenantId = visit.tenant.id;
  await deps.jobs.start();
  const account = await deps.database.withSystem(async (tx) => {
    const taken = await takeBySecret(tx, tenantId, key, now);
    if (!taken) throw await findRefusal(tx, tenantId, key, now);
    const { email, organisationId, role, entityIds } = taken;
    requireUncommon(password, { email, tenant: visit.tenant });
    const person = { email, firstName, lastName, language, passwordHash, acceptedTermsAt: now };
    const made = await insertAccount(tx, { tenantId, organisationId, role, ...person });
    if (!made) throw new ProblemError('auth.link_invalid');
    if (entityIds.length > 0) {
      await giveEntities(tx, made, entityIds, now);
      const scoped = { tx, tenantId, organisationId, userId: made.id, role };
      await onGiven(deps, scoped, { holderId: made.id, entityIds, invited: taken }, now);
    }
    return made;
  });
  await notifyJoined(deps, account, `${firstName} ${lastName}`);
  return openSignIn(deps, account, visit, 'invitation');
};

/** Administrators are notified and see the person in their list. */
const notifyJoined = async (deps: GatewayDeps, { id, tenantId, organisationId, role }: Account, person: string) => {
  const scope: Scope = { tenantId, organisationId, role, userId: id };
  await notify(deps, scope, {
    to: 'administrators',
    kind: 'member.joined',
    facts: { person },
    path: '/ct/user-management',
  });
  deps.realtime.publish(scope, { type: 'people.changed' });
};
