import type { EarlierAnswer, Report } from '@esg/contract';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { answers, reports } from '../reports/reports.tables.ts';

/** What the organisation answered to these fields for the latest period that ended before this report's began. */
export const listEarlier = async (
  { tx, tenantId, organisationId }: Scoped,
  { id, period }: Pick<Report, 'id' | 'period'>,
  fieldKeys: readonly string[],
): Promise<Map<string, EarlierAnswer>> => {
  if (!period || fieldKeys.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([answers.fieldKey], {
      fieldKey: answers.fieldKey,
      value: answers.value,
      start: reports.periodStart,
      end: reports.periodEnd,
    })
    .from(answers)
    .innerJoin(reports, eq(reports.id, answers.reportId))
    .where(
      and(
        eq(answers.tenantId, tenantId),
        eq(answers.organisationId, organisationId),
        inArray(answers.fieldKey, [...fieldKeys]),
        isNotNull(answers.value),
        ne(reports.id, id),
        isNull(reports.deletedAt),
        lt(reports.periodEnd, period.start),
      ),
    )
    .orderBy(answers.fieldKey, desc(reports.periodEnd), desc(answers.updatedAt));
  return new Map(
    rows.flatMap(({ fieldKey, value, start, end }) =>
      value && start && end ? [[fieldKey, { value, period: { start, end } }] as const] : [],
    ),
  );
};
