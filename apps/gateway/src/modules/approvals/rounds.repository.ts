import type { ApprovalRound, ApprovalStep, Report } from '@esg/contract';
import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { prepared, type Scoped } from '../../platform/database/index.ts';
import { approvalRounds } from './approvals.tables.ts';

type Person = Report['collaborators'][number];
export type RoundRow = typeof approvalRounds.$inferSelect;
/** The subject of a round: a disclosure by its code, or null for the whole report. */
export type RoundSubject = string | null;

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(
    eq(approvalRounds.tenantId, tenantId),
    eq(approvalRounds.organisationId, organisationId),
    eq(approvalRounds.reportId, reportId),
  );
const about = (subject: RoundSubject) =>
  subject === null ? isNull(approvalRounds.disclosureCode) : eq(approvalRounds.disclosureCode, subject);

/** The latest round of every subject in the report that ever had one. */
export const listLatestRounds = async (scoped: Scoped, reportId: string): Promise<Map<RoundSubject, RoundRow>> => {
  const rows = await scoped.tx
    .selectDistinctOn([approvalRounds.disclosureCode])
    .from(approvalRounds)
    .where(ofReport(scoped, reportId))
    .orderBy(approvalRounds.disclosureCode, desc(approvalRounds.position));
  return new Map(rows.map((row) => [row.disclosureCode, row]));
};

/** The round that waits for a decision, or was accepted and is still valid. */
export const standingRound = async (
  scoped: Scoped,
  reportId: string,
  subject: RoundSubject,
): Promise<RoundRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(approvalRounds)
    .where(and(ofReport(scoped, reportId), about(subject), inArray(approvalRounds.state, ['open', 'accepted'])))
    .orderBy(desc(approvalRounds.position))
    .limit(1);
  return row;
};

/** All rounds of these reports that wait for a decision. */
export const listOpenRounds = (
  { tx, tenantId, organisationId }: Scoped,
  reportIds: readonly string[],
): Promise<RoundRow[]> =>
  tx
    .select()
    .from(approvalRounds)
    .where(
      and(
        eq(approvalRounds.tenantId, tenantId),
        eq(approvalRounds.organisationId, organisationId),
        inArray(approvalRounds.reportId, [...reportIds]),
        eq(approvalRounds.state, 'open'),
      ),
    );

/** Opens a round. */
export const insertRound = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
  subject: RoundSubject,
  round: { steps: ApprovalStep[]; note: string; by: Person; at: Date },
) => {
  await tx.insert(approvalRounds).values({
    tenantId,
    organisationId,
    reportId,
    disclosureCode: subject,
    steps: round.steps,
    note: round.note,
    submittedAt: round.at,
    submittedById: round.by.id,
    submittedByName: round.by.name,
  });
};

/** Writes what was decided. */
export const updateRound = async (
  scoped: Scoped,
  id: string,
  change: Partial<Pick<RoundRow, 'state' | 'step' | 'decisions'>>,
) => {
  const { tenantId, organisationId } = scoped;
  await scoped.tx
    .update(approvalRounds)
    .set(change)
    .where(
      and(
        eq(approvalRounds.tenantId, tenantId),
        eq(approvalRounds.organisationId, organisationId),
        eq(approvalRounds.id, id),
      ),
    );
};

/** The end of a valid round without a decision. */
export type RoundEnd = {
  readonly state: Extract<ApprovalRound['state'], 'withdrawn' | 'fallen'>;
  readonly by: Person;
  readonly at: Date;
  /** The person whose change invalidated it. */
  readonly fieldKey?: string | undefined;
};

/**
 * Ends the valid rounds of these subjects; returns the ended ones. A field invalidates the round of its own disclosure, not of the report.
 */
export const endRounds = async (
  scoped: Scoped,
  reportId: string,
  subjects: readonly RoundSubject[],
  { state, by, at, fieldKey = undefined }: RoundEnd,
): Promise<RoundRow[]> => {
  if (subjects.length === 0) return [];
  const { tenantId, organisationId } = scoped;
  const codes = subjects.filter((subject) => subject !== null);
  const asked = { tenantId, organisationId, reportId, codes, whole: codes.length < subjects.length };
  // Few reports have rounds, so the statement that is sent anyway finds out which have one.
  if ((await standingBySubject(scoped, asked)).length === 0) return [];
  return scoped.tx
    .update(approvalRounds)
    .set({
      state,
      endedAt: at,
      endedById: by.id,
      endedByName: by.name,
      fieldKey: sql`case when ${approvalRounds.disclosureCode} is not null then ${fieldKey ?? null} end`,
    })
    .where(
      and(
        ofReport(scoped, reportId),
        or(
          codes.length > 0 ? inArray(approvalRounds.disclosureCode, codes) : undefined,
          asked.whole ? isNull(approvalRounds.disclosureCode) : undefined,
        ),
        inArray(approvalRounds.state, ['open', 'accepted']),
      ),
    )
    .returning();
};

const standingBySubject = prepared('approval_rounds.standing', (db) =>
  db
    .select({ id: approvalRounds.id })
    .from(approvalRounds)
    .where(
      and(
        eq(approvalRounds.tenantId, sql.placeholder('tenantId')),
        eq(approvalRounds.organisationId, sql.placeholder('organisationId')),
        eq(approvalRounds.reportId, sql.placeholder('reportId')),
        sql`(${approvalRounds.disclosureCode} = any(${sql.placeholder('codes')})
          or (${sql.placeholder('whole')} and ${approvalRounds.disclosureCode} is null))`,
        inArray(approvalRounds.state, ['open', 'accepted']),
      ),
    ),
);
