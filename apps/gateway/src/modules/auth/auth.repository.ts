import { mayViewClients, type OrganisationType, type Role } from '@esg/contract';
import { and, eq, gte, isNull, lt, notExists, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction, Visitor } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { users } from '../users/index.ts';
import { sessions, signIns } from './auth.tables.ts';
import type { Client } from './client.ts';

export type Session = typeof sessions.$inferSelect;
export type SignIn = typeof signIns.$inferSelect;
type LiveSession = {
  session: Session;
  role: Role;
  organisationType: OrganisationType;
  signedInAt: Date;
  visitor?: Visitor;
};
type Owner = Pick<SignIn, 'tenantId' | 'organisationId' | 'userId'>;

export const insertSignIn = async (
  tx: Transaction,
  signIn: Owner & Client & { createdAt: Date; expiresAt: Date },
): Promise<SignIn> => {
  const [row] = await tx.insert(signIns).values(signIn).returning();
  if (!row) throw new Error('A sign-in was not stored');
  await tx.update(users).set({ lastSignInAt: signIn.createdAt }).where(eq(users.id, signIn.userId));
  return row;
};

/** A valid sign-in. */
export const findSignIn = async (tx: Transaction, id: string) => {
  const [row] = await tx
    .select()
    .from(signIns)
    .where(and(eq(signIns.id, id), isNull(signIns.revokedAt)));
  return row;
};

export const insertSession = async (
  tx: Transaction,
  { id: signInId, tenantId, organisationId, userId }: SignIn,
  now: Date,
  expiresAt: Date,
): Promise<Session> => {
  const values = { signInId, tenantId, organisationId, userId, rotatedAt: now, expiresAt };
  const [row] = await tx.insert(sessions).values(values).returning();
  if (!row) throw new Error('A session was not stored');
  return row;
};

const live = (id: string) => and(eq(sessions.id, id), isNull(sessions.revokedAt), isNull(signIns.revokedAt));

const visited = alias(organisations, 'visited');

/**
 * A session that was not revoked, with its person's present data. A session in another organisation than the person's own is valid as long
 * as that is their client, and there they are a consultant (spec section 6).
 */
export const findLiveSession = async (tx: Transaction, id: string): Promise<LiveSession | undefined> => {
  const [row] = await tx
    .select({
      session: sessions,
      user: users,
      home: organisations,
      consultancyId: visited.consultancyId,
      organisationType: visited.type,
      signedInAt: signIns.createdAt,
    })
    .from(sessions)
    .innerJoin(signIns, eq(signIns.id, sessions.signInId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(organisations, eq(organisations.id, users.organisationId))
    .innerJoin(visited, eq(visited.id, sessions.organisationId))
    .where(live(id));
  if (!row) return undefined;
  const { session, user, home, consultancyId, organisationType, signedInAt } = row;
  if (session.organisationId === home.id) return { session, role: user.role, organisationType, signedInAt };
  if (consultancyId !== home.id || !mayViewClients(user.role, home.type)) return undefined;
  const name = `${user.firstName} ${user.lastName}`.trim();
  const visitor = { organisationId: home.id, organisationName: home.name, name };
  return { session, role: 'consultant', organisationType, signedInAt, visitor };
};

/** The same, locked against other refreshes until the transaction ends. */
export const lockLiveSession = async (tx: Transaction, id: string) => {
  await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id)).for('update');
  return findLiveSession(tx, id);
};

export const rotateSession = async (tx: Transaction, session: Session, now: Date, expiresAt: Date) => {
  const rotated = { generation: session.generation + 1, rotatedAt: now, expiresAt };
  await tx.update(sessions).set(rotated).where(eq(sessions.id, session.id));
  return { ...session, ...rotated };
};

export const revokeSession = async (tx: Transaction, id: string, now: Date) => {
  await tx.update(sessions).set({ revokedAt: now }).where(eq(sessions.id, id));
};

/** Ends the sign-in and every session of it. */
export const revokeSignIn = async (tx: Transaction, id: string, now: Date) => {
  await tx.update(signIns).set({ revokedAt: now }).where(eq(signIns.id, id));
  return tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.signInId, id));
};

/** Removes sign-ins, with their sessions, that ended before this moment. */
export const deleteEndedSignIns = async (tx: Transaction, before: Date) => {
  const inUse = tx
    .select({ id: sessions.signInId })
    .from(sessions)
    .where(and(eq(sessions.signInId, signIns.id), gte(sessions.expiresAt, before), isNull(sessions.revokedAt)));
  await tx
    .delete(signIns)
    .where(or(lt(signIns.revokedAt, before), and(lt(signIns.expiresAt, before), notExists(inUse))));
};
