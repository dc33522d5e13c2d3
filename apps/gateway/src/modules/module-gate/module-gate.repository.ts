import type { Module, TenantInfo } from '@esg/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';

type Having = Pick<TenantInfo, 'featureFlag'> & {
  dataHubEnabled: boolean;
  reportingEntityEnabled: boolean;
  aiEnabled: boolean;
};

/**
 * Modules of the tenant except those that the organisation has turned off (spec section 3, `isEnabled` of `dataHubSetting`,
 * `organizationReportingEntity` and `aiReportSetting`).
 */
export const modulesInForce = ({
  featureFlag,
  dataHubEnabled,
  reportingEntityEnabled,
  aiEnabled,
}: Having): readonly Module[] =>
  featureFlag.featureFlags.filter(
    (module) =>
      (dataHubEnabled || module !== 'data-management-module') &&
      (reportingEntityEnabled || module !== 'reporting-entity') &&
      (aiEnabled || module !== 'ai-report'),
  );

/** The same for a given organisation; empty where it no longer exists. */
export const readModulesInForce = async (tx: Transaction, organisationId: string): Promise<readonly Module[]> => {
  const [row] = await tx
    .select({
      featureFlag: tenants.featureFlag,
      dataHubEnabled: organisations.dataHubEnabled,
      reportingEntityEnabled: organisations.reportingEntityEnabled,
      aiEnabled: organisations.aiEnabled,
    })
    .from(organisations)
    .innerJoin(tenants, eq(tenants.id, organisations.tenantId))
    .where(eq(organisations.id, organisationId));
  return row ? modulesInForce(row) : [];
};
