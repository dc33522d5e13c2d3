import { type BrandImageKind, type BrandImages, brandImageKeys } from '@esg/contract';
import { and, desc, eq, inArray, isNotNull, max, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { files } from '../files/files.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { brands } from './brands.tables.ts';

export type BrandFields = typeof brands.$inferSelect;
export type NewBrand = typeof brands.$inferInsert;
/** A brand's picture as it is stored; its hash is part of its address. */
export type Picture = { id: string; hash: string; originalName: string; mediaType: string };
/** A version of a brand with its pictures, and the number of the version that it restored. */
export type BrandRow = BrandFields & {
  pictures: Record<keyof BrandImages, Picture | null>;
  restoredNumber: number | null;
};

/** The column that names the file of each kind of picture. */
export const fileColumns = {
  logo: 'logoFileId',
  'logo-dark': 'logoDarkFileId',
  'mini-logo': 'miniLogoFileId',
  favicon: 'faviconFileId',
} as const satisfies Record<BrandImageKind, keyof BrandFields>;

const logo = alias(files, 'logo');
const logoDark = alias(files, 'logo_dark');
const miniLogo = alias(files, 'mini_logo');
const favicon = alias(files, 'favicon');
const restored = alias(brands, 'restored');

const select = (tx: Transaction) =>
  tx
    .select({ brand: brands, logo, logoDark, miniLogo, favicon, restoredNumber: restored.number })
    .from(brands)
    .leftJoin(logo, eq(logo.id, brands.logoFileId))
    .leftJoin(logoDark, eq(logoDark.id, brands.logoDarkFileId))
    .leftJoin(miniLogo, eq(miniLogo.id, brands.miniLogoFileId))
    .leftJoin(favicon, eq(favicon.id, brands.faviconFileId))
    .leftJoin(restored, eq(restored.id, brands.restoredFromId));

type Selected = Awaited<ReturnType<typeof select>>[number];
const rowOf = ({ brand, restoredNumber, ...pictures }: Selected): BrandRow => ({ ...brand, pictures, restoredNumber });
const first = (rows: Selected[]) => rows.map(rowOf)[0];

/** One version of any tenant's brand. */
export const findBrand = async (tx: Transaction, id: string) => first(await select(tx).where(eq(brands.id, id)));

/** The published brand of the caller's tenant. */
export const findTenantBrand = async ({ tx, tenantId }: Scoped) => {
  const named = tx.select({ id: tenants.brandId }).from(tenants).where(eq(tenants.id, tenantId));
  return first(await select(tx).where(inArray(brands.id, named)));
};

/** One version of the caller's tenant. */
export const findOwnBrand = async ({ tx, tenantId }: Scoped, id: string) =>
  first(await select(tx).where(and(eq(brands.tenantId, tenantId), eq(brands.id, id))));

/** The tenant's draft, or its published version; the database holds at most one of each. */
export const findInState = async ({ tx, tenantId }: Scoped, state: 'draft' | 'published') =>
  first(await select(tx).where(and(eq(brands.tenantId, tenantId), eq(brands.state, state))));

/** Superseded versions of the tenant, newest first. */
export const listSuperseded = async ({ tx, tenantId }: Scoped, rowsMax: number): Promise<BrandRow[]> => {
  const rows = await select(tx)
    .where(and(eq(brands.tenantId, tenantId), eq(brands.state, 'superseded')))
    .orderBy(desc(brands.number))
    .limit(rowsMax);
  return rows.map(rowOf);
};

/** The number of the tenant's next publication. Ask under the tenant's lock. */
export const nextNumber = async ({ tx, tenantId }: Pick<Scoped, 'tx' | 'tenantId'>): Promise<number> => {
  const [row] = await tx
    .select({ last: max(brands.number) })
    .from(brands)
    .where(and(eq(brands.tenantId, tenantId), isNotNull(brands.number)));
  return (row?.last ?? 0) + 1;
};

/** A picture of any version of a tenant's brand, by its hash: whoever has the address may see it. */
export const findBrandPicture = async (tx: Transaction, kind: BrandImageKind, hash: string) => {
  const [row] = await tx
    .select({ file: files })
    .from(files)
    .innerJoin(brands, eq(brands[fileColumns[kind]], files.id))
    .where(eq(files.hash, hash))
    .limit(1);
  return row?.file;
};

/** Whether some version of the tenant shows this file. */
export const isFileShown = async ({ tx, tenantId }: Scoped, fileId: string) => {
  const kinds = Object.keys(brandImageKeys) as BrandImageKind[];
  const rows = await tx
    .select({ id: brands.id })
    .from(brands)
    .where(and(eq(brands.tenantId, tenantId), or(...kinds.map((kind) => eq(brands[fileColumns[kind]], fileId)))))
    .limit(1);
  return rows.length > 0;
};
