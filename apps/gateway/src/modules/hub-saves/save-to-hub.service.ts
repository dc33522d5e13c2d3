import { type AnswerValue, type DataPoint, type HubSaveExisting, isAnswered, type SaveToHub } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { selectedDisclosure } from '../answers/index.ts';
import { changeDataPoint, createDataPoint, findDataPoint } from '../data-points/index.ts';
import { listEntities } from '../entities/index.ts';
import { writeOrigins } from '../hub-answers/index.ts';
import { metricOfField } from '../hub-offers/index.ts';
import { plainAnswers } from '../publications/index.ts';
import {
  type AnswerPlace,
  appendAudit,
  listAnswers,
  lockEditableReport,
  lockReport,
  reportIn,
} from '../reports/index.ts';
import { planHubSave } from './hub-save-plan.ts';
import { storePlanned } from './store-planned.ts';

const isBrokenDown = (value: AnswerValue) =>
  (value.type === 'number' || value.type === 'integer') && value.rows.some(({ breakdown }) => breakdown !== undefined);

/** The answer to save, as the person saw it, and its section of the hub. */
const answerToKeep = async (scoped: Scoped, place: AnswerPlace, request: SaveToHub, now: Date) => {
  const { report } = await lockEditableReport(scoped, place.reportId, now);
  const { disclosure } = await selectedDisclosure(scoped, report, place.disclosureCode);
  const field = disclosure.fields.find(({ key }) => key === place.fieldKey);
  if (!field) throw new ProblemError('resource.not_found');
  const sectionId = metricOfField(field)?.subMetrics[0]?.sections[0]?.id;
  if (sectionId === undefined) throw new ProblemError('hub_answers.no_metric');
  const answers = await listAnswers(scoped, place.reportId, place.disclosureCode);
  const current = answers.find(({ fieldKey }) => fieldKey === place.fieldKey);
  if (current?.version !== request.version) throw new ProblemError('answer.stale', { extra: { current } });
  if (!isAnswered(current.value)) throw new ProblemError('data_point.invalid');
  const [kept] = await plainAnswers(scoped, await reportIn(scoped, report.id), [current]);
  const value = kept?.value ?? current.value;
  return { sectionId, value, isBrokenDown: isBrokenDown(value), source: report.name };
};

/** The data point that the person chose to update, of the same section and entity. */
const existingPoint = async (scoped: Scoped, id: string, sectionId: string, entityId: string | null) => {
  const point = await findDataPoint(scoped, id);
  if (point?.sectionId !== sectionId || point.entityId !== entityId) throw new ProblemError('resource.not_found');
  return point;
};

/** Stores with the answer that it is in the hub now, and logs that in the report. */
const remember = async (scoped: Scoped, place: AnswerPlace, point: DataPoint, now: Date) => {
  const { actor } = await lockEditableReport(scoped, place.reportId, now);
  const entity = (await listEntities(scoped)).find(({ id }) => id === point.entityId);
  const { id: dataPointId, version, metricKey, sectionId, period, value, source } = point;
  const kept = { dataPointId, version, metricKey, sectionId, labels: [], period, value, source };
  const sources = [{ ...kept, entity: entity ? { id: entity.id, name: entity.name } : null }];
  const { disclosureCode, fieldKey } = place;
  const made = { value, period, notes: [], steps: [], sources };
  await writeOrigins(scoped, place.reportId, [{ disclosureCode, fieldKey, made }], actor, now);
  await appendAudit(scoped, place.reportId, actor, now, [
    { action: 'saved-to-hub', section: disclosureCode, field: fieldKey, newValue: value },
  ]);
};

/** Saves a figure with its parts, each in its place. Data points in the way are overwritten where the person named one of them. */
const savePieces = async (scoped: Scoped, place: AnswerPlace, request: SaveToHub, now: Date): Promise<DataPoint> => {
  const work = await lockReport(scoped, place.reportId, now);
  const { period, planned } = await planHubSave(scoped, place.reportId, request);
  const pieces = planned.filter(
    ({ item }) => item.disclosureCode === place.disclosureCode && item.fieldKey === place.fieldKey,
  );
  if (!period || pieces.some(({ item }) => item.state === 'unfit')) throw new ProblemError('data_point.invalid');
  const { existing } = request;
  const inTheWay = pieces.flatMap(({ item }) => item.existing ?? []);
  const named = inTheWay.find(({ id }) => id === existing?.id);
  if (existing && named?.version !== existing.version)
    throw new ProblemError(named ? 'data_point.stale' : 'resource.not_found');
  const refused = pieces.find(({ item }) => item.state === 'overlap' || (item.state === 'conflict' && !existing));
  if (refused?.item.existing) throw overlap(refused.item.existing, request.entityId);
  const chosen = pieces.filter(({ item }) => item.state === 'new' || item.state === 'conflict');
  if (chosen.length === 0) throw new ProblemError('hub_save.empty');
  const { reportingTimeId, entityId } = request;
  const saved = await storePlanned(
    scoped,
    work,
    chosen.map((piece) => [piece]),
    { reportingTimeId, entityId, source: work.report.name },
    period,
  );
  const point = saved[0] && (await findDataPoint(scoped, saved[0].dataPointId));
  if (!point) throw new Error('What was saved to the data hub is not there');
  return point;
};

const overlap = ({ id, period, updatedBy, version }: HubSaveExisting, entityId: string | null) =>
  new ProblemError('data_point.overlap', { extra: { existing: { id, period, entityId, updatedBy, version } } });

/**
 * Saves an answer of a report as a data point, and each part of it as one of its own. Refuses with `answer.stale` where the answer has
 * changed, `data_point.overlap` with the data point of these days (to be named as `existing`, or another time chosen), `data_point.stale`
 * where that one changed since, `hub_answers.no_metric` where the field has no metric.
 */
export const saveToHub = async (
  deps: GatewayDeps,
  scope: Scope,
  place: AnswerPlace,
  request: SaveToHub,
): Promise<DataPoint> => {
  const { reportingTimeId, entityId, existing } = request;
  const begun = await deps.database.withScope(scope, async (scoped) => {
    const { isBrokenDown: inParts, ...answer } = await answerToKeep(scoped, place, request, deps.now());
    if (inParts) return { point: await savePieces(scoped, place, request, deps.now()) };
    return { answer, before: existing && (await existingPoint(scoped, existing.id, answer.sectionId, entityId)) };
  });
  if (begun.point) {
    deps.realtime.publish(scope, { type: 'data-points.changed' });
    deps.realtime.publish(scope, { type: 'report.changed', reportId: place.reportId });
    return begun.point;
  }
  const { before } = begun;
  const { sectionId, ...words } = begun.answer;
  const texts = { internal: false, quality: null, methodology: '', explanation: '', labelIds: [] };
  const point =
    before && existing
      ? await changeDataPoint(deps, scope, before.id, {
          reportingTimeId: before.reportingTimeId,
          labelIds: before.labelIds,
          internal: before.internal,
          quality: before.quality,
          methodology: before.methodology,
          explanation: before.explanation,
          ...words,
          version: existing.version,
        })
      : await createDataPoint(deps, scope, { sectionId, entityId, reportingTimeId, ...texts, ...words });
  await deps.database.withScope(scope, (scoped) => remember(scoped, place, point, deps.now()));
  deps.realtime.publish(scope, { type: 'report.changed', reportId: place.reportId });
  return point;
};
