import type { ContributionEvidence, EarlierAnswer, Report } from '@esg/contract';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { answers, reports } from '../reports/reports.tables.ts';
import { contributionEvidence, contributions } from './contributions.tables.ts';

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

type EvidenceRow = typeof contributionEvidence.$inferSelect;

const evidenceOf = (row: EvidenceRow): ContributionEvidence => ({
  id: row.id,
  disclosureCode: row.disclosureCode,
  fieldKey: row.fieldKey,
  fileName: row.fileName,
  bytes: row.bytes,
  at: row.at.toISOString(),
  by: row.byName,
});

/** Documents left with answers, oldest first. */
export const listEvidence = async ({ tx }: Scoped, contributionId: string): Promise<ContributionEvidence[]> => {
  const rows = await tx
    .select()
    .from(contributionEvidence)
    .where(eq(contributionEvidence.contributionId, contributionId))
    .orderBy(asc(contributionEvidence.position));
  return rows.map(evidenceOf);
};

/** Files of all documents that were left with a report. */
export const listEvidenceFiles = async ({ tx }: Scoped, reportId: string): Promise<string[]> => {
  const rows = await tx
    .select({ fileId: contributionEvidence.fileId })
    .from(contributionEvidence)
    .innerJoin(contributions, eq(contributions.id, contributionEvidence.contributionId))
    .where(eq(contributions.reportId, reportId));
  return rows.map(({ fileId }) => fileId);
};

/** One of them, with its file. */
export const findEvidence = async ({ tx }: Scoped, contributionId: string, id: string) => {
  const [row] = await tx
    .select()
    .from(contributionEvidence)
    .where(and(eq(contributionEvidence.contributionId, contributionId), eq(contributionEvidence.id, id)));
  return row;
};

type NewEvidence = Omit<
  typeof contributionEvidence.$inferInsert,
  'id' | 'tenantId' | 'organisationId' | 'contributionId'
>;

export const insertEvidence = async (
  { tx, tenantId, organisationId }: Scoped,
  contributionId: string,
  evidence: NewEvidence,
) => {
  await tx.insert(contributionEvidence).values({ ...evidence, tenantId, organisationId, contributionId });
};

export const deleteEvidence = async ({ tx }: Scoped, id: string) => {
  await tx.delete(contributionEvidence).where(eq(contributionEvidence.id, id));
};
