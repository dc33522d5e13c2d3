import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { type Asking, ofSameTime } from '../reports/kernel.ts';
import { answers, reportDisclosures, reports } from '../reports/reports.tables.ts';

const ofReport = and(eq(answers.reportId, reports.id), eq(answers.organisationId, reports.organisationId));
const ofSelected = and(eq(reportDisclosures.reportId, reports.id), eq(reportDisclosures.code, answers.disclosureCode));

/** Answers in words of other reports of the same organisation, days and entities. */
const inWords = (scoped: Scoped, asking: Asking) =>
  and(
    ofSameTime(scoped, asking),
    eq(reportDisclosures.selected, true),
    ne(reportDisclosures.status, 'omitted'),
    isNotNull(answers.value),
    sql`${answers.value} ->> 'type' not in ('number', 'integer')`,
  );

/** Rows of other reports of the same organisation, days and entities that answer one of these questions, those answered last first. */
export const listSaidInReports = (scoped: Scoped, asking: Asking, keys: readonly string[]) =>
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
    .innerJoin(answers, ofReport)
    .innerJoin(reportDisclosures, ofSelected)
    .where(and(inWords(scoped, asking), inArray(answers.fieldKey, [...keys])))
    .orderBy(desc(answers.updatedAt), reports.id, answers.disclosureCode);

/** The places that they answer. */
export const listPlacesSaid = (scoped: Scoped, asking: Asking) =>
  scoped.tx
    .selectDistinct({
      versionId: reports.versionId,
      disclosureCode: answers.disclosureCode,
      fieldKey: answers.fieldKey,
    })
    .from(reports)
    .innerJoin(answers, ofReport)
    .innerJoin(reportDisclosures, ofSelected)
    .where(inWords(scoped, asking));
