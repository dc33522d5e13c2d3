import { allowsMove, type DeletedReport, daysAfter, deletedReportDays } from '@esg/contract';
import { type Scope, type Scoped, systemScope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { tryEach } from '../../platform/try-each.ts';
import { frameworkIn } from '../frameworks/index.ts';
import { findActor } from '../users/index.ts';
import { appendAudit } from './audit.repository.ts';
import { lockReport } from './change-context.ts';
import {
  deleteReportRow,
  listDeleted,
  listToPurge,
  lockDeleted,
  markDeleted,
  unmarkDeleted,
} from './deleted-reports.repository.ts';
import { reportIn } from './reports.service.ts';

/**
 * Removes what belongs to a report beyond its rows. Called in the transaction that purges it; the returned function runs after the commit.
 */
export type BeforeRemoval = (scoped: Scoped, reportId: string) => Promise<() => Promise<void>>;

/**
 * Deletes a report. It can be restored for 30 days and is then purged: deleted permanently. A published report has to be unpublished first: refuses
 * with `report.read_only`.
 */
export const deleteReport = async (deps: GatewayDeps, scope: Scope, id: string) => {
  const now = deps.now();
  await deps.database.withScope(scope, async (scoped) => {
    const { report, actor } = await lockReport(scoped, id, now);
    if (!allowsMove('delete', report.status)) throw new ProblemError('report.read_only');
    await appendAudit(scoped, id, actor, now, [{ action: 'deleted', oldValue: report.name }]);
    await markDeleted(scoped, id, now, actor.name);
  });
  deps.realtime.publish(scope, { type: 'report.removed', reportId: id });
};

/** Reports that can be restored, the latest deletion first. */
export const readDeletedReports = ({ database }: GatewayDeps, scope: Scope): Promise<DeletedReport[]> =>
  database.withScope(scope, async (scoped) => {
    const deleted: DeletedReport[] = [];
    for (const { id, name, versionId, deletedAt, deletedByName } of await listDeleted(scoped)) {
      if (!deletedAt) continue;
      const framework = (await frameworkIn(scoped, versionId))?.name ?? { en: versionId, zhTw: versionId };
      const purgedAt = daysAfter(deletedAt, deletedReportDays).toISOString();
      deleted.push({
        id,
        name,
        framework,
        deletedAt: deletedAt.toISOString(),
        deletedBy: deletedByName ?? '',
        purgedAt,
      });
    }
    return deleted;
  });

/** Restores a deleted report as it was. Throws `resource.not_found` where there is none. */
export const restoreReport = async (deps: GatewayDeps, scope: Scope, id: string) => {
  const report = await deps.database.withScope(scope, async (scoped) => {
    if (!(await unmarkDeleted(scoped, id))) throw new ProblemError('resource.not_found');
    const restored = await reportIn(scoped, id);
    await appendAudit(scoped, id, await findActor(scoped), deps.now(), [
      { action: 'restored', newValue: restored.name },
    ]);
    return restored;
  });
  deps.realtime.publish(scope, { type: 'report.changed', reportId: id });
  return report;
};

/** Deletes a report at once and permanently, in the transaction of the caller. The returned function removes its files after the commit. */
export const purgeReport = async (scoped: Scoped, id: string, beforeRemoval: BeforeRemoval) => {
  const removeRest = await beforeRemoval(scoped, id);
  await deleteReportRow(scoped, id);
  return removeRest;
};

/** Purges what was deleted long enough ago, with its files. A report that was restored meanwhile stays, and one that fails does not hold up the others. */
export const purgeDeletedReports = async (deps: GatewayDeps, beforeRemoval: BeforeRemoval) => {
  const deletedBefore = daysAfter(deps.now(), -deletedReportDays);
  const due = await deps.database.withSystem((tx) => listToPurge(tx, deletedBefore));
  await tryEach(due, async ({ id, ...owner }) => {
    const afterwards = await deps.database.withScope(systemScope(owner), async (scoped) => {
      if (!(await lockDeleted(scoped, id))) return undefined;
      return purgeReport(scoped, id, beforeRemoval);
    });
    await afterwards?.();
  });
};
