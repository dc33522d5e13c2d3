import type { EarlierAnswer, Report } from '@esg/contract';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { answers, reports } from './reports.tables.ts';

/** Whether a field of a report has an answer, for a query on another table; the arguments are its columns that identify the field. */
export const isAnswered = (reportId: SQL, disclosureCode: SQL, fieldKey: SQL) =>
  sql<boolean>`exists (select from answers said where said.report_id = ${reportId}
    and said.disclosure_code = ${disclosureCode} and said.field_key = ${fieldKey} and said.value is not null)`;

/** The authors of the report's present answers, by disclosure code. */
export const listWriters = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
): Promise<Map<string, Set<string>>> => {
  const rows = await tx
    .selectDistinct({ code: answers.disclosureCode, id: answers.updatedById })
    .from(answers)
    .where(
      and(
        eq(answers.tenantId, tenantId),
        eq(answers.organisationId, organisationId),
        eq(answers.reportId, reportId),
        isNotNull(answers.value),
      ),
    );
  const writers = new Map<string, Set<string>>();
  for (const { code, id } of rows) writers.set(code, (writers.get(code) ?? new Set()).add(id));
  return writers;
};

/** The organisation's answers to these fields for the latest period that ended before this report's began. */
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
