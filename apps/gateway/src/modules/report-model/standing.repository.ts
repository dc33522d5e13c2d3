import { and, desc, eq, isNull } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { publications } from '../publications/publications.tables.ts';
import { reports } from '../reports/reports.tables.ts';

/** The id of what a report published last; nothing where it was never published, or is unpublished since. */
export const findStanding = async (scoped: Scoped, reportId: string): Promise<string | undefined> => {
  const [last] = await scoped.tx
    .select({ id: publications.id })
    .from(publications)
    .innerJoin(reports, and(eq(reports.id, publications.reportId), isNull(reports.unpublishedAt)))
    .where(and(ownRows(publications, scoped), eq(publications.reportId, reportId)))
    .orderBy(desc(publications.publishedAt))
    .limit(1);
  return last?.id;
};
