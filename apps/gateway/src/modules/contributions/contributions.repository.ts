import { type ContributionQuestion, contributionLimits } from '@esg/contract';
import { and, asc, between, count, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { hashSecret, newSecret } from '../../platform/auth/index.ts';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { countAttached } from '../attachments/index.ts';
import { lastLetterOf } from '../reminders/index.ts';
import { answers, reports } from '../reports/reports.tables.ts';
import { commentCountOf } from '../threads/index.ts';
import { users } from '../users/users.tables.ts';
import {
  contributionLinks,
  contributionQuestions,
  contributionSessions,
  contributions,
} from './contributions.tables.ts';
import { guestSubjectKinds } from './guest-threads.repository.ts';

export type ContributionRow = typeof contributions.$inferSelect;
export type NewContribution = Omit<typeof contributions.$inferInsert, 'id' | 'tenantId' | 'organisationId'>;
/** Where a question stands in the framework. */
export type PlacedQuestion = ContributionQuestion & { position: number };

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(contributions.tenantId, tenantId), eq(contributions.organisationId, organisationId));
/** Ours: what one organisation is reminded of at once. */
const remindableMax = 10_000;
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(contributions.id, id));

/** What is counted of an invitation, whoever reads it. */
const countsOf = {
  answered: sql<number>`(
    select count(*)::int from ${contributionQuestions} q
    join ${answers} a on a.report_id = ${contributions.reportId} and a.disclosure_code = q.disclosure_code
      and a.field_key = q.field_key and a.value is not null
    where q.contribution_id = ${contributions.id})`,
  questions: sql<ContributionQuestion[]>`(
    select coalesce(json_agg(json_build_object('disclosureCode', q.disclosure_code, 'fieldKey', q.field_key)
      order by q.position), '[]') from ${contributionQuestions} q where q.contribution_id = ${contributions.id})`,
  comments: commentCountOf(guestSubjectKinds, sql`${contributions.id}`),
  evidence: countAttached('question', sql`${contributions.id}`),
  remindedAt: lastLetterOf('question', sql`${contributions.id}`),
};
const reportColumns = { id: reports.id, name: reports.name, versionId: reports.versionId, status: reports.status };

/** Invitations with what is counted of them, of reports that are not deleted. */
export const listed = (tx: Transaction, where: SQL | undefined, limit: number) =>
  tx
    .select({ contribution: contributions, ...countsOf, report: reportColumns, signInAt: users.lastSignInAt })
    .from(contributions)
    .innerJoin(reports, eq(reports.id, contributions.reportId))
    .leftJoin(users, eq(users.id, contributions.userId))
    .where(and(where, isNull(reports.deletedAt)))
    .orderBy(desc(contributions.invitedAt), asc(contributions.email))
    .limit(limit);
export type ListedContribution = Awaited<ReturnType<typeof listed>>[number];

/** Everybody invited to these reports of the organisation; the newest invitation first. */
export const listContributions = (scoped: Scoped, reportIds: readonly string[]) =>
  listed(
    scoped.tx,
    and(own(scoped), inArray(contributions.reportId, [...reportIds])),
    contributionLimits.perReportMax * reportIds.length,
  );

/** One of them. */
export const findContribution = async (scoped: Scoped, id: string): Promise<ListedContribution | undefined> =>
  (await listed(scoped.tx, one(scoped, id), 1))[0];

type WorkedOn = { reportId: string | undefined; after: ListPosition | undefined; limit: number };

/** Reports of the organisation, or one of them, with the people who changed something; the newest first, after the position. */
export const listWorkedOn = ({ tx, tenantId, organisationId }: Scoped, { reportId, after, limit }: WorkedOn) =>
  tx
    .select({ report: { ...reportColumns, createdAt: reports.createdAt }, people: reports.collaborators })
    .from(reports)
    .where(
      and(
        eq(reports.tenantId, tenantId),
        eq(reports.organisationId, organisationId),
        isNull(reports.deletedAt),
        reportId ? eq(reports.id, reportId) : undefined,
        after && sql`(${reports.createdAt}, ${reports.id}) < (${after.createdAt.toISOString()}, ${after.id})`,
      ),
    )
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit);

/** Ids of all invitations to the report. */
export const listInvitationIds = async (scoped: Scoped, reportId: string): Promise<string[]> => {
  const rows = await scoped.tx
    .select({ id: contributions.id })
    .from(contributions)
    .where(and(own(scoped), eq(contributions.reportId, reportId)));
  return rows.map(({ id }) => id);
};

