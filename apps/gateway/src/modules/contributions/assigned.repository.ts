import { type AssignedColleague, isDisclosureDone, type Language } from '@esg/contract';
import { and, asc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { assignments } from '../approvals/index.ts';
import { subscriptions } from '../payment/payment.tables.ts';
import { reportDisclosures, reports } from '../reports/reports.tables.ts';
import { users } from '../users/users.tables.ts';
import { assignedReminders, contributions } from './contributions.tables.ts';

/** What somebody was given of one report, with what an e-mail to them needs. */
export type AssignedWork = AssignedColleague & { readonly email: string; readonly language: Language };

const listRows = (tx: Transaction, where: SQL | undefined) =>
  tx
    .select({
      report: { id: reports.id, name: reports.name, versionId: reports.versionId, status: reports.status },
      code: assignments.disclosureCode,
      dueOn: assignments.dueOn,
      status: reportDisclosures.status,
      user: users,
    })
    .from(assignments)
    .innerJoin(reports, eq(reports.id, assignments.reportId))
    .innerJoin(
      reportDisclosures,
      and(
        eq(reportDisclosures.reportId, assignments.reportId),
        eq(reportDisclosures.code, assignments.disclosureCode),
        eq(reportDisclosures.selected, true),
      ),
    )
    .innerJoin(
      users,
      and(
        eq(users.organisationId, assignments.organisationId),
        sql`${assignments.assigneeIds} @> to_jsonb(${users.id}::text)`,
      ),
    )
    .where(and(where, isNull(reports.deletedAt), ne(reports.status, 'readonly-published')))
    .orderBy(asc(reports.name), asc(reports.id), asc(users.firstName), asc(users.id), asc(assignments.disclosureCode));

/** What colleagues were given of the organisation's ongoing reports, or of these, one entry for each person and report. */
export const listAssigned = async (
  tx: Transaction,
  organisationId: string,
  reportIds?: readonly string[],
): Promise<AssignedWork[]> => {
  const own = eq(assignments.organisationId, organisationId);
  const rows = await listRows(tx, and(own, reportIds && inArray(assignments.reportId, [...reportIds])));
  return [...Map.groupBy(rows, ({ report, user }) => `${report.id} ${user.id}`).values()].flatMap((given) => {
    const [first] = given;
    if (!first) return [];
    const { report, user } = first;
    const open = given.filter(({ status }) => !isDisclosureDone(status));
    const [dueOn = null] = open.flatMap((each) => each.dueOn ?? []).toSorted();
    return {
      report,
      userId: user.id,
      name: `${user.firstName} ${user.lastName}`.trim(),
      dueOn,
      email: user.email,
      language: user.language,
      lastSeenAt: user.lastSignInAt?.toISOString() ?? null,
      codes: given.map(({ code }) => code),
      done: given.length - open.length,
    };
  });
};

/** Organisations in which something is given until some day. */
export const listAssigning = (tx: Transaction) =>
  tx
    .selectDistinct({ tenantId: assignments.tenantId, organisationId: assignments.organisationId })
    .from(assignments)
    .where(isNotNull(assignments.dueOn));

/** When people of the organisation last got an e-mail about what they were given. */
export const listAssignedReminders = async (tx: Transaction, organisationId: string) => {
  const { userId, remindedAt } = assignedReminders;
  const rows = await tx
    .select({ userId, remindedAt })
    .from(assignedReminders)
    .where(eq(assignedReminders.organisationId, organisationId));
  return new Map(rows.map((row) => [row.userId, row.remindedAt]));
};

/** Notes that the person got one. */
export const noteAssignedReminder = async (
  tx: Transaction,
  row: typeof assignedReminders.$inferInsert & { remindedAt: Date },
) => {
  const { remindedAt } = row;
  await tx
    .insert(assignedReminders)
    .values(row)
    .onConflictDoUpdate({ target: assignedReminders.userId, set: { remindedAt } });
};

/** Where e-mails about the organisation's work lead to: its subscription's site, else that of an invitation; nothing where neither is known. */
export const findSite = async (tx: Transaction, organisationId: string): Promise<string | undefined> => {
  const [paid] = await tx
    .select({ site: subscriptions.site })
    .from(subscriptions)
    .where(eq(subscriptions.organisationId, organisationId));
  if (paid) return paid.site;
  const [invited] = await tx
    .select({ site: contributions.site })
    .from(contributions)
    .where(eq(contributions.organisationId, organisationId))
    .limit(1);
  return invited?.site;
};
