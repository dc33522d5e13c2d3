import { type NotificationKind, reportWorkLimits } from '@esg/contract';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { notify } from '../notifications/index.ts';
import { type DueReminder, listDueOn } from './due.repository.ts';
import { disclosurePath } from './tell.ts';

const dayMs = 24 * 60 * 60 * 1000;
const dayAt = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);

const remind = async (deps: GatewayDeps, kind: NotificationKind, due: DueReminder) => {
  const { tenantId, organisationId, reportId: id, versionId, disclosureCode, reportName, dueOn } = due;
  const facts = { report: reportName, disclosure: disclosureCode, day: dueOn };
  const path = disclosurePath({ id, versionId }, disclosureCode);
  for (const userId of new Set(due.userIds)) {
    const scope: Scope = { tenantId, organisationId, userId, role: 'basic' };
    await notify(deps, scope, { to: { userId }, kind, facts, path });
  }
};

/** Tells people of what is due in some days and of what was due yesterday. Each is told of once: a day comes once. */
export const remindOfDueDates = async (deps: GatewayDeps) => {
  const now = deps.now();
  const days: readonly (readonly [NotificationKind, string])[] = [
    ['work.due_soon', dayAt(now, reportWorkLimits.dueSoonDays)],
    ['work.overdue', dayAt(now, -1)],
  ];
  for (const [kind, day] of days) {
    const due = await deps.database.withSystem((tx) => listDueOn(tx, day));
    for (const each of due) await remind(deps, kind, each);
  }
};

/** Reminds each morning (UTC), before the digests go out. */
export const scheduleDueReminders = (deps: GatewayDeps) => {
  deps.jobs.define('report-work.remind', () => remindOfDueDates(deps), { cron: '30 5 * * *', retryLimit: 0 });
};
