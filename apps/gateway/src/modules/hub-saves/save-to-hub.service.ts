import { type DataPoint, isAnswered, type SaveToHub } from '@esg/contract';
import { isRefusedBy, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { selectedDisclosure } from '../answers/index.ts';
import { findDataPoint } from '../data-points/index.ts';
import { askedAt } from '../hub-offers/index.ts';
import { listAnswers, lockEditableReport, type ReportChangeContext } from '../reports/index.ts';
import type { AnswerPlace } from '../reports/kernel.ts';
import { type Planned, planHubSave } from './hub-save-plan.ts';
import { storePlanned } from './store-planned.ts';

/** Refuses an answer that the data hub cannot store, or that has changed since the person saw it. */
const requireAnswer = async (
  scoped: Scoped,
  { report }: ReportChangeContext,
  { disclosureCode, fieldKey }: AnswerPlace,
  version: number,
) => {
  const { disclosure } = await selectedDisclosure(scoped, report, disclosureCode);
  const field = disclosure.fields.find(({ key }) => key === fieldKey);
  if (!field) throw new ProblemError('resource.not_found');
  const asked = askedAt(report, disclosureCode, field, null);
  if (!asked?.metric.subMetrics[0]?.sections[0] || asked.asks === 'other')
    throw new ProblemError('hub_answers.no_metric');
  const answers = await listAnswers(scoped, report.id, disclosureCode);
  const current = answers.find((answer) => answer.fieldKey === fieldKey);
  if (current?.version !== version) throw new ProblemError('answer.stale', { extra: { current } });
  if (!isAnswered(current.value)) throw new ProblemError('data_point.invalid');
};

/** Refuses to overwrite what the person has not seen as it is now, and data points of other days altogether. */
const requireSeen = (pieces: readonly Planned[], overwrites: SaveToHub['overwrites']) => {
  const inTheWay = pieces.map(({ item }) => item).filter(({ state }) => state === 'conflict' || state === 'overlap');
  const isSeen = inTheWay.every(
    ({ state, existing }) =>
      state === 'conflict' && overwrites.some(({ id, version }) => id === existing?.id && version === existing.version),
  );
  if (!isSeen) throw new ProblemError('hub_save.in_the_way', { extra: { inTheWay } });
};

/** All of `saveToHub` inside a transaction that has locked the report. */
export const saveToHubIn = async (
  scoped: Scoped,
  work: ReportChangeContext,
  place: AnswerPlace,
  { version, reportingTimeId, entityId, overwrites }: SaveToHub,
): Promise<DataPoint> => {
  await requireAnswer(scoped, work, place, version);
  const { period, planned } = await planHubSave(scoped, place.reportId, { reportingTimeId, entityId });
  const pieces = planned.filter(
    ({ item }) => item.disclosureCode === place.disclosureCode && item.fieldKey === place.fieldKey,
  );
  if (!period || pieces.some(({ item }) => item.state === 'unfit')) throw new ProblemError('data_point.invalid');
  requireSeen(pieces, overwrites);
  const chosen = pieces.filter(({ item }) => item.state !== 'same');
  if (chosen.length === 0) throw new ProblemError('hub_save.empty');
  const groups = chosen.map((piece) => [piece]);
  const target = { reportingTimeId, entityId, source: work.report.name };
  const [first] = await storePlanned(scoped, work, groups, target, period);
  const point = first && (await findDataPoint(scoped, first.dataPointId));
  if (!point) throw new Error('What was saved to the data hub is not there');
  return point;
};

/**
 * Saves an answer of a report as a data point, and each part of it as one of its own: all of them or none. Refuses with `answer.stale`
 * where the answer has changed, `hub_save.in_the_way` with the data points of these days as they are now (each to be named with its
 * version in `overwrites`, or another time chosen), `hub_answers.no_metric` where the field has no metric, or asks
 * for something else than all that it counts.
 */
export const saveToHub = async (
  deps: GatewayDeps,
  scope: Scope,
  place: AnswerPlace,
  request: SaveToHub,
): Promise<DataPoint> => {
  try {
    const point = await deps.database.withScope(scope, async (scoped) =>
      saveToHubIn(scoped, await lockEditableReport(scoped, place.reportId, deps.now()), place, request),
    );
    deps.realtime.publish(scope, { type: 'data-points.changed' });
    deps.realtime.publish(scope, { type: 'report.changed', reportId: place.reportId });
    return point;
  } catch (error) {
    // Somebody stored one of these days at the same moment.
    throw isRefusedBy(error, 'exclusion') ? new ProblemError('hub_answers.stale') : error;
  }
};
