import { registerSteps } from '@esg/contract';
import { and, asc, desc, eq, exists, isNull, not } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { subscriptions } from '../payment/payment.tables.ts';
import { reports } from '../reports/reports.tables.ts';
import { users } from '../users/users.tables.ts';
import { clientReleases } from './releases.tables.ts';

export type ReleaseRow = typeof clientReleases.$inferSelect;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(clientReleases.tenantId, tenantId), eq(clientReleases.organisationId, organisationId));

/** Stores that a consultancy stopped managing a client. */
export const insertRelease = async (
  scoped: Scoped,
  release: Pick<ReleaseRow, 'clientId' | 'clientName' | 'releasedAt' | 'releasedByName'>,
): Promise<ReleaseRow> => {
  const { tenantId, organisationId } = scoped;
  const [row] = await scoped.tx
    .insert(clientReleases)
    .values({ ...release, tenantId, organisationId })
    .returning();
  if (!row) throw new Error('A release was not stored');
  return row;
};

/** Former clients that are not managed again, the last one first. */
export const listReleases = (scoped: Scoped): Promise<ReleaseRow[]> =>
  scoped.tx
    .select()
    .from(clientReleases)
    .where(and(own(scoped), isNull(clientReleases.restoredAt)))
    .orderBy(desc(clientReleases.releasedAt));

/** One of them, locked until the transaction ends. */
export const lockRelease = async (scoped: Scoped, id: string): Promise<ReleaseRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(clientReleases)
    .where(and(own(scoped), eq(clientReleases.id, id), isNull(clientReleases.restoredAt)))
    .for('update');
  return row;
};

/** Stores that it is managed again. */
export const updateRestored = async (scoped: Scoped, id: string, restoredAt: Date, restoredByName: string) => {
  await scoped.tx
    .update(clientReleases)
    .set({ restoredAt, restoredByName })
    .where(and(own(scoped), eq(clientReleases.id, id)));
};

/** Reports of the caller's organisation, including deleted ones that can still be restored: each keeps a log. */
export const listReportIds = async ({ tx, tenantId, organisationId }: Scoped): Promise<string[]> => {
  const rows = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.tenantId, tenantId), eq(reports.organisationId, organisationId)))
    .orderBy(asc(reports.id));
  return rows.map(({ id }) => id);
};

/**
 * Makes a client a company of its own, which chooses a plan next. The caller is outside of its scope. False where it is no client any more.
 */
export const detachClient = async ({ tx, tenantId, organisationId }: Scoped, clientId: string, now: Date) => {
  const rows = await tx
    .update(organisations)
    .set({ consultancyId: null, type: 'Standard', registerProcess: registerSteps.planSelection, updatedAt: now })
    .where(
      and(
        eq(organisations.tenantId, tenantId),
        eq(organisations.id, clientId),
        eq(organisations.consultancyId, organisationId),
      ),
    )
    .returning({ id: organisations.id });
  return rows.length > 0;
};

const isUnbound = (tx: Transaction) =>
  and(
    eq(organisations.type, 'Standard'),
    isNull(organisations.consultancyId),
    not(exists(tx.select().from(subscriptions).where(eq(subscriptions.organisationId, organisations.id)))),
  );

/** Whether a former client has neither a plan of its own nor another consultancy. The caller is outside of its scope. */
export const isRestorable = async (tx: Transaction, tenantId: string, clientId: string) => {
  const rows = await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, clientId), isUnbound(tx)));
  return rows.length > 0;
};

/** Names of a company's own administrators. The caller is outside of its scope. */
export const listAdministratorNames = async (
  tx: Transaction,
  tenantId: string,
  clientId: string,
): Promise<string[]> => {
  const rows = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.organisationId, clientId), eq(users.role, 'administrator')))
    .orderBy(asc(users.createdAt), asc(users.id));
  return rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
};

/** Makes it a client of this consultancy again. False where it has a plan or another consultancy. */
export const attachClient = async ({ tx, tenantId, organisationId }: Scoped, clientId: string, now: Date) => {
  const rows = await tx
    .update(organisations)
    .set({ consultancyId: organisationId, type: 'Client', registerProcess: registerSteps.finish, updatedAt: now })
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, clientId), isUnbound(tx)))
    .returning({ id: organisations.id });
  return rows.length > 0;
};
