import { type DataPoint, isAnswered, type SaveToHub } from '@esg/contract';
import type { Scope, Scoped } from '../../../platform/database/index.ts';
import type { GatewayDeps } from '../../../platform/deps.ts';
import { ProblemError } from '../../../platform/http/index.ts';
import { changeDataPoint, createDataPoint, findDataPoint } from '../../data-points/index.ts';
import { listEntities } from '../../entities/index.ts';
import { type AnswerPlace, listAnswers } from '../answers.repository.ts';
import { appendAudit } from '../audit.repository.ts';
import { selectedDisclosure } from '../disclosures.service.ts';
import { plainAnswers } from '../numbers/plain-answers.ts';
import { reportIn } from '../reports.service.ts';
import { openReport } from '../work.ts';
import { wholeOf } from './hub-save-plan.ts';
import { metricOfField } from './offers.ts';
import { writeOrigins } from './origins.repository.ts';

/** The answer that is to be kept, as the person saw it, and the section of the hub that it belongs to. */
const answerToKeep = async (scoped: Scoped, place: AnswerPlace, request: SaveToHub, now: Date) => {
  const { report } = await openReport(scoped, place.reportId, now);
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
  return { sectionId, value: wholeOf(kept?.value ?? current.value), source: report.name };
};

/** The data point that the person chose to update: of the same section and entity. */
const existingPoint = async (scoped: Scoped, id: string, sectionId: string, entityId: string | null) => {
  const point = await findDataPoint(scoped, id);
  if (point?.sectionId !== sectionId || point.entityId !== entityId) throw new ProblemError('resource.not_found');
  return point;
};

/** Remembers with the answer that it is in the hub now, and says so in the report's log. */
const remember = async (scoped: Scoped, place: AnswerPlace, point: DataPoint, now: Date) => {
  const { actor } = await openReport(scoped, place.reportId, now);
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

/**
 * Keeps an answer of a report as a data point. Refuses with `answer.stale` where the answer is another by now, `data_point.overlap`
 * with the data point that has these days already (to be named as `existing`, or another time chosen), `data_point.stale` where
 * that one changed since, `hub_answers.no_metric` where the field belongs to no metric.
 */
export const saveToHub = async (
  deps: GatewayDeps,
  scope: Scope,
  place: AnswerPlace,
  request: SaveToHub,
): Promise<DataPoint> => {
  const { reportingTimeId, entityId, existing } = request;
  const { before, ...kept } = await deps.database.withScope(scope, async (scoped) => {
    const answer = await answerToKeep(scoped, place, request, deps.now());
    const { sectionId } = answer;
    return { ...answer, before: existing && (await existingPoint(scoped, existing.id, sectionId, entityId)) };
  });
  const { sectionId, ...words } = kept;
  const texts = { internal: false, quality: null, methodology: '', explanation: '', labelIds: [] };
  const point =
    before && existing
      ? await changeDataPoint(deps, scope, before.id, {
          ...{ reportingTimeId: before.reportingTimeId, labelIds: before.labelIds, internal: before.internal },
          ...{ quality: before.quality, methodology: before.methodology, explanation: before.explanation },
          ...{ ...words, version: existing.version },
        })
      : await createDataPoint(deps, scope, { sectionId, entityId, reportingTimeId, ...texts, ...words });
  await deps.database.withScope(scope, (scoped) => remember(scoped, place, point, deps.now()));
  deps.realtime.publish(scope, { type: 'report.changed', reportId: place.reportId });
  return point;
};
