import { type AnswerValue, isAnswered, type Report, type ReportSource } from '@esg/contract';
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Scoped } from '../../../platform/database/index.ts';
import { frameworkIn } from '../../frameworks/index.ts';
import { answers, reportDisclosures, reports } from '../reports.tables.ts';

/** What another report says, and where. */
export type SaidElsewhere = { readonly value: AnswerValue; readonly from: ReportSource };

/** Rows of other reports of the same organisation, days and entities that answer one of these questions, those answered last first. */
const rowsOf = ({ tx, tenantId, organisationId }: Scoped, report: Report, keys: readonly string[]) =>
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
        ne(reports.id, report.id),
        eq(reports.periodStart, report.period?.start ?? ''),
        eq(reports.periodEnd, report.period?.end ?? ''),
        sql`${reports.entityIds} = ${JSON.stringify(report.entityIds)}::jsonb`,
        eq(reportDisclosures.selected, true),
        ne(reportDisclosures.status, 'omitted'),
        inArray(answers.fieldKey, [...keys]),
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
  for (const { reportId, name, versionId, disclosureCode, fieldKey, value } of await rowsOf(scoped, report, keys)) {
    if (said.has(fieldKey) || value === null || !isAnswered(value)) continue;
    const framework = await frameworkIn(scoped, versionId);
    if (!framework) continue;
    said.set(fieldKey, {
      value,
      from: { reportId, name, versionId, framework: framework.name, period: report.period, disclosureCode },
    });
  }
  return said;
};
