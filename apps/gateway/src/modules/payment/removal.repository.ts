import { and, eq, notExists } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { files } from '../files/files.tables.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** Ids of all files of an organisation. */
export const listOrganisationFiles = async (tx: Transaction, organisationId: string): Promise<string[]> => {
  const rows = await tx.select({ id: files.id }).from(files).where(eq(files.organisationId, organisationId));
  return rows.map(({ id }) => id);
};

/** Deletes an organisation with all rows that refer to it, unless it owns its tenant. Returns whether it was deleted. */
export const deleteOrganisation = async (tx: Transaction, tenantId: string, organisationId: string) => {
  const owned = tx.select({ id: tenants.id }).from(tenants).where(eq(tenants.ownerOrganisationId, organisationId));
  const rows = await tx
    .delete(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId), notExists(owned)))
    .returning({ id: organisations.id });
  return rows.length > 0;
};
