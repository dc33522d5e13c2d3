import {
  type DataPoint,
  type DataPointChange,
  issueAt,
  type Metric,
  type NewDataPoint,
  type Period,
  sameJson,
} from '@esg/contract';
import { asOrganisation, isRefusedBy, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { answerOnce, ProblemError } from '../../platform/http/index.ts';
import { listAttached } from '../attachments/index.ts';
import { holdSubmitted } from '../collection-requests/index.ts';
import { hasEntity } from '../entities/index.ts';
import { removeFile } from '../files/index.ts';
import { holdTime } from '../reporting-times/index.ts';
import { type Actor, findActor } from '../users/index.ts';
import { totalOf } from './amounts.ts';
import * as rows from './data-points.repository.ts';
import { holdLabels } from './labels.repository.ts';
import { emitPointEvents } from './point-events.ts';
import { fittingValue, requireMetric } from './section.ts';
import { requireWriter } from './writers.ts';

type Deps = Pick<GatewayDeps, 'database' | 'storage' | 'now' | 'realtime'>;
type Work = { actor: Actor; now: Date };

const unknown = (path: string) => new ProblemError('request.invalid', { issues: [issueAt(path, 'choice_unknown')] });
const overlap = ({ id, period, entityId, updatedBy, version }: DataPoint) =>
  new ProblemError('data_point.overlap', { extra: { existing: { id, period, entityId, updatedBy, version } } });

/** The stored values of a data point's own fields, checked against metric, time and labels of the organisation. */
const checkedFields = async (
  scoped: Scoped,
  metric: Metric,
  sectionId: string,
  draft: Omit<DataPointChange, 'version'>,
) => {
  const { reportingTimeId, labelIds, value: given, source, internal, quality, methodology, explanation } = draft;
  const value = fittingValue(given, metric);
  const time = await holdTime(scoped, reportingTimeId);
  if (!time) throw unknown('reportingTimeId');
  const labelKey = rows.labelKeyOf(labelIds);
  const ids = rows.labelIdsOf(labelKey);
  const labels = ids.length > 0 ? await holdLabels(scoped, sectionId, ids) : [];
  if (labels.length !== ids.length) throw unknown('labelIds');
  const total = totalOf(value, metric);
  const period: Period = time.period;
  return {
    names: labels.map(({ name }) => name),
    period,
    columns: {
      reportingTimeId,
      labelKey,
      value,
      source,
      internal,
      quality,
      methodology,
      explanation,
      periodStart: period.start,
      periodEnd: period.end,
      totalNumber: total?.number ?? null,
      totalUnit: total?.unit ?? null,
    },
  };
};

const events = {
  created: 'data_point.created',
  changed: 'data_point.updated',
  removed: 'data_point.deleted',
} as const;

const record = async (
  scoped: Scoped,
  id: string,
  action: keyof typeof events,
  { actor, now }: Work,
  labels: string[],
): Promise<DataPoint> => {
  const point = await asOrganisation(scoped, (whole) => rows.findDataPoint(whole, id));
  if (!point) throw new ProblemError('resource.not_found');
  await rows.appendHistory(scoped, point, { action, at: now.toISOString(), by: actor, labels });
  await asOrganisation(scoped, (whole) => emitPointEvents(whole, events[action], [point], now));
  return point;
};

/** What a new data point needs of the whole organisation: its columns, and who stores it. */
const prepare = async (scoped: Scoped, { sectionId, entityId, ...draft }: NewDataPoint, metric: Metric) => {
  if (entityId !== null && !(await hasEntity(scoped, entityId))) throw unknown('entityId');
  await requireWriter(scoped, [entityId]);
  const { names, period, columns } = await checkedFields(scoped, metric, sectionId, draft);
  const existing = await rows.findOverlap(scoped, { sectionId, entityId, labelKey: columns.labelKey }, period);
  if (existing) throw overlap(existing);
  return { names, columns, actor: await findActor(scoped) };
};

/** Stores a data point within a transaction, and throws what `createDataPoint` does; the caller announces it. */
export const storeDataPoint = async (scoped: Scoped, draft: NewDataPoint, now: Date) => {
  const { sectionId, entityId } = draft;
  const metric = requireMetric(sectionId);
  const note = await holdSubmitted(scoped, [draft]);
  const { names, columns, actor } = await asOrganisation(scoped, (whole) => prepare(whole, draft, metric));
  const stamps = { createdAt: now, updatedAt: now, updatedById: actor.id, updatedByName: actor.name };
  const id = await rows.insertDataPoint(scoped, { metricKey: metric.key, sectionId, entityId, ...columns, ...stamps });
  const point = await record(scoped, id, 'created', { actor, now }, names);
  await note([point], { by: actor, now });
  return point;
};

/** The data point, locked with the requests that were submitted with it. Throws `resource.not_found` and `permission.denied`. */
const lockWritable = async (scoped: Scoped, id: string) => {
  const note = await holdSubmitted(scoped, await rows.findPlaces(scoped, [id]));
  const isTheirs = await rows.lockPoint(scoped, id);
  const before = isTheirs ? await asOrganisation(scoped, (whole) => rows.findDataPoint(whole, id)) : undefined;
  if (!before) throw new ProblemError('resource.not_found');
  await requireWriter(scoped, [before.entityId]);
  return { before, note };
};

/** Somebody stored one of the same days at the same moment: the database refused, and now it can be named. */
const namingOverlap = async <Result>(
  { database }: Deps,
  scope: Scope,
  where: (scoped: Scoped) => Promise<DataPoint | undefined>,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const existing = isRefusedBy(error, 'exclusion') ? await database.withScope(scope, where) : undefined;
    throw existing ? overlap(existing) : error;
  }
};

