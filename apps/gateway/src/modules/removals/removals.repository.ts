import { and, asc, eq, lte } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { users } from '../users/users.tables.ts';

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId));

/** The caller's organisation, locked for this transaction. */
export const lockOwn = async (scoped: Scoped) => {
  const [row] = await scoped.tx.select().from(organisations).where(own(scoped)).for('update');
  return row;
};

/** Whether the caller's organisation owns its tenant. */
export const ownsItsTenant = async ({ tx, tenantId, organisationId }: Scoped) => {
  const rows = await tx
    .select({ id: tenants.id })
    .from(tenants)
    .where(and(eq(tenants.id, tenantId), eq(tenants.ownerOrganisationId, organisationId)));
  return rows.length > 0;
};

/** The caller's name. */
export const findCallerName = async ({ tx, tenantId, userId }: Scoped) => {
  const [row] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return row ? `${row.firstName} ${row.lastName}`.trim() : '';
};

type Removal = Pick<typeof organisations.$inferInsert, 'removalAt' | 'removalRequestedByName' | 'statusBeforeRemoval'>;

/** Sets or clears when the caller's organisation is to be removed. */
export const updateRemoval = async (scoped: Scoped, removal: Removal) => {
  await scoped.tx.update(organisations).set(removal).where(own(scoped));
};

/** Organisations of all tenants whose waiting time is over. */
export const listDueRemovals = (tx: Transaction, now: Date) =>
  tx
    .select({ tenantId: organisations.tenantId, organisationId: organisations.id })
    .from(organisations)
    .where(lte(organisations.removalAt, now))
    .orderBy(asc(organisations.removalAt));
