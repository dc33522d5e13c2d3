import type { TenantInfo } from '@esg/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

/** The tenant's modules, and the organisation's own setting (spec section 3, `dataHubSetting.isEnabled`). */
type Having = Pick<TenantInfo, 'featureFlag'> & { isEnabled: boolean };

/** Whether there is a data hub: it takes the tenant's module and the organisation's setting. */
export const hasDataHub = ({ featureFlag, isEnabled }: Having): boolean =>
  isEnabled && featureFlag.featureFlags.includes('data-management-module');

/** The same, read of an organisation; none for one that is gone. */
export const readHasDataHub = async (tx: Transaction, organisationId: string): Promise<boolean> => {
  const [row] = await tx
    .select({ featureFlag: tenants.featureFlag, isEnabled: organisations.dataHubEnabled })
    .from(organisations)
    .innerJoin(tenants, eq(tenants.id, organisations.tenantId))
    .where(eq(organisations.id, organisationId));
  return row !== undefined && hasDataHub(row);
};
