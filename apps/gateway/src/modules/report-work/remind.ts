import { type NotificationKind, reportWorkLimits } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { notifyWithin } from '../notifications/index.ts';
import { disclosurePath, reportPath } from './notify-others.ts';
import { type DueReminder, listDueBetween, noteReminder } from './reminders.repository.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayAt = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

const remind = async ({ database, realtime, now }: GatewayDeps, kind: NotificationKind, due: DueReminder) => {
  const { tenantId, organisationId, reportId: id, versionId, disclosureCode, reportName, dueOn } = due;
  const facts = { report: reportName, day: dueOn, ...(disclosureCode !== null && { disclosure: disclosureCode }) };
  const path =
    disclosureCode === null ? reportPath({ id, versionId }) : disclosurePath({ id, versionId }, disclosureCode);
  for (const userId of new Set(due.userIds)) {
    const scope: Scope = { tenantId, organisationId, userId, role: 'basic' };
    await database.withScope(scope, async (scoped) => {
      if (await noteReminder(scoped, kind, due))
        await notifyWithin(scoped, { to: { userId }, kind, facts, path }, now());
    });
    realtime.publish(scope, { type: 'notification.arrived' });
  }
};

/**
 * Tells people of what is due in the next days and of what was due in the days before. Each is told of a due day once, whenever and
 * however often this runs: a gateway that stood still for some mornings makes up for it.
 */
export const remindOfDueDates = async (deps: GatewayDeps) => {
  const now = deps.now();
  const { dueSoonDays, overdueDays } = reportWorkLimits;
  const spans: readonly (readonly [NotificationKind, string, string])[] = [
    ['work.due_soon', dayAt(now, 0), dayAt(now, dueSoonDays)],
    ['work.overdue', dayAt(now, -overdueDays), dayAt(now, -1)],
  ];
  for (const [kind, from, to] of spans) {
    const due = await deps.database.withSystem((tx) => listDueBetween(tx, from, to));
    for (const each of due) await remind(deps, kind, each);
  }
};

/** Reminds each morning (UTC), before the digests go out, and when a gateway starts: the morning may have passed without one. */
export const scheduleDueReminders = (deps: GatewayDeps) => {
  const work = () => remindOfDueDates(deps);
  const job = deps.jobs.define('report-work.remind', work, { cron: '30 5 * * *', retryLimit: 0 });
  deps.jobs.onStart(() => job.enqueue({}));
};
