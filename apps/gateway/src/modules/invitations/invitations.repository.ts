import type { Role } from '@esg/contract';
import { and, arrayOverlaps, asc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { hashSecret } from '../../platform/auth/index.ts';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { findActor } from '../users/index.ts';
import { invitations } from './invitations.tables.ts';

export type InvitationRow = typeof invitations.$inferSelect;
type NewInvitation = Omit<typeof invitations.$inferInsert, 'id' | 'tenantId' | 'organisationId'>;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(invitations.tenantId, tenantId), eq(invitations.organisationId, organisationId));

/** Invitations to the caller's organisation that have not been accepted yet, including expired ones, ordered by e-mail. */
export const listInvitations = (scoped: Scoped): Promise<InvitationRow[]> =>
  scoped.tx.select().from(invitations).where(own(scoped)).orderBy(asc(invitations.email));

/** How many people with one of these roles have an open invitation to the caller's organisation. */
export const countAwaited = (scoped: Scoped, among: readonly Role[], now: Date): Promise<number> =>
  scoped.tx.$count(invitations, and(own(scoped), inArray(invitations.role, among), gt(invitations.expiresAt, now)));

/** Which of these organisations of the tenant still wait for the administrator they invited. */
export const listAwaitingAdministrators = async (
  tx: Transaction,
  tenantId: string,
  organisationIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectDistinct({ id: invitations.organisationId })
    .from(invitations)
    .where(
      and(
        eq(invitations.tenantId, tenantId),
        inArray(invitations.organisationId, organisationIds),
        eq(invitations.role, 'administrator'),
        gt(invitations.expiresAt, now),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** One invitation of the caller's organisation. */
export const findInvitation = async (scoped: Scoped, id: string): Promise<InvitationRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(invitations)
    .where(and(own(scoped), eq(invitations.id, id)));
  return row;
};

/** Who is invited to answer for one of these entities, and can accept by a link, ordered by e-mail. */
export const listInvitedFor = async (scoped: Scoped, entityIds: readonly string[]): Promise<InvitationRow[]> =>
  entityIds.length === 0
    ? []
    : scoped.tx
        .select()
        .from(invitations)
        .where(and(own(scoped), arrayOverlaps(invitations.entityIds, [...entityIds]), ne(invitations.acceptPage, '')))
        .orderBy(asc(invitations.email));

/** So many earlier links of an invitation are known, the newest first. */
const linksKept = 20;
const firstLinks = (all: SQL) => sql`(${all})[1:${sql.raw(String(linksKept))}]`;

/** Gives an invitation a further secret: a person who got several letters may use the link of any that has not expired. */
export const addSecret = async (
  scoped: Scoped,
  id: string,
  change: Pick<InvitationRow, 'secretHash' | 'sentAt' | 'expiresAt'>,
) => {
  const earlier = firstLinks(sql`array_prepend(${invitations.secretHash}, ${invitations.alsoHashes})`);
  const also = sql`case when ${gt(invitations.expiresAt, change.sentAt)} then ${earlier} else '{}' end`;
  await scoped.tx
    .update(invitations)
    .set({ ...change, alsoHashes: also })
    .where(and(own(scoped), eq(invitations.id, id)));
};

const allLinks = firstLinks(
  sql`array_prepend(${invitations.secretHash}, ${invitations.alsoHashes} || ${invitations.replacedHashes})`,
);

/** Stores an invitation; asking the same person again replaces the one before, and the links to it. */
export const upsertInvitation = async (
  { tx, tenantId, organisationId }: Scoped,
  invitation: NewInvitation,
): Promise<InvitationRow> => {
  const { email: _, createdAt: __, ...change } = invitation;
  const [row] = await tx
    .insert(invitations)
    .values({ ...invitation, tenantId, organisationId })
    .onConflictDoUpdate({
      target: [invitations.organisationId, invitations.email],
      set: { ...change, alsoHashes: [], replacedHashes: allLinks },
    })
    .returning();
  if (!row) throw new Error('An invitation was not stored');
  return row;
};

/** Changes which entities an invited entity user will answer for. */
export const changeInvitedEntities = async (scoped: Scoped, id: string, entityIds: readonly string[]) => {
  await scoped.tx
    .update(invitations)
    .set({ entityIds: [...entityIds] })
    .where(and(own(scoped), eq(invitations.id, id)));
};

const invitedFor = (scoped: Scoped, entityId: string) =>
  and(own(scoped), sql`${entityId}::uuid = any(${invitations.entityIds})`);

/** How many people are invited to answer for an entity. */
export const countInvitedFor = (scoped: Scoped, entityId: string): Promise<number> =>
  scoped.tx.$count(invitations, invitedFor(scoped, entityId));

/** Invites those who will answer for one entity to another, in its place. */
export const passInvitationsOn = async (scoped: Scoped, from: string, to: string) => {
  await scoped.tx
    .update(invitations)
    .set({
      entityIds: sql`array(select distinct unnest(array_replace(${invitations.entityIds}, ${from}::uuid, ${to}::uuid)))`,
    })
    .where(invitedFor(scoped, from));
};

/** Removes an invitation; false where there is none. */
export const deleteInvitation = async (scoped: Scoped, id: string): Promise<boolean> => {
  const removed = await scoped.tx
    .delete(invitations)
    .where(and(own(scoped), eq(invitations.id, id)))
    .returning({ id: invitations.id });
  return removed.length > 0;
};

/** The names of the caller and of the organisation. A consultant's name includes that of their consultancy. */
export const findInviter = async (scoped: Scoped) => {
  const [row] = await scoped.tx
    .select({ organizationName: organisations.name, chineseName: organisations.chineseName })
    .from(organisations)
    .where(and(eq(organisations.tenantId, scoped.tenantId), eq(organisations.id, scoped.organisationId)));
  return row && { ...row, name: (await findActor(scoped)).name };
};

const isAmong = (hash: string, hashes: typeof invitations.alsoHashes | typeof invitations.replacedHashes) =>
  sql`${hash} = any (${hashes})`;

const going = (tenantId: string, now: Date) => and(eq(invitations.tenantId, tenantId), gt(invitations.expiresAt, now));

const held = (tenantId: string, secret: string, now: Date) => {
  const hash = hashSecret(secret);
  return and(going(tenantId, now), or(eq(invitations.secretHash, hash), isAmong(hash, invitations.alsoHashes)));
};

/** The invitation that this secret opens, with the organisation's name. */
export const findBySecret = async (tx: Transaction, tenantId: string, secret: string, now: Date) => {
  const [row] = await tx
    .select({
      invitation: invitations,
      organizationName: organisations.name,
      organizationChineseName: organisations.chineseName,
    })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.organisationId))
    .where(held(tenantId, secret, now));
  return row;
};

