import {
  type AnsweredQuery,
  type AnswerValue,
  isAnswered,
  type Period,
  type Report,
  type ReportSource,
} from '@esg/contract';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Scoped } from '../../../platform/database/index.ts';
import { listAnsweredMetrics } from '../../data-points/index.ts';
import { frameworkIn } from '../../frameworks/index.ts';
import { answers, reportDisclosures, reports } from '../reports.tables.ts';

/** What another report says, and where. */
export type SaidElsewhere = { readonly value: AnswerValue; readonly from: ReportSource };

/** The report that asks, or the days and entities of one that is not made yet. */
type Asking = Pick<Report, 'entityIds'> & { readonly id?: string; readonly period: Period };

/** Rows of other reports of the same organisation, days and entities that answer one of these questions, those answered last first. */
const rowsOf = (
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

/**
 * What the organisation's other reports of the same days and entities say in words, by the metric that both frameworks ask for: collected once,
 * it answers every framework. Which provisions ask for the same is what the metric library says of them, nothing else. Of several, the answer
 * that was given last.
 */
export const wordsOfReports = async (
  scoped: Scoped,
  report: Report,
  keys: readonly string[],
): Promise<ReadonlyMap<string, SaidElsewhere>> => {
  const said = new Map<string, SaidElsewhere>();
  if (!report.period || keys.length === 0) return said;
  const { id, period, entityIds } = report;
  const rows = await rowsOf(scoped, { id, period, entityIds }, keys);
  for (const { reportId, name, versionId, disclosureCode, fieldKey, value } of rows) {
    if (said.has(fieldKey) || value === null || !isAnswered(value)) continue;
    const framework = await frameworkIn(scoped, versionId);
    if (!framework) continue;
    said.set(fieldKey, {
      value,
      from: { reportId, name, versionId, framework: framework.name, period, disclosureCode },
    });
  }
  return said;
};

/**
 * Metrics that a new report about the whole organisation begins with: those of the data hub, and those that its reports of these days answer in
 * words.
 */
export const answeredMetrics = async (scoped: Scoped, days: AnsweredQuery): Promise<Set<string>> => {
  const answered = await listAnsweredMetrics(scoped, days);
  const { start, end } = days;
  if (!start || !end) return answered;
  const rows = await rowsOf(scoped, { period: { start, end }, entityIds: [] });
  return new Set([...answered, ...rows.flatMap(({ fieldKey, value }) => (isAnswered(value) ? [fieldKey] : []))]);
};
