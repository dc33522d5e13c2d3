import type { AccessRequest } from '@esg/contract';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scope, Scoped, Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { clientAccessRequests } from './access-requests.tables.ts';

export type AccessRequestRow = typeof clientAccessRequests.$inferSelect;
type Answer = Pick<AccessRequestRow, 'state'> & { readonly at: Date; readonly byName: string };

/** Requests that the company was sent. */
export const sentTo = ({ tenantId, organisationId }: Omit<Scoped, 'tx'>) =>
  and(eq(clientAccessRequests.tenantId, tenantId), eq(clientAccessRequests.clientId, organisationId));
/** Requests that the consultancy made. */
export const madeBy = ({ tenantId, organisationId }: Omit<Scoped, 'tx'>) =>
  and(eq(clientAccessRequests.tenantId, tenantId), eq(clientAccessRequests.organisationId, organisationId));

/** Stores a request. */
export const insertAccessRequest = async (
  { tx, tenantId, organisationId }: Scoped,
  request: Pick<AccessRequestRow, 'releaseId' | 'clientId' | 'requestedAt' | 'requestedByName' | 'expiresAt'>,
): Promise<AccessRequestRow> => {
  const [row] = await tx
    .insert(clientAccessRequests)
    .values({ ...request, tenantId, organisationId })
    .returning();
  if (!row) throw new Error('A request for access was not stored');
  return row;
};

/** One of these requests, locked until the transaction ends. */
export const lockAccessRequest = async (
  tx: Transaction,
  among: SQL | undefined,
  id: string,
): Promise<AccessRequestRow | undefined> => {
  const [row] = await tx
    .select()
    .from(clientAccessRequests)
    .where(and(among, eq(clientAccessRequests.id, id)))
    .for('update');
  return row;
};

/** Stores the answer to a request. */
export const answerAccessRequest = async (tx: Transaction, id: string, { state, at, byName }: Answer) => {
  await tx
    .update(clientAccessRequests)
    .set({
      state,
      answeredAt: at,
      answeredByName: byName,
    })
    .where(eq(clientAccessRequests.id, id));
};

/** The consultancy no longer manages the company, which ends the accepted request. */
export const endAcceptedRequests = async (scoped: Scoped, clientId: string, { at, byName }: Omit<Answer, 'state'>) => {
  await scoped.tx
    .update(clientAccessRequests)
    .set({
      state: 'ended',
      answeredAt: at,
      answeredByName: byName,
    })
    .where(
      and(madeBy(scoped), eq(clientAccessRequests.clientId, clientId), eq(clientAccessRequests.state, 'accepted')),
    );
};

const stateOf = ({ state, expiresAt }: AccessRequestRow, now: Date): AccessRequest['state'] =>
  state === 'pending' && expiresAt <= now ? 'expired' : state;

/** Whether it can still be answered. */
export const isPending = (row: AccessRequestRow, now: Date) => stateOf(row, now) === 'pending';

/** These requests with the names of both sides, the last one first. The caller is outside of their scope, so `among` limits them. */
export const listAccessRequests = async (
  tx: Transaction,
  among: SQL | undefined,
  now: Date,
): Promise<(AccessRequest & { releaseId: string })[]> => {
  const consultancies = alias(organisations, 'consultancies');
  const rows = await tx
    .select({
      row: clientAccessRequests,
      consultancy: { id: consultancies.id, name: consultancies.name },
      client: { id: organisations.id, name: organisations.name },
    })
    .from(clientAccessRequests)
    .innerJoin(consultancies, eq(consultancies.id, clientAccessRequests.organisationId))
    .innerJoin(organisations, eq(organisations.id, clientAccessRequests.clientId))
    .where(among)
    .orderBy(desc(clientAccessRequests.requestedAt), desc(clientAccessRequests.id));
  return rows.map(({ row, consultancy, client }) => ({
    id: row.id,
    releaseId: row.releaseId,
    state: stateOf(row, now),
    consultancy,
    client,
    requestedAt: row.requestedAt.toISOString(),
    requestedBy: row.requestedByName,
    expiresAt: row.expiresAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy: row.answeredByName,
  }));
};

/** A former client with its requests, as the consultancy sees them. The caller checked that the release belongs to the consultancy. */
export const latestRequests = async (tx: Transaction, home: Scope, now: Date): Promise<Map<string, AccessRequest>> => {
  const latest = new Map<string, AccessRequest>();
  for (const { releaseId, ...request } of await listAccessRequests(tx, madeBy(home), now))
    if (!latest.has(releaseId)) latest.set(releaseId, request);
  return latest;
};
