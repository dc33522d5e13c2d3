import type { AnswerValue, Framework, Period, Report, ReportModel } from '@esg/contract';
import { and, desc, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import { ownRows, type Scoped } from '../../platform/database/index.ts';
import { publications } from '../publications/publications.tables.ts';
import { type AnswersByField, disclosuresOf } from '../reports/index.ts';
import { reports } from '../reports/reports.tables.ts';
import { type EarlierRow, figurePlace, figuresOf, standingBefore } from './earlier-years.repository.ts';
import { findStanding } from './standing.repository.ts';

/** A report of an earlier period whose last publication stands. */
export type PublishedBefore = {
  readonly id: string;
  readonly period: Period;
  /** Whether it is being edited again, so that its answers may differ from what was published. */
  readonly isEdited: boolean;
};

/**
 * The published report about the same entities whose period ended last before the day, one of the same framework first; of `versionIds`
 * alone where they are given. A report that is edited again counts by its last publication, an unpublished one doesn't.
 */
export const findPublishedBefore = async (
  { tx, tenantId, organisationId }: Scoped,
  report: Pick<Report, 'id' | 'versionId' | 'entityIds'>,
  day: string,
  versionIds?: readonly string[],
): Promise<PublishedBefore | undefined> => {
  const stands = tx
    .select({ id: publications.id })
    .from(publications)
    .where(and(eq(publications.organisationId, organisationId), eq(publications.reportId, reports.id)));
  const [row] = await tx
    .select({ id: reports.id, start: reports.periodStart, end: reports.periodEnd, status: reports.status })
    .from(reports)
    .where(
      and(
        eq(reports.tenantId, tenantId),
        eq(reports.organisationId, organisationId),
        versionIds && inArray(reports.versionId, [...versionIds]),
        standingBefore(report, day),
        exists(stands),
        isNotNull(reports.periodStart),
      ),
    )
    .orderBy(
      desc(reports.periodEnd),
      sql`${reports.versionId} = ${report.versionId} desc`,
      sql`${reports.publishedAt} desc nulls last`,
    )
    .limit(1);
  return row?.start && row.end
    ? { id: row.id, period: { start: row.start, end: row.end }, isEdited: row.status !== 'readonly-published' }
    : undefined;
};

const isFigure = (value: AnswerValue | null) => value?.type === 'number' || value?.type === 'integer';

const asAnswer = (type: 'number' | 'integer', rows: readonly EarlierRow[]): AnswerValue => ({
  type,
  rows: rows.map(({ descriptor, breakdown, number, unitCode }) => ({
    number,
    unit: unitCode,
    descriptor,
    ...(breakdown !== undefined && { breakdown }),
  })),
});

/**
 * The answers of a report that is edited again, with its figures as they were last published: other reports compare with those until it is
 * published again. Unchanged where it was never published, or it is unpublished.
 */
export const asPublished = async (
  scoped: Scoped,
  reportId: string,
  framework: Framework,
  answers: ReadonlyMap<string, AnswersByField>,
): Promise<ReadonlyMap<string, AnswersByField>> => {
  const standing = await findStanding(scoped, reportId);
  if (standing === undefined) return answers;
  const [last] = await scoped.tx
    .select({ model: sql<ReportModel>`${publications.models} -> 'en'` })
    .from(publications)
    .where(and(ownRows(publications, scoped), eq(publications.id, standing)));
  if (!last) return answers;
  const published = figuresOf(last.model, new Map(), framework);
  return new Map(
    disclosuresOf(framework).map(({ code, fields }) => {
      const said = new Map([...(answers.get(code) ?? [])].filter(([, value]) => !isFigure(value)));
      for (const { key, type } of fields) {
        const rows = published.get(figurePlace(code, key));
        if (rows && (type === 'number' || type === 'integer')) said.set(key, asAnswer(type, rows));
      }
      return [code, said];
    }),
  );
};
