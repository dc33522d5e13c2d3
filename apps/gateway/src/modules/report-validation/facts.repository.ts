import type { AnswerValue, Period, Report } from '@esg/contract';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { organisations } from '../organizations/index.ts';
import { asPublished, findPublishedBefore } from '../report-model/index.ts';
import { type AnswersByField, readFramework, reportIn } from '../reports/index.ts';
import { answers, reportDisclosures } from '../reports/reports.tables.ts';
import { questionIn } from './question.policy.ts';

type LastYear = { reportId: string; period: Period; answers: Map<string, AnswerValue[]> };

/** Answers of a report that is edited again, with its figures as they were published last. */
const readPublished = async (scoped: Scoped, reportId: string, said: ReadonlyMap<string, AnswersByField>) =>
  asPublished(scoped, reportId, await readFramework(scoped, await reportIn(scoped, reportId)), said);

/**
 * Last year's published answers, by what they answer: all of the disclosures that the report has, or of these metrics. Null where there is no such
 * report.
 */
export const findLastYear = async (
  scoped: Scoped,
  report: Report,
  metricKeys?: readonly string[],
): Promise<LastYear | null> => {
  const earlier = report.period && (await findPublishedBefore(scoped, report, report.period.start));
  if (!earlier) return null;
  const rows = await scoped.tx
    .select({ code: answers.disclosureCode, fieldKey: answers.fieldKey, value: answers.value })
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
  const said = new Map(
    [...Map.groupBy(rows, ({ code }) => code)].map(([code, list]) => [
      code,
      new Map(list.map(({ fieldKey, value }) => [fieldKey, value])),
    ]),
  );
  const published = earlier.isEdited ? await readPublished(scoped, earlier.id, said) : said;
  const { versionId } = await reportIn(scoped, earlier.id);
  const questionOf = questionIn(versionId);
  const values = [...published].flatMap(([code, byField]) =>
    [...byField].flatMap(([fieldKey, value]) =>
      (metricKeys?.includes(fieldKey) ?? true) ? [{ question: questionOf(code, fieldKey), value }] : [],
    ),
  );
  const byQuestion = Map.groupBy(values, ({ question }) => question);
  return {
    reportId: earlier.id,
    period: earlier.period,
    answers: new Map([...byQuestion].map(([question, list]) => [question, list.flatMap(({ value }) => value ?? [])])),
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
