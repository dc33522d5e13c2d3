import { contributionPath, isEditable, type ReminderSettings } from '@esg/contract';
import { contributionReminder, type OpenContribution } from '@esg/email';
import type { Scope, Transaction } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findActor } from '../users/index.ts';
import { contributionOf, isOpen, linkEnd } from './contribution-view.ts';
import { insertLink, type ListedContribution, updateContribution } from './contributions.repository.ts';
import { announce, invitationIn } from './contributions.service.ts';
import { organisationName } from './letters.repository.ts';
import { workplaceOf, writeToInvited } from './letters.ts';
import { dayOf, isReminderDue } from './reminder-days.ts';
import {
  findReminderSettings,
  listRemindable,
  listWaiting,
  markReminded,
  saveReminderSettings,
} from './reminders.repository.ts';

type JobDeps = Pick<GatewayDeps, 'database' | 'mailer' | 'jobs' | 'now' | 'log'>;
type Words = { from: string | null; message: string };

const openOf = ({ answered, questions }: ListedContribution) => Math.max(0, questions.length - answered);

/** Writes to one person about everything that waits for them, and notes it. */
const remindPerson = async (
  deps: Pick<JobDeps, 'mailer'>,
  tx: Transaction,
  waiting: readonly [ListedContribution, ...ListedContribution[]],
  words: Words,
  now: Date,
) => {
  const [{ contribution: person }] = waiting;
  const organizationName = await organisationName(tx, person.organisationId);
  const items: OpenContribution[] = [];
  for (const listed of waiting) {
    const { contribution, report, questions } = listed;
    items.push({
      ...{ organizationName, reportName: report.name, open: openOf(listed), questions: questions.length },
      ...{ dueOn: contribution.dueOn, isOverdue: contribution.dueOn !== null && contribution.dueOn < dayOf(now) },
      url: await workplaceOf(tx, contribution, report, now),
    });
  }
  const muteUrl = person.userId
    ? null
    : `${person.site}${contributionPath}#key=${await insertLink(tx, person, now)}&reminders=off`;
  await writeToInvited(deps, tx, person, contributionReminder, { items, ...words, muteUrl });
  await markReminded(
    tx,
    waiting.map(({ contribution }) => contribution.id),
    now,
  );
};

/**
 * Reminds one person of one report now, in the caller's own words. An expired link is replaced by a new one. Throws
 * `contribution.not_open` and `contribution.muted`.
 */
export const remindNow = async (deps: GatewayDeps, scope: Scope, id: string, message: string) => {
  await deps.limits.countAttempt('contributionEmail', scope.userId);
  await deps.jobs.start();
  const now = deps.now();
  const after = await deps.database.withScope(scope, async (scoped) => {
    const listed = await invitationIn(scoped, id);
    const { contribution, report } = listed;
    if (contribution.revokedAt || contribution.doneAt || !isEditable(report.status))
      throw new ProblemError('contribution.not_open');
    if (contribution.mutedAt) throw new ProblemError('contribution.muted');
    if (contribution.expiresAt <= now)
      await updateContribution(scoped, id, { expiresAt: linkEnd(now, contribution.dueOn) });
    const words = { from: (await findActor(scoped)).name, message };
    await remindPerson(deps, scoped.tx, [listed], words, now);
    return contributionOf(await invitationIn(scoped, id), now);
  });
  announce(deps, scope, after.report.id);
  return after;
};

const heardOn = ({ contribution: { remindedAt, invitedAt } }: ListedContribution) => dayOf(remindedAt ?? invitedAt);

const isDue = (settings: ReminderSettings, listed: ListedContribution, today: string) => {
  const { dueOn } = listed.contribution;
  return dueOn !== null && openOf(listed) > 0 && isReminderDue(settings, dueOn, heardOn(listed), today);
};

/** One e-mail for each person of whom something is due to be said; it names all that waits for them, over all reports. */
const remindOrganisation = (deps: JobDeps, organisationId: string) =>
  deps.database.withSystem(async (tx) => {
    const now = deps.now();
    const settings = await findReminderSettings(tx, organisationId);
    const open = (await listRemindable(tx, organisationId, now)).filter(
      (listed) => isOpen(listed, now) && openOf(listed) > 0,
    );
    for (const [first, ...rest] of Map.groupBy(open, ({ contribution }) => contribution.email).values()) {
      if (!first || ![first, ...rest].some((listed) => isDue(settings, listed, dayOf(now)))) continue;
      await remindPerson(deps, tx, [first, ...rest], { from: null, message: '' }, now);
    }
  });

/** Sends every reminder that is due. An organisation whose reminders fail is logged and keeps no other waiting. */
export const sendReminders = async (deps: JobDeps) => {
  await deps.jobs.start();
  for (const { organisationId } of await deps.database.withSystem(listWaiting))
    await remindOrganisation(deps, organisationId).catch((err: unknown) =>
      deps.log.warn({ err, organisationId }, 'reminders were not sent'),
    );
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
