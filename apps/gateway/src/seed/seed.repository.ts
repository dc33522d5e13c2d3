import type { BrandImageKind, TenantInfo } from '@esg/contract';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { brands, fileColumns } from '../modules/brands/index.ts';
import { type files, insertFile } from '../modules/files/index.ts';
import { organisations } from '../modules/organizations/index.ts';
import { reports } from '../modules/reports/index.ts';
import { tenantHosts, tenants } from '../modules/tenants/index.ts';
import { users } from '../modules/users/index.ts';
import type { Scoped, Transaction } from '../platform/database/index.ts';
import { type DemoTenant, demoTenants } from './demo-data.ts';

/** Modules that the demonstration shows. */
const features: TenantInfo['featureFlag'] = {
  featureFlags: [
    'data-management-module',
    'reporting-entity',
    'framework-builder-admin',
    'custom-template',
    'payment',
    'climate',
    'materiality',
    'ai-report',
  ],
  versionIds: [],
};
const firstPublished = { state: 'published' as const, number: 1 };

/** Stores a tenant with its organisations and people. Existing rows stay unchanged. */
export const insertDemoTenant = async (tx: Transaction, tenant: DemoTenant, passwordHash: string) => {
  const { id, brandId, brandMode, companyName, supportEmail, colorSetting } = tenant;
  await tx
    .insert(tenants)
    .values({ id, brandId, brandMode, name: companyName, platformType: 'esg', featureFlag: features })
    .onConflictDoNothing();
  await tx
    .insert(brands)
    .values({ companyName, supportEmail, colorSetting, id: brandId, tenantId: id, ...firstPublished })
    .onConflictDoNothing();
  for (const { users: people, isUnpaid: _, ...organisation } of tenant.organisations) {
    await tx
      .insert(organisations)
      .values({ ...organisation, tenantId: id })
      .onConflictDoNothing();
    if (people.length === 0) continue;
    const owner = { tenantId: id, organisationId: organisation.id, passwordHash };
    await tx
      .insert(users)
      .values(people.map((person) => ({ ...person, ...owner })))
      .onConflictDoNothing();
  }
  await nameOwner(tx, tenant);
};

/** The first organisation owns the tenant. */
const nameOwner = (tx: Transaction, { id, organisations: [owner] }: DemoTenant) =>
  owner &&
  tx
    .update(tenants)
    .set({ ownerOrganisationId: owner.id })
    .where(and(eq(tenants.id, id), isNull(tenants.ownerOrganisationId)));

/** Gives the tenant its host names. */
export const insertDemoHosts = async (tx: Transaction, { id, hosts }: DemoTenant) => {
  await tx
    .insert(tenantHosts)
    .values(hosts.map((host) => ({ ...host, tenantId: id })))
    .onConflictDoNothing();
};

/** Whether the demonstration is complete: a tenant gets its hosts last of all. */
export const hasDemoHosts = async (tx: Transaction) => {
  const ids = demoTenants.map(({ id }) => id);
  const rows = await tx
    .selectDistinct({ id: tenantHosts.tenantId })
    .from(tenantHosts)
    .where(inArray(tenantHosts.tenantId, ids));
  return rows.length === ids.length;
};

/** Stores the metadata of a brand's picture and uses it in the tenant's first brand. */
export const setBrandPicture = async (
  tx: Transaction,
  brandId: string,
  kind: BrandImageKind,
  file: typeof files.$inferInsert & { id: string },
) => {
  await insertFile(tx, file);
  await tx
    .update(brands)
    .set({ [fileColumns[kind]]: file.id })
    .where(eq(brands.id, brandId));
};

/** Whether the caller's organisation has a report of this name. */
export const hasReport = async ({ tx, organisationId }: Scoped, name: string) => {
  const rows = await tx
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.organisationId, organisationId), eq(reports.name, name)))
    .limit(1);
  return rows.length > 0;
};
