import type { Language } from '@esg/contract';
import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { brands } from './brands.tables.ts';

/** Facts of a letter that name the organisation, with the name that it has in that language. */
export const withNameIn = async <Facts>(scoped: Scoped, facts: Facts, language: Language): Promise<Facts> => {
  const isNamed = typeof facts === 'object' && facts !== null && 'organizationName' in facts;
  if (language !== 'zhTw' || !isNamed) return facts;
  const { name, chineseName } = await findNames(scoped);
  return chineseName && facts.organizationName === name ? { ...facts, organizationName: chineseName } : facts;
};

/** The organisation's names: its own, and in Chinese if it has one. */
const findNames = async ({ tx, tenantId, organisationId }: Scoped) => {
  const [row] = await tx
    .select({ name: organisations.name, chineseName: organisations.chineseName })
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  if (!row) throw new Error(`The organisation ${organisationId} does not exist`);
  return row;
};

/** The organisation whose data a file contains, and the tenant whose brand it has. */
export const findOwner = async ({ tx, tenantId, organisationId }: Scoped) => {
  const [row] = await tx
    .select({ organisation: organisations.name, tenant: brands.companyName, colorSetting: brands.colorSetting })
    .from(organisations)
    .innerJoin(tenants, eq(tenants.id, organisations.tenantId))
    .innerJoin(brands, eq(brands.id, tenants.brandId))
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  if (!row) throw new Error(`The organisation ${organisationId} does not exist`);
  return row;
};
