import { contributionPath, isEditable } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { issueLink, prolongGuest } from '../guests/index.ts';
import { type OpenLetter, type ReminderSource, writeReminder } from '../reminders/index.ts';
import { findActor } from '../users/index.ts';
import { contributionOf, isOpen, linkEnd } from './contribution-view.ts';
import {
  type ContributionRow,
  type ListedContribution,
  listRemindable,
  listWaiting,
} from './contributions.repository.ts';
import { announce } from './contributions.service.ts';
import { invitationIn, questionsInvitationIn } from './invitation.ts';
import { issueWorkplace } from './letters.ts';

const muteUrlOf = (contribution: ContributionRow) => async (scoped: Scoped, now: Date) =>
  `${contribution.site}${contributionPath}#key=${await issueLink(scoped, contribution.id, now)}&reminders=off`;

/** The open part of an invitation, as a line of the person's e-mail. */
const letterOf = ({ contribution, report, answered, questions }: ListedContribution): OpenLetter => ({
  way: 'letter',
  subject: { kind: 'question', id: contribution.id },
  personId: contribution.userId ?? contribution.id,
  to: { email: contribution.email, language: contribution.language },
  line: {
    reportName: report.name,
    of: 'questions',
    open: Math.max(0, questions.length - answered),
    all: questions.length,
  },
  dueOn: contribution.dueOn,
  askedOn: contribution.invitedAt.toISOString().slice(0, 10),
  site: contribution.site,
  openUrl: (scoped, _site, now) => issueWorkplace(scoped, contribution, report, now),
  muteUrl: contribution.userId ? undefined : muteUrlOf(contribution),
});

/** The unanswered questions of invited people. */
export const contributionReminders: ReminderSource = {
  listOrganisations: listWaiting,
  listOpen: async (scoped, now) =>
    (await listRemindable(scoped))
      .filter((listed) => isOpen(listed, now))
      .map(letterOf)
      .filter(({ line }) => line.open > 0),
};

/**
 * Reminds one person of one report now, in the caller's own words. An expired link is replaced by a new one. Throws `contribution.not_open`
 * and `contribution.muted`.
 */
export const remindNow = async (deps: GatewayDeps, scope: Scope, id: string, message: string) => {
  await deps.limits.countAttempt('contributionEmail', scope.userId);
  await deps.jobs.start();
  const now = deps.now();
  const after = await deps.database.withScope(scope, async (scoped) => {
    const listed = await questionsInvitationIn(scoped, id);
    const { contribution, report, guest } = listed;
    if (contribution.revokedAt || contribution.doneAt || !isEditable(report.status))
      throw new ProblemError('contribution.not_open');
    if (contribution.mutedAt) throw new ProblemError('contribution.muted');
    if (guest && guest.expiresAt <= now) await prolongGuest(scoped, id, linkEnd(now, contribution.dueOn));
    const words = { from: (await findActor(scoped)).name, message };
    await writeReminder(deps, scoped, [letterOf(listed)], { site: contribution.site, now, words });
    return contributionOf(await invitationIn(scoped, id), now);
  });
  announce(deps, scope, after.report.id);
  return after;
};
