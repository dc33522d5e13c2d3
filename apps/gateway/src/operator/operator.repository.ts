import { randomUUID } from 'node:crypto';
import type { Language, OrganisationType, PlatformType } from '@esg/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { brands, fileColumns, nextNumber } from '../modules/brands/index.ts';
import { insertStarterContent } from '../modules/content/index.ts';
import { type files, insertFile } from '../modules/files/index.ts';
import { organisations } from '../modules/organizations/index.ts';
import { type Feature, tenantHosts, tenants } from '../modules/tenants/index.ts';
import { users } from '../modules/users/index.ts';
import type { Transaction } from '../platform/database/index.ts';

type HostRow = typeof tenantHosts.$inferInsert;

/** All rows of a new tenant. The caller creates the ids, because the rows refer to each other. */
export type NewTenant = {
  ids: { tenant: string; brand: string; organisation: string };
  createdAt: Date;
  host: Pick<HostRow, 'host' | 'hostType'>;
  /** Its own terms of use, if any. */
  termsUrl: string | null;
  /** Its own accounts host, if any. */
  accountsHost: string | null;
  platformType: PlatformType;
  brand: Pick<typeof brands.$inferInsert, 'companyName' | 'supportEmail' | 'colorSetting'>;
  pictures: { kind: keyof typeof fileColumns; file: typeof files.$inferInsert & { id: string } }[];
  organisation: string;
  /** A consultancy, or a company. */
  organisationType: OrganisationType;
  administrator: { email: string; firstName: string; lastName: string; language: Language; passwordHash: string };
};

/** Modules of a new tenant; others are turned on for it (`set-module`). */
const modulesAtFirst = ['data-management-module', 'reporting-entity', 'payment', 'climate'] as const;

/** Stores a tenant with its published brand, its owner and the owner's administrator: all or nothing. */
export const insertTenant = async (tx: Transaction, tenant: NewTenant) => {
  const { ids, brand, pictures, administrator } = tenant;
  const owner = { tenantId: ids.tenant, organisationId: ids.organisation };
  await tx.insert(tenants).values({
    id: ids.tenant,
    brandId: ids.brand,
    name: brand.companyName,
    brandMode: 'whitelabeled',
    platformType: tenant.platformType,
    featureFlag: { featureFlags: [...modulesAtFirst], versionIds: [] },
    termsUrl: tenant.termsUrl,
    accountsHost: tenant.accountsHost,
  });
  for (const { file } of pictures) await insertFile(tx, file);
  const shown = Object.fromEntries(pictures.map(({ kind, file }) => [fileColumns[kind], file.id]));
  await tx
    .insert(brands)
    .values({ ...brand, ...shown, id: ids.brand, tenantId: ids.tenant, state: 'published', number: 1 });
  await tx.insert(organisations).values({
    id: ids.organisation,
    tenantId: ids.tenant,
    name: tenant.organisation,
    type: tenant.organisationType,
    reportLanguage: administrator.language,
    communicationLanguage: administrator.language,
  });
  await tx.update(tenants).set({ ownerOrganisationId: ids.organisation }).where(eq(tenants.id, ids.tenant));
  // The operator has seen the password, so it is valid for one sign-in only.
  await tx.insert(users).values({ ...administrator, ...owner, role: 'administrator', mustChangePassword: true });
  await insertStarterContent(tx, ids.tenant, tenant.createdAt);
  await insertHost(tx, { ...tenant.host, tenantId: ids.tenant });
};

type BrandUpdate = {
  brand: Partial<NewTenant['brand']>;
  pictures: NewTenant['pictures'];
  now: Date;
};

/** Publishes a version of a tenant's brand with the given fields, and otherwise those of the published one. A draft stays. */
export const publishBrand = async (tx: Transaction, tenantId: string, { brand, pictures, now }: BrandUpdate) => {
  const [tenant] = await tx
    .update(tenants)
    .set({ brandChanges: sql`${tenants.brandChanges} + 1` })
    .where(eq(tenants.id, tenantId))
    .returning({ version: tenants.brandChanges, brandId: tenants.brandId });
  const [current] = await tx
    .select()
    .from(brands)
    .where(eq(brands.id, tenant?.brandId ?? ''));
  if (!tenant || !current) throw new Error(`The tenant ${tenantId} has no published brand`);
  const number = await nextNumber({ tx, tenantId });
  for (const { file } of pictures) await insertFile(tx, file);
  await tx.update(brands).set({ state: 'superseded' }).where(eq(brands.id, current.id));
  const next = {
    ...current,
    ...brand,
    ...Object.fromEntries(pictures.map(({ kind, file }) => [fileColumns[kind], file.id])),
    id: randomUUID(),
    state: 'published' as const,
    number,
    version: tenant.version,
    updatedAt: now,
    updatedById: null,
    updatedByName: null,
    restoredFromId: null,
    publishedAt: now,
    publishedById: null,
    publishedByName: null,
  };
  await tx.insert(brands).values(next);
  await tx.update(tenants).set({ brandId: next.id }).where(eq(tenants.id, tenantId));
  return { name: next.companyName, number };
};