/** The invitation that this secret opened until it was sent again, with the organisation's name. */
export const findByReplaced = async (tx: Transaction, tenantId: string, secret: string, now: Date) => {
  const [row] = await tx
    .select({ invitation: invitations, organizationName: organisations.name })
    .from(invitations)
    .innerJoin(organisations, eq(organisations.id, invitations.organisationId))
    .where(and(going(tenantId, now), isAmong(hashSecret(secret), invitations.replacedHashes)));
  return row;
};

/** Marks the invitation as used. Where several requests come with the same secret, only one gets it. */
export const takeBySecret = async (
  tx: Transaction,
  tenantId: string,
  secret: string,
  now: Date,
): Promise<InvitationRow | undefined> => {
  const [row] = await tx
    .delete(invitations)
    .where(held(tenantId, secret, now))
    .returning();
  return row;
};

/** Marks as used an invitation of the caller's organisation to somebody who joins in another way. */
export const deleteInvitationTo = async (scoped: Scoped, email: string): Promise<InvitationRow | undefined> => {
  const [row] = await scoped.tx
    .delete(invitations)
    .where(and(own(scoped), eq(invitations.email, email)))
    .returning();
  return row;
};

/** Deletes invitations that ended before this moment. */
export const deleteEndedInvitations = (tx: Transaction, before: Date) =>
  tx.delete(invitations).where(lt(invitations.expiresAt, before));
