import { isEditable, type ReminderSettings } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findActor } from '../users/index.ts';
import { contributionOf, linkEnd } from './contribution-view.ts';
import { updateContribution } from './contributions.repository.ts';
import { announce } from './contributions.service.ts';
import { remindPerson } from './digest.ts';
import { invitationIn, questionsInvitationIn } from './invitation.ts';
import { findReminderSettings, saveReminderSettings } from './reminders.repository.ts';

/**
 * Reminds one person of one report now, in the caller's own words. An expired link is replaced by a new one. Throws
 * `contribution.not_open` and `contribution.muted`.
 */
export const remindNow = async (deps: GatewayDeps, scope: Scope, id: string, message: string) => {
  await deps.limits.countAttempt('contributionEmail', scope.userId);
  await deps.jobs.start();
  const now = deps.now();
  const after = await deps.database.withScope(scope, async (scoped) => {
    const listed = await questionsInvitationIn(scoped, id);
    const { contribution, report } = listed;
    if (contribution.revokedAt || contribution.doneAt || !isEditable(report.status))
      throw new ProblemError('contribution.not_open');
    if (contribution.mutedAt) throw new ProblemError('contribution.muted');
    if (contribution.expiresAt <= now)
      await updateContribution(scoped, id, { expiresAt: linkEnd(now, contribution.dueOn) });
    const words = { from: (await findActor(scoped)).name, message };
    const { tenantId, organisationId, site } = contribution;
    const organisation = { tenantId, organisationId, site };
    await remindPerson(deps, scoped.tx, { organisation, waiting: { asked: [listed], given: [] }, words }, now);
    return contributionOf(await invitationIn(scoped, id), now);
  });
  announce(deps, scope, after.report.id);
  return after;
};

/** When this organisation's reminders go out. */
export const readReminders = ({ database }: GatewayDeps, scope: Scope) =>
  database.withScope(scope, ({ tx, organisationId }) => findReminderSettings(tx, organisationId));

/** Changes it. */
export const changeReminders = ({ database }: GatewayDeps, scope: Scope, settings: ReminderSettings) =>
  database.withScope(scope, async (scoped) => {
    await saveReminderSettings(scoped, settings);
    return settings;
  });
