import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { brands } from '../brands/brands.tables.ts';
import { numberFormatIn, organisations } from '../organizations/index.ts';
import { tenants } from '../tenants/index.ts';

/** The caller's organisation with its tenant's brand. */
export const findSubject = async ({ tx, tenantId, organisationId }: Scoped) => {
  const [row] = await tx
    .select({
      organisation: {
        name: organisations.name,
        chineseName: organisations.chineseName,
        stockCode: organisations.stockCode,
        logoFileId: organisations.logoFileId,
        reportLanguage: organisations.reportLanguage,
        numberFormat: organisations.numberFormat,
        headquartersCountry: organisations.headquartersCountry,
        stockExchange: organisations.stockExchange,
      },
      tenant: {
        companyName: brands.companyName,
        supportEmail: brands.supportEmail,
        colorSetting: brands.colorSetting,
        logoFileId: brands.logoFileId,
      },
    })
    .from(organisations)
    .innerJoin(tenants, eq(tenants.id, organisations.tenantId))
    .innerJoin(brands, eq(brands.id, tenants.brandId))
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  return row && { ...row, organisation: { ...row.organisation, numberFormat: numberFormatIn(row.organisation) } };
};
