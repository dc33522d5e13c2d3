import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../platform/database/index.ts';
import { files } from '../files/index.ts';
import { tenantHosts, tenants } from './tenants.tables.ts';

type Picture = { id: string; hash: string; originalName: string; mediaType: string };
/** A tenant as a host name finds it, with the pictures of its brand. */
export type Tenant = Omit<typeof tenants.$inferSelect, 'logoFileId' | 'faviconFileId' | 'miniLogoFileId'> & {
  host: string;
  hostType: (typeof tenantHosts.$inferSelect)['hostType'];
  logo: Picture | null;
  favicon: Picture | null;
  miniLogo: Picture | null;
};

const logo = alias(files, 'logo');
const favicon = alias(files, 'favicon');
const miniLogo = alias(files, 'mini_logo');

/** The tenant that answers to this host name, before anybody is signed in. */
export const findTenantByHost = async (tx: Transaction, host: string): Promise<Tenant | undefined> => {
  const [row] = await tx
    .select({ tenant: tenants, hostType: tenantHosts.hostType, logo, favicon, miniLogo })
    .from(tenantHosts)
    .innerJoin(tenants, eq(tenants.id, tenantHosts.tenantId))
    .leftJoin(logo, eq(logo.id, tenants.logoFileId))
    .leftJoin(favicon, eq(favicon.id, tenants.faviconFileId))
    .leftJoin(miniLogo, eq(miniLogo.id, tenants.miniLogoFileId))
    .where(eq(tenantHosts.host, host));
  return row && { ...row.tenant, ...row, host };
};

/** A picture of some tenant's brand by what is in it: whoever has the address may see it. */
export const findBrandPicture = async (tx: Transaction, kind: 'logo' | 'favicon' | 'mini-logo', hash: string) => {
  const column = { logo: tenants.logoFileId, favicon: tenants.faviconFileId, 'mini-logo': tenants.miniLogoFileId }[
    kind
  ];
  const [row] = await tx
    .select({ file: files })
    .from(files)
    .innerJoin(tenants, eq(column, files.id))
    .where(eq(files.hash, hash))
    .limit(1);
  return row?.file;
};
