import {
  type AnswerValue,
  type BoardCell,
  daysIn,
  daysOfMonth,
  type Evidence,
  figureOfMonths,
  isAnsweredCell,
  type MetricDetail,
  monthOf,
  monthsIn,
  type Period,
  type PortalMonth,
  type PortalQuestion,
  sameJson,
  takesMonths,
  yearBefore,
} from '@esg/contract';
import { asOrganisation, type Scoped } from '../../platform/database/index.ts';
import { type Attachment, listAttached } from '../attachments/index.ts';
import { type CollectionRow, type Delegation, listBlocks, listDelegations } from '../collection-requests/index.ts';
import { type Collected, listBefore, listCollected, metricOf } from '../data-points/index.ts';
import { readMetric, readThresholds } from '../metrics/index.ts';
import { cellsFrom } from './cells.ts';
import { firstAnswersTo } from './first-answers.ts';
import { portalAnswerOf } from './portal-view.ts';

/** Empty for a section that the library no longer has. */
const knownMetricKeyOf = (sectionId: string) => metricOf(sectionId)?.key ?? '';

/** The metrics of these sections, each once. Sections that the library no longer has are left out. */
export const metricsIn = (sectionIds: readonly string[]): MetricDetail[] =>
  [...new Set(sectionIds.map(knownMetricKeyOf))].filter(Boolean).map(readMetric);

const evidenceOf = ({ fileId: _file, subject: _subject, ...evidence }: Attachment): Evidence => evidence;

/** The months by which a question may be answered; none where it is not. */
export const monthsOf = ({ periodStart: start, periodEnd: end }: CollectionRow, sectionId: string): Period[] => {
  const metric = metricOf(sectionId);
  return metric && takesMonths(metric) ? monthsIn({ start, end }) : [];
};

/** Figures of one question and one entity, by their days. */
type Figures = readonly Collected[];
const at = (figures: Figures, { start, end }: Period) =>
  figures.find((figure) => figure.start === start && figure.end === end);

type Told = {
  readonly figures: Figures;
  readonly earlier: Figures;
  readonly evidenceOf: (id: string | undefined) => Evidence[];
};

const monthsFrom = (months: readonly Period[], { figures, earlier, evidenceOf }: Told): PortalMonth[] =>
  months.map((month) => {
    const point = at(figures, month);
    return {
      month: monthOf(month),
      before: at(earlier, yearBefore(month))?.value ?? null,
      current: point ? portalAnswerOf(point) : null,
      evidence: evidenceOf(point?.id),
    };
  });

type Before = { period: Period; value: AnswerValue };

/** The value of the period before; what was answered by months is put together. */
const beforeOf = (newest: Before | undefined, months: readonly PortalMonth[], metricKey: string): Before | null => {
  const [first] = months;
  const last = months.at(-1);
  if (!newest || !first || !last) return newest ?? null;
  const isMonth = sameJson(newest.period, daysOfMonth(monthOf(newest.period)));
  if (!isMonth) return newest;
  const values = months.map(({ before }) => before);
  const { metric, units } = readMetric(metricKey);
  const value = values.includes(null) ? null : figureOfMonths(values, metric, units);
  const { start } = daysOfMonth(first.month);
  return value && { period: yearBefore({ start, end: daysOfMonth(last.month).end }), value };
};

const bySection = (figures: Figures) => Map.groupBy(figures, ({ sectionId }) => sectionId);

const delegatedOf = ({ personId, personName, byId, byName, at: since }: Delegation) => ({
  to: { id: personId, name: personName },
  by: { id: byId, name: byName },
  at: since.toISOString(),
});

/** To whom questions of the entity were handed over, by question. */
const delegatedIn = async (scoped: Scoped, { id }: CollectionRow, entityId: string) => {
  const theirs = (await listDelegations(scoped, id)).filter((delegation) => delegation.entityId === entityId);
  return new Map(theirs.map((delegation) => [delegation.sectionId, delegatedOf(delegation)]));
};

/** These questions of a collection to one entity, with their answers. */
export const questionsIn = async (
  scoped: Scoped,
  row: CollectionRow,
  entityId: string,
  sectionIds: readonly string[],
): Promise<PortalQuestion[]> => {
  const period = { start: row.periodStart, end: row.periodEnd };
  const asked = { sectionIds, entityIds: [entityId] };
  const points = await listCollected(scoped, { ...asked, period });
  const figures = bySection(points);
  const earlier = bySection(await listCollected(scoped, { ...asked, period: yearBefore(period) }));
  const before = await listBefore(scoped, { entityId, sectionIds, day: period.start });
  const firstAnswerTo = await firstAnswersTo(scoped, { entityId, sectionIds, days: daysIn(period), before });
  const blocks = (await listBlocks(scoped, [row.id])).filter((block) => block.entityId === entityId);
  const delegated = await delegatedIn(scoped, row, entityId);
  const reasons = new Map(blocks.map(({ sectionId, reason }) => [sectionId, reason]));
  const covered = points.map((point) => ({
    sectionId: point.sectionId,
    days: daysIn(point),
    estimated: point.quality === 'estimated',
  }));
  const cells = cellsFrom({ sectionIds, period }, covered, blocks);
  // Size and kind of a file are not open to entity users: the ids are those of data points that are.
  const pointIds = points.map((point) => point.id);
  const attached = await asOrganisation(scoped, (whole) => listAttached(whole, 'data-point', pointIds));
  const thresholdFor = await asOrganisation(scoped, readThresholds);
  const evidence = Map.groupBy(attached, ({ subject }) => subject.id);
  const evidenceIn = (id: string | undefined) => (evidence.get(id ?? '') ?? []).map(evidenceOf);
  return sectionIds.map((sectionId, place) => {
    const theirs = figures.get(sectionId) ?? [];
    const told = { figures: theirs, earlier: earlier.get(sectionId) ?? [], evidenceOf: evidenceIn };
    const months = monthsFrom(monthsOf(row, sectionId), told);
    const point = at(theirs, period);
    const cell = cells[place] as BoardCell;
    // A question has one state: once it is answered, a reason why it cannot be says nothing any more.
    const reason = isAnsweredCell(cell) ? undefined : reasons.get(sectionId);
    const metricKey = knownMetricKeyOf(sectionId);
    return {
      sectionId,
      metricKey,
      cell,
      changeThreshold: thresholdFor(metricKey),
      ...firstAnswerTo(sectionId),
      before: beforeOf(before.get(sectionId), months, metricKey),
      current: point ? portalAnswerOf(point) : null,
      months,
      blocked: reason === undefined ? null : { reason },
      evidence: evidenceIn(point?.id),
      delegated: delegated.get(sectionId) ?? null,
    };
  });
};
