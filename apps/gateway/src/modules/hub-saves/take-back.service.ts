import { type HubSave, isEditable } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { findDataPoints, restoreDataPoints } from '../data-points/index.ts';
import { restoreOrigins } from '../hub-answers/index.ts';
import { appendAudit, lockReport, reportIn } from '../reports/index.ts';
import { emitEvents } from '../webhooks/index.ts';
import { listHubSaves, lockHubSave, markTakenBack } from './hub-saves.repository.ts';

/** Data points that are taken back by one statement; all lots are one transaction. */
const lotSize = 250;

/** How often and by whom this report was saved into the data hub as a whole, newest first. */
export const readHubSaves = ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope, reportId: string) =>
  database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    return listHubSaves(scoped, reportId);
  });

const takeBack = async (scoped: Scoped, reportId: string, id: string, now: Date): Promise<HubSave> => {
  const { report, actor } = await lockReport(scoped, reportId, now);
  const row = await lockHubSave(scoped, reportId, id);
  if (!row) throw new ProblemError('resource.not_found');
  if (row.takenBackAt !== null) throw new ProblemError('hub_save.taken_back');
  // Two disclosures may share a data point; it goes back once.
  const items = [...new Map(row.items.map((item) => [item.dataPointId, item])).values()];
  const points = await findDataPoints(
    scoped,
    items.map(({ dataPointId }) => dataPointId),
  );
  const gone = new Set<string>();
  for (let from = 0; from < items.length; from += lotSize) {
    const lot = items.slice(from, from + lotSize);
    const restores = lot.map(({ dataPointId, version, before }) => ({ id: dataPointId, version, before }));
    for (const each of await restoreDataPoints(scoped, restores, { actor, now })) gone.add(each);
  }
  if (isEditable(report.status))
    await restoreOrigins(
      scoped,
      reportId,
      row.items.flatMap(({ disclosureCode, fieldKey, dataPointId, originBefore: kept }) =>
        gone.has(dataPointId) ? [{ disclosureCode, fieldKey, kept }] : [],
      ),
    );
  const restored = new Set(items.flatMap(({ before, dataPointId }) => (before ? [dataPointId] : [])));
  const dataOf = (isRestored: boolean) =>
    points.flatMap(({ id: pointId, metricKey, sectionId, entityId, reportingTimeId, version }) =>
      gone.has(pointId) && restored.has(pointId) === isRestored
        ? [
            {
              id: pointId,
              metricKey,
              sectionId,
              entityId,
              reportingTimeId,
              version: isRestored ? version + 1 : version,
            },
          ]
        : [],
    );
  await emitEvents(scoped, 'data_point.updated', dataOf(true), now);
  await emitEvents(scoped, 'data_point.deleted', dataOf(false), now);
  await appendAudit(
    scoped,
    reportId,
    actor,
    now,
    row.items.flatMap(({ disclosureCode, fieldKey, dataPointId, value, before }) =>
      gone.has(dataPointId)
        ? [
            {
              action: 'taken-back-from-hub' as const,
              section: disclosureCode,
              field: fieldKey,
              oldValue: value,
              ...(before ? { newValue: before.value } : {}),
            },
          ]
        : [],
    ),
  );
  const marked = await markTakenBack(scoped, row, gone.size, actor, now);
  if (!marked) throw new ProblemError('hub_save.taken_back');
  return marked;
};

/**
 * Takes a saving back: removes data points that it made, restores those that it overwrote. What somebody changed since, and new
 * ones with comments or documents, stay. Throws `hub_save.taken_back` the second time.
 */
export const takeBackHubSave = async (deps: GatewayDeps, scope: Scope, reportId: string, id: string) => {
  const taken = await deps.database.withScope(scope, (scoped) => takeBack(scoped, reportId, id, deps.now()));
  deps.realtime.publish(scope, { type: 'data-points.changed' });
  deps.realtime.publish(scope, { type: 'report.changed', reportId });
  return taken;
};
