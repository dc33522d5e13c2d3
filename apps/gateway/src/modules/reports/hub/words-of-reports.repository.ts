import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Scoped } from '../../../platform/database/index.ts';
import { type Asking, ofSameTime } from '../reports.repository.ts';
import { answers, reportDisclosures, reports } from '../reports.tables.ts';

/** Rows of other reports of the same organisation, days and entities that answer one of these questions, those answered last first. */
export const listSaidInReports = (scoped: Scoped, asking: Asking, keys?: readonly string[]) =>
  scoped.tx
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
        ofSameTime(scoped, asking),
        eq(reportDisclosures.selected, true),
        ne(reportDisclosures.status, 'omitted'),
        keys && inArray(answers.fieldKey, [...keys]),
        sql`${answers.value} ->> 'type' not in ('number', 'integer')`,
      ),
    )
    .orderBy(desc(answers.updatedAt), reports.id, answers.disclosureCode);
