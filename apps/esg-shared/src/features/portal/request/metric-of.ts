import { type Bilingual, figureName, type MetricDetail, type PortalQuestion, type PortalTask } from '@esg/contract';

/** A question with its metric, and its words: the name of the metric, with its breakdown if there is one. */
export type MetricQuestion = MetricDetail & { readonly title: Bilingual };

/** The metric of a question; undefined where the library no longer has it. */
export const metricOf = (
  { metrics }: Pick<PortalTask, 'metrics'>,
  { sectionId, metricKey }: Pick<PortalQuestion, 'sectionId' | 'metricKey'>,
): MetricQuestion | undefined => {
  const found = metrics.find(({ metric }) => metric.key === metricKey);
  if (!found) return undefined;
  const part = found.metric.subMetrics.find(({ sections }) => sections.some(({ id }) => id === sectionId));
  return { ...found, title: figureName(found.metric, part) };
};

/** What a question is called in lists. */
export const titleOf = (task: Pick<PortalTask, 'metrics'>, question: PortalQuestion): Bilingual =>
  metricOf(task, question)?.title ?? { en: question.metricKey, zhTw: question.metricKey };