const announce = ({ realtime }: Deps, scope: Scope, { id, metricKey }: Pick<DataPoint, 'id' | 'metricKey'>) =>
  realtime.publish(scope, { type: 'data-point.changed', dataPointId: id, metricKey, userId: scope.userId });

/**
 * Stores a data point. Throws `data_point.overlap` with the existing one where its series has some of these days (spec section 5),
 * `data_point.invalid` where the value is empty or does not fit the metric, `permission.denied` for the entity of another manager.
 */
export const createDataPoint = async (deps: Deps, scope: Scope, draft: NewDataPoint, key?: string) => {
  const now = deps.now();
  const request = { operation: 'createDataPoint', key, body: draft, status: 201, now };
  const overlapping = async (scoped: Scoped) => {
    const time = await holdTime(scoped, draft.reportingTimeId);
    const series = { ...draft, labelKey: rows.labelKeyOf(draft.labelIds) };
    return time && rows.findOverlap(scoped, series, time.period);
  };
  const point = await namingOverlap(deps, scope, overlapping, () =>
    deps.database.withScope(scope, (scoped) => answerOnce(scoped, request, () => storeDataPoint(scoped, draft, now))),
  );
  announce(deps, scope, point);
  return point;
};

/** One data point of the own organisation. */
export const readDataPoint = ({ database }: Pick<Deps, 'database'>, scope: Scope, id: string): Promise<DataPoint> =>
  database.withScope(scope, async (scoped) => {
    const point = await rows.findDataPoint(scoped, id);
    if (!point) throw new ProblemError('resource.not_found');
    return point;
  });

const changedFields = ({ version: _version, ...change }: DataPointChange, before: DataPoint) => {
  const sorted = { ...change, labelIds: rows.labelIdsOf(rows.labelKeyOf(change.labelIds)) };
  return Object.entries(sorted).some(([name, value]) => !sameJson(value, before[name as keyof typeof sorted]));
};

