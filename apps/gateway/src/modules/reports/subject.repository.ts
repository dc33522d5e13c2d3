import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { organisations } from '../organizations/index.ts';
import { tenants } from '../tenants/index.ts';

/** The own organisation with its tenant's brand. */
export const findSubject = async ({ tx, tenantId, organisationId }: Scoped) => {
  const [row] = await tx
    .select({
      organisation: {
        name: organisations.name,
        logoFileId: organisations.logoFileId,
        reportLanguage: organisations.reportLanguage,
      },
      tenant: {
        companyName: tenants.companyName,
        supportEmail: tenants.supportEmail,
        colorSetting: tenants.colorSetting,
        logoFileId: tenants.logoFileId,
      },
    })
    .from(organisations)
    .innerJoin(tenants, eq(tenants.id, organisations.tenantId))
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  return row;
};
