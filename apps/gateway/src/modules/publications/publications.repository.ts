import type { Language, ReportModel } from '@esg/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { presentModel } from '../report-model/index.ts';
import { publications } from './publications.tables.ts';

type NewPublication = Pick<
  typeof publications.$inferInsert,
  'reportId' | 'models' | 'sha256' | 'publishedAt' | 'publishedById' | 'publishedByName'
>;

/** Stores a publication. */
export const insertPublication = async ({ tx, tenantId, organisationId }: Scoped, publication: NewPublication) => {
  await tx.insert(publications).values({ ...publication, tenantId, organisationId });
};

/** The last published version of the report in that language. */
export const findPublishedModel = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
  language: Language,
): Promise<ReportModel | undefined> => {
  const [row] = await tx
    .select({ model: sql<ReportModel>`${publications.models} -> ${language}::text` })
    .from(publications)
    .where(
      and(
        eq(publications.tenantId, tenantId),
        eq(publications.organisationId, organisationId),
        eq(publications.reportId, reportId),
      ),
    )
    .orderBy(desc(publications.publishedAt))
    .limit(1);
  return row && presentModel(row.model);
};
