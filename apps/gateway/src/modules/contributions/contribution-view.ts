import {
  type Contribution,
  type ContributionStatus,
  contributionLimits,
  dayMilliseconds,
  isEditable,
} from '@esg/contract';
import type { ContributionRow, ListedContribution } from './contributions.repository.ts';

/** The expiry of links that are sent now: some weeks from now, and not before late people have had a chance. */
export const linkEnd = (now: Date, dueOn: string | null): Date => {
  const usual = now.getTime() + contributionLimits.linkDays * dayMilliseconds;
  const late = dueOn ? Date.parse(dueOn) + contributionLimits.linkDaysAfterDue * dayMilliseconds : 0;
  return new Date(Math.max(usual, late));
};

type Progress = Pick<ListedContribution, 'answered' | 'questions' | 'guest'>;

/** A colleague cannot report being done: they are once all their questions are answered. */
const colleagueStatus = ({ answered, questions }: Progress): ContributionStatus =>
  answered === 0 ? 'invited' : answered < questions.length ? 'in-progress' : 'done';

/** The progress of a person. */
export const statusOf = (row: ContributionRow, progress: Progress, now: Date): ContributionStatus => {
  if (row.revokedAt) return 'revoked';
  if (row.userId) return row.role === 'reviewer' ? 'invited' : colleagueStatus(progress);
  if (row.doneAt) return 'done';
  if (progress.guest && progress.guest.expiresAt <= now) return 'expired';
  if (row.startedAt) return 'in-progress';
  return progress.guest?.openedAt ? 'opened' : 'invited';
};

/** Whether the person can still work on it, so that reminders make sense. */
export const isOpen = ({ contribution, report, ...progress }: ListedContribution, now: Date) => {
  const status = statusOf(contribution, progress, now);
  return status !== 'revoked' && status !== 'done' && status !== 'expired' && isEditable(report.status);
};

/** An invitation as the inviter sees it. */
export const contributionOf = (listed: ListedContribution, now: Date): Contribution => {
  const { contribution: row, report, answered, questions, comments, evidence, signInAt, remindedAt, guest } = listed;
  return {
    id: row.id,
    report,
    role: row.role,
    email: row.email,
    name: row.name,
    userId: row.userId,
    language: row.language,
    questions,
    answered,
    comments,
    evidence,
    status: statusOf(row, listed, now),
    dueOn: row.dueOn,
    message: row.message,
    invitedBy: row.invitedByName,
    note: row.note,
    invitedAt: row.invitedAt.toISOString(),
    expiresAt: guest?.expiresAt.toISOString() ?? null,
    lastSeenAt: (row.userId ? signInAt : guest?.lastSeenAt)?.toISOString() ?? null,
    remindedAt: remindedAt?.toISOString() ?? null,
    isMuted: row.mutedAt !== null,
    doneAt: row.doneAt?.toISOString() ?? null,
  };
};
