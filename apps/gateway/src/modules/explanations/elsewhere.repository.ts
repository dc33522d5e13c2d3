import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { type Asking, ofSameTime } from '../reports/kernel.ts';
import { answers, reportDisclosures, reports } from '../reports/reports.tables.ts';
import { answerExplanations } from './explanations.tables.ts';

/** Explanations in other reports for this period and these entities of changes in their present figures, the latest first. */
export const listExplainedElsewhere = (scoped: Scoped, asking: Asking, keys: readonly string[]) =>
  scoped.tx
    .select({
      explanation: answerExplanations,
      name: reports.name,
      versionId: reports.versionId,
      languages: reports.languages,
    })
    .from(reports)
    .innerJoin(
      answerExplanations,
      and(eq(answerExplanations.reportId, reports.id), eq(answerExplanations.organisationId, reports.organisationId)),
    )
    .innerJoin(
      answers,
      and(
        eq(answers.reportId, reports.id),
        eq(answers.disclosureCode, answerExplanations.disclosureCode),
        eq(answers.fieldKey, answerExplanations.fieldKey),
        eq(answers.value, answerExplanations.value),
      ),
    )
    .innerJoin(
      reportDisclosures,
      and(eq(reportDisclosures.reportId, reports.id), eq(reportDisclosures.code, answers.disclosureCode)),
    )
    .where(
      and(
        ofSameTime(scoped, asking),
        inArray(answerExplanations.fieldKey, [...keys]),
        ne(answerExplanations.text, ''),
        isNull(answerExplanations.from),
        eq(reportDisclosures.selected, true),
        ne(reportDisclosures.status, 'omitted'),
      ),
    )
    .orderBy(desc(answerExplanations.at), answerExplanations.disclosureCode);
