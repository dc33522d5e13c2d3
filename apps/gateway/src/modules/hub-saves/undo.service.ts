import { type DataPoint, type HubSave, isEditable, reportFacts } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { emitPointEvents, findDataPoints, requireWriter, restoreDataPoints, type Work } from '../data-points/index.ts';
import { restoreOrigins } from '../hub-answers/index.ts';
import { undoneBy } from '../imports/index.ts';
import { notifyWithin } from '../notifications/index.ts';
import { appendAudit, reportIn } from '../reports/index.ts';
import { lockReport } from '../reports/kernel.ts';
import { listHubSaves, lockHubSave, markUndone } from './hub-saves.repository.ts';
import type { SavedItem } from './hub-saves.tables.ts';

/** Data points that one statement undoes; all batches are one transaction. */
const lotSize = 250;

/** The saves of this whole report into the data hub, with their authors, newest first. */
export const readHubSaves = ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope, reportId: string) =>
  database.withScope(scope, async (scoped) => {
    await reportIn(scoped, reportId);
    return listHubSaves(scoped, reportId);
  });

const originOf = ({ disclosureCode, fieldKey, originBefore }: SavedItem) => ({
  disclosureCode,
  fieldKey,
  kept: originBefore,
});
const entryOf = ({ disclosureCode, fieldKey, value, before }: SavedItem) => ({
  action: 'taken-back-from-hub' as const,
  section: disclosureCode,
  field: fieldKey,
  oldValue: value,
  ...(before ? { newValue: before.value } : {}),
});

/** Undoes the data points of these items, batch by batch; returns the ids of the undone ones. */
const restorePoints = async (scoped: Scoped, items: readonly SavedItem[], work: Work): Promise<ReadonlySet<string>> => {
  const undone = new Set<string>();
  for (let from = 0; from < items.length; from += lotSize) {
    const lot = items.slice(from, from + lotSize);
    const restores = lot.map(({ dataPointId, version, before }) => ({ id: dataPointId, version, before }));
    for (const each of await restoreDataPoints(scoped, restores, work)) undone.add(each);
  }
  return undone;
};

/** Sends webhooks about data points that were restored or removed. */
const emitUndone = async (scoped: Scoped, undone: readonly SavedItem[], points: readonly DataPoint[], now: Date) => {
  const pointsOf = (items: readonly SavedItem[]) => {
    const ids = new Set(items.map(({ dataPointId }) => dataPointId));
    return points.filter(({ id }) => ids.has(id));
  };
  const restored = pointsOf(undone.filter(({ before }) => before)).map((point) => ({
    ...point,
    version: point.version + 1,
  }));
  await emitPointEvents(scoped, 'data_point.updated', restored, now);
  await emitPointEvents(scoped, 'data_point.deleted', pointsOf(undone.filter(({ before }) => !before)), now);
};

const undo = async (scoped: Scoped, reportId: string, id: string, now: Date): Promise<HubSave> => {
  const { report, actor } = await lockReport(scoped, reportId, now);
  const row = await lockHubSave(scoped, reportId, id);
  if (!row) throw new ProblemError('resource.not_found');
  if (row.undoneAt !== null) throw new ProblemError('hub_save.undone');
  await undoneBy(scoped, row.byId, now);
  // Two disclosures may share a data point, which is undone once.
  const byPoint = new Map(row.items.map((item) => [item.dataPointId, item]));
  const points = await findDataPoints(scoped, [...byPoint.keys()]);
  await requireWriter(
    scoped,
    points.map(({ entityId }) => entityId),
  );
  const restored = await restorePoints(scoped, [...byPoint.values()], { actor, now });
  const undone = row.items.filter(({ dataPointId }) => restored.has(dataPointId));
  if (isEditable(report.status)) await restoreOrigins(scoped, reportId, undone.map(originOf));
  await emitUndone(scoped, undone, points, now);
  await appendAudit(scoped, reportId, actor, now, undone.map(entryOf));
  const marked = await markUndone(scoped, row, restored.size, actor, now);
  if (!marked) throw new ProblemError('hub_save.undone');
  if (row.byId !== actor.id) {
    const facts = { ...reportFacts(report), person: actor.name };
    const path = `/ct/export-data/${reportId}`;
    await notifyWithin(scoped, { to: { userId: row.byId }, kind: 'hub_save.undone', facts, path }, now);
  }
  return marked;
};

/**
 * Undoes a save: removes new data points, restores overwritten ones. Data points that somebody changed since, and new ones with comments or
 * documents, stay. Whoever saved is notified where somebody else undoes it. Throws `hub_save.undone` the second time, and `permission.denied` for
 * people who neither saved nor may undo what others imported.
 */
export const undoHubSave = async (deps: GatewayDeps, scope: Scope, reportId: string, id: string) => {
  const undone = await deps.database.withScope(scope, (scoped) => undo(scoped, reportId, id, deps.now()));
  deps.realtime.publish(scope, { type: 'data-points.changed' });
  deps.realtime.publish(scope, { type: 'report.changed', reportId });
  deps.realtime.publish(scope, { type: 'notification.arrived' });
  return undone;
};
