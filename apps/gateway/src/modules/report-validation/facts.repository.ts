import type { AnswerValue, Period, Report } from '@esg/contract';
import { and, desc, eq, inArray, isNotNull, lt, ne, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { organisations } from '../organizations/index.ts';
import { ofBoundary } from '../reports/index.ts';
import { answers, reportDisclosures, reports } from '../reports/reports.tables.ts';

type LastYear = { period: Period; answers: Map<string, AnswerValue[]> };

/** The published report about the same entities whose period ended last before this one's began; preferably one by the same framework. */
const findEarlier = async ({ tx, tenantId, organisationId }: Scoped, report: Report, start: string) => {
  const [row] = await tx
    .select({ id: reports.id, start: reports.periodStart, end: reports.periodEnd })
    .from(reports)
    .where(
      and(
        eq(reports.tenantId, tenantId),
        eq(reports.organisationId, organisationId),
        eq(reports.status, 'readonly-published'),
        ne(reports.id, report.id),
        ofBoundary(report.entityIds),
        isNotNull(reports.periodStart),
        lt(reports.periodEnd, start),
      ),
    )
    .orderBy(desc(reports.periodEnd), sql`${reports.versionId} = ${report.versionId} desc`, desc(reports.publishedAt))
    .limit(1);
  return row;
};

/**
 * Last year's published answers, by metric: all of the disclosures that the report has, or of these metrics. Null where there is no such
 * report.
 */
export const findLastYear = async (
  scoped: Scoped,
  report: Report,
  metricKeys?: readonly string[],
): Promise<LastYear | null> => {
  const earlier = report.period && (await findEarlier(scoped, report, report.period.start));
  if (!earlier?.start || !earlier.end) return null;
  const rows = await scoped.tx
    .select({ fieldKey: answers.fieldKey, value: answers.value })
    .from(answers)
    .innerJoin(
      reportDisclosures,
      and(
        eq(reportDisclosures.reportId, answers.reportId),
        eq(reportDisclosures.code, answers.disclosureCode),
        eq(reportDisclosures.selected, true),
      ),
    )
    .where(
      and(
        eq(answers.tenantId, scoped.tenantId),
        eq(answers.organisationId, scoped.organisationId),
        eq(answers.reportId, earlier.id),
        ne(reportDisclosures.status, 'omitted'),
        isNotNull(answers.value),
        metricKeys && inArray(answers.fieldKey, [...metricKeys]),
      ),
    );
  const byField = Map.groupBy(rows, ({ fieldKey }) => fieldKey);
  return {
    period: { start: earlier.start, end: earlier.end },
    answers: new Map([...byField].map(([key, list]) => [key, list.flatMap(({ value }) => value ?? [])])),
  };
};

/** Names of empty fields in the organisation's profile, of those that readers of a report look for. */
export const emptyProfileFields = async ({ tx, tenantId, organisationId }: Scoped): Promise<string[]> => {
  const { industry, headquartersCountry } = organisations;
  const [row] = await tx
    .select({ industry, headquartersCountry })
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  return Object.entries(row ?? {}).flatMap(([field, value]) => (value === null || value === '' ? [field] : []));
};