/** What a change needs of the whole organisation. */
const prepareChange = async (scoped: Scoped, before: DataPoint, draft: Omit<DataPointChange, 'version'>) => {
  const { id, sectionId, entityId } = before;
  const { names, period, columns } = await checkedFields(scoped, requireMetric(sectionId), sectionId, draft);
  const series = { sectionId, entityId, labelKey: columns.labelKey };
  const existing = await rows.findOverlap(scoped, series, period, id);
  if (existing) throw overlap(existing);
  return { names, columns, actor: await findActor(scoped) };
};

/** Changes a data point within a transaction, and throws what `changeDataPoint` does; the caller announces it. */
export const rewriteDataPoint = async (scoped: Scoped, id: string, draft: DataPointChange, now: Date) => {
  const { before, note } = await lockWritable(scoped, id);
  // An equal value is no conflict, so that a request may be repeated after a lost response.
  if (!changedFields(draft, before)) return { point: before, changed: false };
  if (before.version !== draft.version) throw new ProblemError('data_point.stale', { extra: { current: before } });
  const { version, ...fields } = draft;
  const { names, columns, actor } = await asOrganisation(scoped, (whole) => prepareChange(whole, before, fields));
  await rows.updateDataPoint(scoped, id, version, {
    ...columns,
    updatedAt: now,
    updatedById: actor.id,
    updatedByName: actor.name,
  });
  const point = await record(scoped, id, 'changed', { actor, now }, names);
  await note([before, point], { by: actor, now });
  return { point, changed: true };
};

/**
 * Changes a data point. Throws `data_point.stale` with the present one and its author where somebody else was first; `data_point.overlap`
 * where another one has the new days.
 */
export const changeDataPoint = async (deps: Deps, scope: Scope, id: string, draft: DataPointChange) => {
  const overlapping = async (scoped: Scoped) => {
    const point = await rows.findDataPoint(scoped, id);
    const time = await holdTime(scoped, draft.reportingTimeId);
    const series = point && { ...point, labelKey: rows.labelKeyOf(draft.labelIds) };
    return series && time && rows.findOverlap(scoped, series, time.period, id);
  };
  const { point, changed } = await namingOverlap(deps, scope, overlapping, () =>
    deps.database.withScope(scope, (scoped) => rewriteDataPoint(scoped, id, draft, deps.now())),
  );
  if (changed) announce(deps, scope, point);
  return point;
};

/**
 * Removes a data point within a transaction, and throws what `removeDataPoint` does. Returns the ids of its documents' files: the caller removes
 * these once the transaction is through, and announces the data point.
 */
export const removePoint = async (scoped: Scoped, id: string, version: number, now: Date) => {
  const { before, note } = await lockWritable(scoped, id);
  if (before.version !== version) throw new ProblemError('data_point.stale', { extra: { current: before } });
  const documents = await asOrganisation(scoped, (whole) => listAttached(whole, 'data-point', [id]));
  const actor = await asOrganisation(scoped, findActor);
  await record(scoped, id, 'removed', { actor, now }, []);
  await rows.deleteDataPoint(scoped, id);
  await note([before], { by: actor, now });
  return { removed: before, fileIds: documents.map(({ fileId }) => fileId) };
};

/** Removes a data point with its comments and documents; its history stays. Throws `data_point.stale` for an older version. */
export const removeDataPoint = async (deps: Deps, scope: Scope, id: string, version: number) => {
  const { removed, fileIds } = await deps.database.withScope(scope, (scoped) =>
    removePoint(scoped, id, version, deps.now()),
  );
  for (const fileId of fileIds) await removeFile(deps, scope, fileId);
  announce(deps, scope, removed);
};

/** Every state of a data point, newest first, even of a removed one. */
export const readHistory = ({ database }: Pick<Deps, 'database'>, scope: Scope, id: string) =>
  database.withScope(scope, async (scoped) => {
    const history = await rows.listHistory(scoped, id);
    if (history.length === 0) throw new ProblemError('resource.not_found');
    return history;
  });