/** Sets the address of a tenant's terms of use; null for the default ones. */
export const updateTerms = async (tx: Transaction, tenantId: string, termsUrl: string | null) => {
  await tx.update(tenants).set({ termsUrl }).where(eq(tenants.id, tenantId));
};

/** Sets the host on which a tenant's people sign in; null for the default one. */
export const updateAccountsHost = async (tx: Transaction, tenantId: string, accountsHost: string | null) => {
  await tx.update(tenants).set({ accountsHost }).where(eq(tenants.id, tenantId));
};

/** Sets what a tenant's Home, menu and first steps begin with. */
export const updatePlatform = async (tx: Transaction, tenantId: string, platformType: PlatformType) => {
  await tx.update(tenants).set({ platformType }).where(eq(tenants.id, tenantId));
};

/** Turns a module of a tenant on or off. */
export const updateModule = async (tx: Transaction, tenantId: string, module: Feature, isOn: boolean) => {
  const [row] = await tx
    .select({ flags: tenants.featureFlag })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('update');
  if (!row) return;
  const others = row.flags.featureFlags.filter((each) => each !== module);
  const featureFlag = { ...row.flags, featureFlags: isOn ? [...others, module] : others };
  await tx.update(tenants).set({ featureFlag }).where(eq(tenants.id, tenantId));
};

/** Framework versions named for the tenant. */
export const listVersions = async (tx: Transaction, tenantId: string): Promise<string[]> => {
  const [row] = await tx.select({ flags: tenants.featureFlag }).from(tenants).where(eq(tenants.id, tenantId));
  return row?.flags.versionIds ?? [];
};

/** Sets the framework versions that the tenant offers; none means all that were compared with a text. */
export const updateVersions = async (tx: Transaction, tenantId: string, versionIds: string[]) => {
  const [row] = await tx
    .select({ flags: tenants.featureFlag })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('update');
  if (!row) return;
  await tx
    .update(tenants)
    .set({ featureFlag: { ...row.flags, versionIds } })
    .where(eq(tenants.id, tenantId));
};

/** Modules that an organisation can turn off for itself. */
const settingOf = {
  'data-management-module': 'dataHubEnabled',
  'reporting-entity': 'reportingEntityEnabled',
  'ai-report': 'aiEnabled',
} as const;
type OwnModule = keyof typeof settingOf;

/** Whether the module can also be turned on and off for one organisation. */
export const isOwnModule = (module: string): module is OwnModule => Object.hasOwn(settingOf, module);

/** Turns a module of the organisation that this person administers on or off; returns whether there is one. */
export const updateOwnModule = async (
  tx: Transaction,
  { tenantId, adminEmail }: { tenantId: string; adminEmail: string },
  module: OwnModule,
  isEnabled: boolean,
) => {
  const administered = tx
    .select({ id: users.organisationId })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, adminEmail), eq(users.role, 'administrator')));
  const rows = await tx
    .update(organisations)
    .set({ [settingOf[module]]: isEnabled })
    .where(inArray(organisations.id, administered))
    .returning({ id: organisations.id });
  return rows.length > 0;
};

export const insertHost = async (tx: Transaction, host: HostRow) => {
  await tx.insert(tenantHosts).values(host);
};

/** All host names with their tenants. */
export const listHosts = (tx: Transaction) =>
  tx
    .select({
      host: tenantHosts.host,
      hostType: tenantHosts.hostType,
      tenantId: tenantHosts.tenantId,
      name: tenants.name,
      mode: tenants.brandMode,
      accountsHost: tenants.accountsHost,
    })
    .from(tenantHosts)
    .innerJoin(tenants, eq(tenants.id, tenantHosts.tenantId))
    .orderBy(asc(tenants.createdAt), asc(tenants.name), asc(tenantHosts.host));

/** E-mails of all administrators with their tenant. */
export const listAdministrators = (tx: Transaction) =>
  tx
    .select({ email: users.email, tenantId: users.tenantId })
    .from(users)
    .where(eq(users.role, 'administrator'))
    .orderBy(asc(users.email));
