import type { ImportReport } from '@esg/contract';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { reports } from '../reports/reports.tables.ts';

/** Reports with an answer that was made of one of these data points. */
export const listRestingOn = (scoped: Scoped, dataPointIds: readonly string[]): Promise<ImportReport[]> =>
  scoped.tx
    .select({ id: reports.id, name: reports.name, isPublished: isNotNull(reports.publishedAt).mapWith(Boolean) })
    .from(reports)
    .where(
      and(
        eq(reports.tenantId, scoped.tenantId),
        eq(reports.organisationId, scoped.organisationId),
        isNull(reports.deletedAt),
        sql`exists (
          select 1 from answer_origins origin
          cross join jsonb_path_query(origin.made, '$.sources[*].dataPointId') as source(id)
          join jsonb_array_elements(${JSON.stringify(dataPointIds)}::jsonb) as written(id) on written.id = source.id
          where origin.report_id = ${reports.id})`,
      ),
    )
    .orderBy(desc(isNotNull(reports.publishedAt)), reports.name);