/** How many people are invited to the report. */
export const countInvited = async (scoped: Scoped, reportId: string) => {
  const [row] = await scoped.tx
    .select({ n: count() })
    .from(contributions)
    .where(and(own(scoped), eq(contributions.reportId, reportId)));
  return row?.n ?? 0;
};

/** Which of these addresses are invited to questions of the report. */
export const findInvited = async (scoped: Scoped, reportId: string, emails: readonly string[]) => {
  const rows = await scoped.tx
    .select({ email: contributions.email })
    .from(contributions)
    .where(
      and(
        own(scoped),
        eq(contributions.reportId, reportId),
        ne(contributions.role, 'reader'),
        inArray(contributions.email, [...emails]),
      ),
    );
  return new Set(rows.map(({ email }) => email));
};

/** People of the organisation with these addresses. */
export const findColleagues = ({ tx, tenantId, organisationId }: Scoped, emails: readonly string[]) =>
  tx
    .select()
    .from(users)
    .where(
      and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), inArray(users.email, [...emails])),
    );

/** Stores an invitation and gives it. */
export const insertContribution = async (
  { tx, tenantId, organisationId }: Scoped,
  contribution: NewContribution,
): Promise<ContributionRow> => {
  const [row] = await tx
    .insert(contributions)
    .values({ ...contribution, tenantId, organisationId })
    .returning();
  if (!row) throw new Error('An invitation was not stored');
  return row;
};

/** Changes what is given. */
export const updateContribution = async (
  scoped: Scoped,
  id: string,
  change: Partial<Omit<ContributionRow, 'id' | 'tenantId' | 'organisationId'>>,
) => {
  if (Object.keys(change).length > 0) await scoped.tx.update(contributions).set(change).where(one(scoped, id));
};

/** Puts these questions in place of those before. */
export const putQuestions = async (
  { tx, tenantId, organisationId }: Scoped,
  contributionId: string,
  questions: readonly PlacedQuestion[],
) => {
  await tx.delete(contributionQuestions).where(eq(contributionQuestions.contributionId, contributionId));
  await tx
    .insert(contributionQuestions)
    .values(questions.map((question) => ({ ...question, tenantId, organisationId, contributionId })));
};

/** Makes one more link and gives its secret, which is not stored. */
export const insertLink = async (
  tx: Transaction,
  { id, tenantId, organisationId }: Pick<ContributionRow, 'id' | 'tenantId' | 'organisationId'>,
  createdAt: Date,
): Promise<string> => {
  const secret = newSecret();
  await tx
    .insert(contributionLinks)
    .values({ tenantId, organisationId, secretHash: hashSecret(secret), contributionId: id, createdAt });
  return secret;
};

/** When the last link of an invitation was made; `undefined` where there is none. */
export const findLastLink = async ({ tx }: Scoped, contributionId: string): Promise<Date | undefined> => {
  const { createdAt } = contributionLinks;
  const [row] = await tx
    .select({ createdAt })
    .from(contributionLinks)
    .where(eq(contributionLinks.contributionId, contributionId))
    .orderBy(desc(createdAt))
    .limit(1);
  return row?.createdAt;
};

/** Ends every link and every session of an invitation, in this moment. */
export const endLinks = async ({ tx }: Scoped, contributionId: string) => {
  await tx.delete(contributionLinks).where(eq(contributionLinks.contributionId, contributionId));
  await tx.delete(contributionSessions).where(eq(contributionSessions.contributionId, contributionId));
};

/** Organisations that wait for somebody by some day. */
export const listWaiting = (tx: Transaction) =>
  tx
    .selectDistinct({ tenantId: contributions.tenantId, organisationId: contributions.organisationId })
    .from(contributions)
    .where(and(isNotNull(contributions.dueOn), isNull(contributions.revokedAt), isNull(contributions.doneAt)));

/** Everybody who may still be reminded of questions: not done, not withdrawn, not tired of it. */
export const listRemindable = (scoped: Scoped) =>
  listed(
    scoped.tx,
    and(
      own(scoped),
      isNull(contributions.revokedAt),
      isNull(contributions.doneAt),
      isNull(contributions.mutedAt),
      eq(contributions.role, 'contributor'),
    ),
    remindableMax,
  );

/** Invitations that were to be answered within these days and were not withdrawn. */
export const listDueContributions = (scoped: Scoped, from: string, to: string) =>
  scoped.tx
    .select()
    .from(contributions)
    .where(and(own(scoped), between(contributions.dueOn, from, to), isNull(contributions.revokedAt)))
    .orderBy(asc(contributions.dueOn), asc(contributions.id));
