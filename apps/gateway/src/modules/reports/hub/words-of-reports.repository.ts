import type { Period, Report } from '@esg/contract';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Scoped } from '../../../platform/database/index.ts';
import { answers, reportDisclosures, reports } from '../reports.tables.ts';

/** The report that asks, or the days and entities of one that is not made yet. */
type Asking = Pick<Report, 'entityIds'> & { readonly id?: string; readonly period: Period };

/** Rows of other reports of the same organisation, days and entities that answer one of these questions, those answered last first. */
export const listSaidInReports = (
  { tx, tenantId, organisationId }: Scoped,
  { id, period, entityIds }: Asking,
  keys?: readonly string[],
) =>
  tx
    .select({
      reportId: reports.id,
      name: reports.name,
      versionId: reports.versionId,
      disclosureCode: answers.disclosureCode,
      fieldKey: answers.fieldKey,
      value: answers.value,
    })
    .from(reports)
    .innerJoin(answers, and(eq(answers.reportId, reports.id), eq(answers.organisationId, reports.organisationId)))
    .innerJoin(
      reportDisclosures,
      and(eq(reportDisclosures.reportId, reports.id), eq(reportDisclosures.code, answers.disclosureCode)),
    )
    .where(
      and(
        eq(reports.tenantId, tenantId),
        eq(reports.organisationId, organisationId),
        isNull(reports.deletedAt),
        id === undefined ? undefined : ne(reports.id, id),
        eq(reports.periodStart, period.start),
        eq(reports.periodEnd, period.end),
        sql`${reports.entityIds} = ${JSON.stringify(entityIds)}::jsonb`,
        eq(reportDisclosures.selected, true),
        ne(reportDisclosures.status, 'omitted'),
        keys && inArray(answers.fieldKey, [...keys]),
        sql`${answers.value} ->> 'type' not in ('number', 'integer')`,
      ),
    )
    .orderBy(desc(answers.updatedAt), reports.id, answers.disclosureCode);
