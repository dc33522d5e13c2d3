import { type Contribution, type ContributionQuestion, contributionLimits } from '@esg/contract';
import { and, asc, between, count, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Scoped, Transaction } from '../../platform/database/index.ts';
import { countAttached } from '../attachments/index.ts';
import { type FindInvited, findGuests, type Guest, withdrawGuests } from '../guests/index.ts';
import { lastLetterOf } from '../reminders/index.ts';
import { findHeads, isAnswered, isThere, type ReportHead } from '../reports/index.ts';
import { commentCountOf } from '../threads/index.ts';
import { users } from '../users/users.tables.ts';
import { contributionQuestions, contributions } from './contributions.tables.ts';
import { guestSubjectKinds } from './guest-threads.repository.ts';

export type ContributionRow = typeof contributions.$inferSelect;
export type NewContribution = Omit<typeof contributions.$inferInsert, 'id' | 'tenantId' | 'organisationId'>;
/** The position of a question in the framework. */
export type PlacedQuestion = ContributionQuestion & { position: number };

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(contributions.tenantId, tenantId), eq(contributions.organisationId, organisationId));
/** Ours: the most reminders of one organisation at once. */
const remindableMax = 10_000;
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(contributions.id, id));

/** The counts of an invitation, whoever reads it. */
const countsOf = {
  answered: sql<number>`(
    select count(*)::int from ${contributionQuestions} q where q.contribution_id = ${contributions.id}
      and ${isAnswered(sql`${contributions.reportId}`, sql`q.disclosure_code`, sql`q.field_key`)})`,
  questions: sql<ContributionQuestion[]>`(
    select coalesce(json_agg(json_build_object('disclosureCode', q.disclosure_code, 'fieldKey', q.field_key)
      order by q.position), '[]') from ${contributionQuestions} q where q.contribution_id = ${contributions.id})`,
  comments: commentCountOf(guestSubjectKinds, sql`${contributions.id}`),
  evidence: countAttached('question', sql`${contributions.id}`),
  remindedAt: lastLetterOf('question', sql`${contributions.id}`),
};

const listRows = (tx: Transaction, where: SQL | undefined, limit: number) =>
  tx
    .select({ contribution: contributions, ...countsOf, signInAt: users.lastSignInAt })
    .from(contributions)
    .leftJoin(users, eq(users.id, contributions.userId))
    .where(where)
    .orderBy(desc(contributions.invitedAt), asc(contributions.email))
    .limit(limit);

/** An invitation with its counts, its report, and a guest's progress; people with an account are no guests. */
export type ListedContribution = Awaited<ReturnType<typeof listRows>>[number] & {
  report: Contribution['report'];
  /** Of the report, in its languages. */
  names: ReportHead['names'];
  guest: Guest | undefined;
};

/** Those of reports that are not deleted. */
const listed = async (scoped: Scoped, where: SQL | undefined, limit: number): Promise<ListedContribution[]> => {
  const rows = await listRows(scoped.tx, and(own(scoped), where), limit);
  if (rows.length === 0) return [];
  const reports = await findHeads(scoped, [...new Set(rows.map(({ contribution }) => contribution.reportId))]);
  const guests = await findGuests(
    scoped,
    rows.map(({ contribution }) => contribution.id),
  );
  return rows.flatMap((row) => {
    const head = reports.get(row.contribution.reportId);
    if (!head) return [];
    const { id, name, names, versionId, status } = head;
    return [{ ...row, report: { id, name, versionId, status }, names, guest: guests.get(row.contribution.id) }];
  });
};

/** Everybody invited to these reports of the organisation; the newest invitation first. */
export const listContributions = (scoped: Scoped, reportIds: readonly string[]) =>
  listed(scoped, inArray(contributions.reportId, [...reportIds]), contributionLimits.perReportMax * reportIds.length);

/** One of them. */
export const findContribution = async (scoped: Scoped, id: string): Promise<ListedContribution | undefined> =>
  (await listed(scoped, eq(contributions.id, id), 1))[0];

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

/** Those of these addresses that are invited to questions of the report. */
export const findInvitedEmails = async (scoped: Scoped, reportId: string, emails: readonly string[]) => {
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

/** The addresses of these people of the organisation by their ids; those of nobody else. */
export const findEmails = async ({ tx, tenantId, organisationId }: Scoped, ids: readonly string[]) => {
  const rows = await tx
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), inArray(users.id, [...ids])));
  return new Map(rows.map(({ id, email }) => [id, email]));
};

/** Stores an invitation and returns it. */
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

/** Withdraws invitations, which closes the links of guests. */
export const withdrawInvitations = async (scoped: Scoped, ids: readonly string[], at: Date) => {
  await scoped.tx
    .update(contributions)
    .set({ revokedAt: at })
    .where(and(own(scoped), inArray(contributions.id, [...ids])));
  await withdrawGuests(scoped, ids, at);
};

/** The invitation of a guest, by the guest's id; nothing where its report is deleted. */
export const findInvited: FindInvited = async (tx, id) => {
  const [row] = await tx.select().from(contributions).where(eq(contributions.id, id));
  if (!row || !(await isThere(tx, row.reportId))) return undefined;
  const { name, email, language, reportId } = row;
  return { name: name || email, language, notice: { type: 'contributions.changed', reportId } };
};

/** Replaces the questions by these. */
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

/** Organisations with open invitations that are due by some day. */
export const listWaiting = (tx: Transaction) =>
  tx
    .selectDistinct({ tenantId: contributions.tenantId, organisationId: contributions.organisationId })
    .from(contributions)
    .where(and(isNotNull(contributions.dueOn), isNull(contributions.revokedAt), isNull(contributions.doneAt)));

/** Everybody who may still be reminded of questions: not done, withdrawn or unsubscribed. */
export const listRemindable = (scoped: Scoped) =>
  listed(
    scoped,
    and(
      isNull(contributions.revokedAt),
      isNull(contributions.doneAt),
      isNull(contributions.mutedAt),
      eq(contributions.role, 'contributor'),
    ),
    remindableMax,
  );

/** Invitations that were due within these days and were not withdrawn. */
export const listDueContributions = (scoped: Scoped, from: string, to: string) =>
  scoped.tx
    .select()
    .from(contributions)
    .where(and(own(scoped), between(contributions.dueOn, from, to), isNull(contributions.revokedAt)))
    .orderBy(asc(contributions.dueOn), asc(contributions.id));
