import {
  type AnswerValue,
  type Issue,
  isInUse,
  issueAt,
  type NewDataPoint,
  type Period,
  type ProblemCode,
} from '@esg/contract';
import { orderedId, type Scoped } from '../../../platform/database/index.ts';
import type { GatewayDeps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/http/index.ts';
import { holdSubmitted } from '../../collection-requests/index.ts';
import { listEntities } from '../../entities/index.ts';
import { findPeriods } from '../../reporting-times/index.ts';
import { totalOf } from '../amounts.ts';
import { findPlaces, labelKeyOf } from '../data-points.repository.ts';
import { holdLabels } from '../labels.repository.ts';
import { fittingValue, requireMetric } from '../section.ts';
import { readWriter } from '../writers.ts';
import * as rows from './many.repository.ts';

/** The author and the time. */
export type Work = { actor: { id: string; name: string }; now: Date };

/** A data point to write; `replaces` is the one of the same place that existed when somebody looked. */
export type Write = { draft: NewDataPoint; replaces: { id: string; version: number } | null };

/** The result: stored at a version, or refused as `createDataPoint` and `changeDataPoint` refuse. */
export type Written =
  | { ok: true; id: string; version: number }
  | { ok: false; code: ProblemCode; issues: Issue[]; period?: Period };

type Checked = { ok: true; columns: rows.Columns; metricKey: string; write: Write } | (Written & { ok: false });

const refused = (code: ProblemCode, issues: Issue[] = []): Written & { ok: false } => ({ ok: false, code, issues });
const unknown = (path: string) => new ProblemError('request.invalid', { issues: [issueAt(path, 'choice_unknown')] });

/** The records that drafts refer to, read once for all of them. */
const readReferences = async (scoped: Scoped, writes: readonly Write[]) => {
  const timeIds = [...new Set(writes.map(({ draft }) => draft.reportingTimeId))];
  const periods = await findPeriods(scoped, timeIds);
  const needsEntities = writes.some(({ draft }) => draft.entityId !== null);
  const entities = new Map((needsEntities ? await listEntities(scoped) : []).map((entity) => [entity.id, entity]));
  const labels = new Map<string, string>();
  const bySection = Map.groupBy(writes, ({ draft }) => draft.sectionId);
  for (const [sectionId, group] of bySection) {
    const ids = [...new Set(group.flatMap(({ draft }) => draft.labelIds))];
    const held = ids.length > 0 ? await holdLabels(scoped, sectionId, ids) : [];
    for (const { id } of held) labels.set(id, sectionId);
  }
  return { periods, entities, labels, mayWrite: await readWriter(scoped) };
};
type References = Awaited<ReturnType<typeof readReferences>>;

const columnsOf = (draft: NewDataPoint, value: AnswerValue, period: Period): rows.Columns => {
  const { source, internal, quality, methodology, explanation, sectionId } = draft;
  const total = totalOf(value, requireMetric(sectionId));
  return {
    reportingTimeId: draft.reportingTimeId,
    labelKey: labelKeyOf(draft.labelIds),
    value,
    periodStart: period.start,
    periodEnd: period.end,
    totalNumber: total?.number ?? null,
    totalUnit: total?.unit ?? null,
    source,
    internal,
    quality,
    methodology,
    explanation,
  };
};

const check = (write: Write, { periods, entities, labels, mayWrite }: References): Checked => {
  const { draft } = write;
  try {
    const metric = requireMetric(draft.sectionId);
    const value = fittingValue(draft.value, metric);
    const period = periods.get(draft.reportingTimeId);
    if (!period) throw unknown('reportingTimeId');
    const entity = draft.entityId === null ? undefined : entities.get(draft.entityId);
    const isClosed = !entity || (write.replaces === null && !isInUse(entity));
    if (draft.entityId !== null && isClosed) throw unknown('entityId');
    if (!mayWrite(draft.entityId)) throw new ProblemError('permission.denied');
    if (draft.labelIds.some((id) => labels.get(id) !== draft.sectionId)) throw unknown('labelIds');
    return { ok: true, columns: columnsOf(draft, value, period), metricKey: metric.key, write };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return refused(error.code, error.details.issues);
  }
};

type Fitting = Checked & { ok: true };

const placeOf = ({ columns, write: { draft } }: Fitting): rows.Place => ({
  sectionId: draft.sectionId,
  entityId: draft.entityId,
  labelKey: columns.labelKey,
  period: { start: columns.periodStart, end: columns.periodEnd },
});

/** As collections that ask for it know it. */
const figureOf = (fitting: Fitting) => ({ ...placeOf(fitting), labelIds: fitting.write.draft.labelIds });

const isChanged = (write: Write): write is Write & { replaces: NonNullable<Write['replaces']> } =>
  write.replaces !== null;

/**
 * Writes many data points by the rules of one: value and unit fit the metric; time, entity and labels are the organisation's own; no day
 * twice in a series; data points changed since somebody looked are skipped; each has its history under the person's name. Returns results
 * in the order of the writes. Call it with some hundreds at a time, all in one transaction. Two of one call must not overlap: the caller
 * has checked that.
 */
export const writeDataPoints = async (
  scoped: Scoped,
  writes: readonly Write[],
  { actor, now }: Work,
): Promise<Written[]> => {
  if (writes.length === 0) return [];
  const references = await readReferences(scoped, writes);
  const checked = writes.map((write) => check(write, references));
  const fitting = checked.filter((each): each is Fitting => each.ok);
  const note = await holdSubmitted(scoped, fitting.map(placeOf));
  const standing = Map.groupBy(await rows.findStanding(scoped, fitting.map(placeOf)), ({ index }) => index);
  const answers = new Map<Fitting, Written>();
  const fresh: (Fitting & { id: string })[] = [];
  const changed: Fitting[] = [];
  for (const [index, each] of fitting.entries()) {
    const { replaces } = each.write;
    const others = (standing.get(index) ?? []).filter(({ id }) => id !== replaces?.id);
    const [other] = others;
    if (other) {
      const period = { start: other.periodStart, end: other.periodEnd };
      answers.set(each, { ...refused('data_point.overlap'), period });
    } else if (isChanged(each.write)) changed.push(each);
    else fresh.push({ ...each, id: orderedId() });
  }
  const news = fresh.map(({ id, columns, metricKey, write: { draft } }) => ({
    id,
    metricKey,
    sectionId: draft.sectionId,
    entityId: draft.entityId,
    ...columns,
  }));
  const entry = { by: actor, now };
  await rows.insertMany(scoped, news, entry);
  const updates = changed.map(({ columns, write }) => ({ ...columns, ...(write.replaces ?? { id: '', version: 0 }) }));
  const updated = await rows.updateMany(scoped, updates, entry);
  const stored = [...fresh, ...changed.filter(({ write }) => updated.has(write.replaces?.id ?? ''))];
  await note(stored.map(figureOf), { by: actor, now });
  const byWrite = new Map(fresh.map(({ id, write }) => [write, id]));
  return checked.map((each): Written => {
    if (!each.ok) return each;
    const { replaces } = each.write;
    const answered = answers.get(each);
    if (answered) return answered;
    if (replaces === null) return { ok: true, id: byWrite.get(each.write) ?? '', version: 1 };
    return updated.has(replaces.id)
      ? { ok: true, id: replaces.id, version: replaces.version + 1 }
      : refused('data_point.stale');
  });
};

/** A written data point with its new version, and the former one; null where there was none. */
export type Restore = {
  id: string;
  version: number;
  before: Omit<NewDataPoint, 'entityId' | 'reportingTimeId' | 'labelIds'> | null;
};

/**
 * Undoes writes: removes new data points, restores overwritten ones. Skips those that somebody has changed since, and new ones with
 * comments or documents. Returns the ids of those that were undone. The caller has asked
 * `requireWriter`.
 */
export const restoreDataPoints = async (
  scoped: Scoped,
  points: readonly Restore[],
  { actor, now }: Work,
): Promise<ReadonlySet<string>> => {
  const entry = { by: actor, now };
  const present = await findPlaces(
    scoped,
    points.map(({ id }) => id),
  );
  const note = await holdSubmitted(scoped, present);
  const fresh = points.filter(({ before }) => before === null);
  const gone = await rows.deleteUntouched(scoped, fresh, entry);
  const updates = points.flatMap(({ id, version, before }) => {
    if (before === null) return [];
    const { sectionId, ...state } = before;
    const total = totalOf(state.value, requireMetric(sectionId));
    return [{ id, version, ...state, totalNumber: total?.number ?? null, totalUnit: total?.unit ?? null }];
  });
  const restored = await rows.updateMany(scoped, updates, entry);
  const undone = new Set([...gone, ...restored]);
  await note(
    present.filter(({ id }) => undone.has(id)),
    entry,
  );
  return undone;
};

/** Updates the planner's statistics of data points and series. Values are left out, because nothing searches for them. */
export const refreshHubStatistics = ({ database }: Pick<GatewayDeps, 'database'>) =>
  database.refreshStatistics('data_points', [
    'id',
    'tenant_id',
    'organisation_id',
    'series',
    'metric_key',
    'section_id',
    'entity_id',
    'reporting_time_id',
    'period_start',
    'period_end',
  ]);

export { findPrevious, findStanding, listPiece, type Place, type Standing } from './many.repository.ts';
