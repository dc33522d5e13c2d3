import { and, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { files } from '../files/index.ts';
import { publications } from '../publications/publications.tables.ts';
import { tenants } from '../tenants/tenants.tables.ts';
import { organisations } from './organizations.tables.ts';

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId));

/** The caller's organisation with the file name of its logo. */
export const findOwnOrganisation = async (scoped: Scoped) => {
  const [row] = await scoped.tx
    .select({ organisation: organisations, logoName: files.originalName, featureFlag: tenants.featureFlag })
    .from(organisations)
    .innerJoin(tenants, eq(tenants.id, organisations.tenantId))
    .leftJoin(files, eq(files.id, organisations.logoFileId))
    .where(own(scoped));
  return row;
};

/** Changes the given fields of the caller's organisation. */
export const updateOwnOrganisation = async (
  scoped: Scoped,
  change: Partial<Omit<typeof organisations.$inferInsert, 'id' | 'tenantId'>>,
  now: Date,
) => {
  await scoped.tx
    .update(organisations)
    .set({ ...change, updatedAt: now })
    .where(own(scoped));
};

/** Whether a publication of the caller's organisation shows this logo. */
export const isLogoPublished = async ({ tx, tenantId, organisationId }: Scoped, fileId: string) => {
  const rows = await tx
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        eq(publications.tenantId, tenantId),
        eq(publications.organisationId, organisationId),
        // The brand is the same in every language.
        sql`${publications.models} #>> '{en,brand,organisationLogoFileId}' = ${fileId}`,
      ),
    )
    .limit(1);
  return rows.length > 0;
};
