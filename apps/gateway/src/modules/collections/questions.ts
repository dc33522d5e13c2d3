import type { Evidence, MetricDetail, PortalQuestion } from '@esg/contract';
import { asOrganisation, type Scoped } from '../../platform/database/index.ts';
import { type Attachment, listAttached } from '../attachments/index.ts';
import { listBefore, listCollected, metricOf } from '../data-points/index.ts';
import { readMetric, thresholdsOf } from '../metrics/index.ts';
import { listBlocks } from './blocks.repository.ts';
import type { CollectionRow } from './collections.repository.ts';
import { portalAnswerOf } from './portal-view.ts';

const metricKeyOf = (sectionId: string) => metricOf(sectionId)?.key ?? '';

/** The metrics of these sections, each once. Sections that the library no longer has are left out. */
export const metricsIn = (sectionIds: readonly string[]): MetricDetail[] =>
  [...new Set(sectionIds.map(metricKeyOf))].filter(Boolean).map(readMetric);

const evidenceOf = ({ fileId: _file, subject: _subject, ...evidence }: Attachment): Evidence => evidence;

/** These questions of a collection to one entity, with their answers. */
export const questionsIn = async (
  scoped: Scoped,
  { id, reportingTimeId, periodStart }: CollectionRow,
  entityId: string,
  sectionIds: readonly string[],
): Promise<PortalQuestion[]> => {
  const points = await listCollected(scoped, { reportingTimeId, sectionIds, entityIds: [entityId] });
  const answers = new Map(points.map((point) => [point.sectionId, point]));
  const before = await listBefore(scoped, { entityId, sectionIds, day: periodStart });
  const blocks = (await listBlocks(scoped, [id])).filter((block) => block.entityId === entityId);
  const reasons = new Map(blocks.map(({ sectionId, reason }) => [sectionId, reason]));
  // Size and kind of a file are not open to entity users: the ids are those of data points that are.
  const pointIds = points.map((point) => point.id);
  const attached = await asOrganisation(scoped, (whole) => listAttached(whole, 'data-point', pointIds));
  const thresholdFor = await asOrganisation(scoped, thresholdsOf);
  const evidence = Map.groupBy(attached, ({ subject }) => subject.id);
  return sectionIds.map((sectionId) => {
    const point = answers.get(sectionId);
    const reason = reasons.get(sectionId);
    return {
      sectionId,
      metricKey: metricKeyOf(sectionId),
      changeThreshold: thresholdFor(metricKeyOf(sectionId)),
      before: before.get(sectionId) ?? null,
      current: point ? portalAnswerOf(point) : null,
      blocked: reason === undefined ? null : { reason },
      evidence: (evidence.get(point?.id ?? '') ?? []).map(evidenceOf),
    };
  });
};
