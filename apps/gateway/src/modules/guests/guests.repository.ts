import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { hashSecret, newSecret } from '../../platform/auth/index.ts';
import { ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { type GuestSubjectKind, guestLinks, guestSessions, guests } from './guests.tables.ts';

/** The holder of links, whether or not these are valid. */
export type Guest = typeof guests.$inferSelect;

const ownGuests = (scoped: Scoped, ids: readonly string[]) =>
  and(ownRows(guests, scoped), inArray(guests.id, [...ids]));

/** Deletes every link and every session of these guests at once. */
export const endGuests = async (scoped: Scoped, ids: readonly string[]) => {
  await scoped.tx.delete(guestLinks).where(and(ownRows(guestLinks, scoped), inArray(guestLinks.guestId, [...ids])));
  await scoped.tx
    .delete(guestSessions)
    .where(and(ownRows(guestSessions, scoped), inArray(guestSessions.guestId, [...ids])));
};

type GuestSubject = { readonly kind: GuestSubjectKind; readonly id: string };

/** Admits somebody until then. Links of an earlier admission are deleted. */
export const admitGuest = async (scoped: Scoped, { kind, id }: GuestSubject, expiresAt: Date) => {
  const { tx, tenantId, organisationId } = scoped;
  await endGuests(scoped, [id]);
  await tx
    .insert(guests)
    .values({ tenantId, organisationId, id, kind, expiresAt })
    .onConflictDoUpdate({ target: guests.id, set: { expiresAt, withdrawnAt: null } });
};

/** Extends the guest's links, existing and future ones. */
export const prolongGuest = async (scoped: Scoped, id: string, expiresAt: Date) => {
  await scoped.tx
    .update(guests)
    .set({ expiresAt })
    .where(ownGuests(scoped, [id]));
};

/** Closes these guests' links, from the next call on; the links stay, and say that they were withdrawn. */
export const withdrawGuests = async (scoped: Scoped, ids: readonly string[], withdrawnAt: Date) => {
  await scoped.tx.update(guests).set({ withdrawnAt }).where(ownGuests(scoped, ids));
};

/** The progress of these guests, by id; people with an account are none. */
export const findGuests = async (scoped: Scoped, ids: readonly string[]): Promise<Map<string, Guest>> => {
  const rows = await scoped.tx.select().from(guests).where(ownGuests(scoped, ids));
  return new Map(rows.map((row) => [row.id, row]));
};

/** Makes one more link and returns its secret, which is not stored. */
export const issueLink = async (
  { tx, tenantId, organisationId }: Scoped,
  guestId: string,
  createdAt: Date,
): Promise<string> => {
  const secret = newSecret();
  await tx.insert(guestLinks).values({ tenantId, organisationId, secretHash: hashSecret(secret), guestId, createdAt });
  return secret;
};

/** When the guest's last link was made; `undefined` where there is none. */
export const findLastLink = async (scoped: Scoped, guestId: string): Promise<Date | undefined> => {
  const { createdAt } = guestLinks;
  const [row] = await scoped.tx
    .select({ createdAt })
    .from(guestLinks)
    .where(and(ownRows(guestLinks, scoped), eq(guestLinks.guestId, guestId)))
    .orderBy(desc(createdAt))
    .limit(1);
  return row?.createdAt;
};

/** The guest of this link, at this tenant. */
export const findByLink = async (tx: Transaction, tenantId: string, secret: string): Promise<Guest | undefined> => {
  const [row] = await tx
    .select({ guest: guests })
    .from(guestLinks)
    .innerJoin(guests, eq(guests.id, guestLinks.guestId))
    .where(and(eq(guestLinks.tenantId, tenantId), eq(guestLinks.secretHash, hashSecret(secret))));
  return row?.guest;
};

/** A session by its secret, or by its id where a token names it. */
export type SessionProof = { readonly secret: string } | { readonly id: string };

/** The guest of this session, and when it was last used. */
export const findBySession = async (
  tx: Transaction,
  proof: SessionProof,
): Promise<{ guest: Guest; id: string; usedAt: Date } | undefined> => {
  const [row] = await tx
    .select({ guest: guests, id: guestSessions.id, usedAt: guestSessions.usedAt })
    .from(guestSessions)
    .innerJoin(guests, eq(guests.id, guestSessions.guestId))
    .where('id' in proof ? eq(guestSessions.id, proof.id) : eq(guestSessions.secretHash, hashSecret(proof.secret)));
  return row;
};

/** The sessions of these guests, the one used last first. */
export const listGuestSessions = (scoped: Scoped, ids: readonly string[]) => {
  const { guestId, browser, system, usedAt } = guestSessions;
  return scoped.tx
    .select({ guestId, browser, system, usedAt })
    .from(guestSessions)
    .where(and(ownRows(guestSessions, scoped), inArray(guestId, [...ids])))
    .orderBy(desc(usedAt));
};

/** The device of a session, as far as it is known. */
export type Device = { readonly browser: string | null; readonly system: string | null };

/** Opens a session and returns its secret, which is not stored. */
export const insertSession = async (
  tx: Transaction,
  { id: guestId, tenantId, organisationId }: Guest,
  { browser, system }: Device,
  usedAt: Date,
): Promise<string> => {
  const secret = newSecret();
  const secretHash = hashSecret(secret);
  await tx.insert(guestSessions).values({ tenantId, organisationId, secretHash, guestId, browser, system, usedAt });
  return secret;
};

/** Stores that the session is used and the person is here. */
export const touchSession = async (tx: Transaction, sessionId: string, { id }: Guest, at: Date) => {
  await tx.update(guestSessions).set({ usedAt: at }).where(eq(guestSessions.id, sessionId));
  await tx.update(guests).set({ lastSeenAt: at }).where(eq(guests.id, id));
};

/** Stores a visit by a link. */
export const noteVisit = async (tx: Transaction, { id, openedAt }: Guest, at: Date) => {
  await tx
    .update(guests)
    .set({ lastSeenAt: at, openedAt: openedAt ?? at })
    .where(eq(guests.id, id));
};

/** Deletes sessions that nobody has used since. */
export const deleteIdleSessions = (tx: Transaction, before: Date) =>
  tx.delete(guestSessions).where(lt(guestSessions.usedAt, before));
