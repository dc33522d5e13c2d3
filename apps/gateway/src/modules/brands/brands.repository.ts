import type { Language } from '@esg/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenantHosts, tenants } from '../tenants/tenants.tables.ts';
import { users } from '../users/users.tables.ts';
import type { BrandFields, NewBrand } from './brand-row.repository.ts';
import { brands } from './brands.tables.ts';

const own = ({ tenantId }: Scoped, id: string) => and(eq(brands.tenantId, tenantId), eq(brands.id, id));

/** The owner of the tenant, and whether the tenant may have a brand of its own. */
export const findStanding = async ({ tx, tenantId, organisationId }: Scoped) => {
  const [row] = await tx
    .select({ brandMode: tenants.brandMode, owner: tenants.ownerOrganisationId })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  return row && { brandMode: row.brandMode, ownsTenant: row.owner === organisationId };
};

/**
 * An unused version number of the tenant. The transaction then holds the tenant's brands, so that two changes at the same moment come one
 * after the other.
 */
export const takeVersion = async ({ tx, tenantId }: Scoped): Promise<number> => {
  const [row] = await tx
    .update(tenants)
    .set({ brandChanges: sql`${tenants.brandChanges} + 1` })
    .where(eq(tenants.id, tenantId))
    .returning({ version: tenants.brandChanges });
  if (!row) throw new Error(`The tenant ${tenantId} does not exist`);
  return row.version;
};

/** The caller with their display name. */
export const findAuthor = async ({ tx, tenantId, organisationId, userId }: Scoped) => {
  const [row] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), eq(users.id, userId)));
  return { id: userId, name: row ? `${row.firstName} ${row.lastName}` : '' };
};

export const insertBrand = async ({ tx, tenantId }: Scoped, brand: Omit<NewBrand, 'tenantId'>): Promise<string> => {
  const [row] = await tx
    .insert(brands)
    .values({ ...brand, tenantId })
    .returning({ id: brands.id });
  if (!row) throw new Error('A brand was not stored');
  return row.id;
};

export const updateBrand = async (
  scoped: Scoped,
  id: string,
  change: Partial<Omit<BrandFields, 'id' | 'tenantId'>>,
) => {
  await scoped.tx.update(brands).set(change).where(own(scoped, id));
};

export const deleteBrand = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(brands).where(own(scoped, id));
};

/** Makes it the tenant's brand. */
export const nameBrand = async ({ tx, tenantId }: Scoped, brandId: string) => {
  await tx.update(tenants).set({ brandId }).where(eq(tenants.id, tenantId));
};

/** Host names of the caller's tenant. */
export const listHosts = async ({ tx, tenantId }: Scoped): Promise<string[]> => {
  const rows = await tx
    .select({ host: tenantHosts.host })
    .from(tenantHosts)
    .where(eq(tenantHosts.tenantId, tenantId))
    .orderBy(asc(tenantHosts.host));
  return rows.map(({ host }) => host);
};

/** The language in which the caller's organisation is written to. */
export const findCommunicationLanguage = async ({ tx, tenantId, organisationId }: Scoped): Promise<Language> => {
  const [row] = await tx
    .select({ language: organisations.communicationLanguage })
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  return row?.language ?? 'en';
};
