import type { Bilingual } from './language-schemas.ts';
import type { Metric, SubMetric } from './metric-library.ts';

/**
 * Ids of a metric's sections, which standards and database share: `{metric}:{breakdown}:{section}`, as `ghg.scope1.total:total:figures`. The
 * metric and its breakdown (a sub-metric) have the ids that a section's begins with.
 */

/** Key of the metric that a section, or a breakdown, belongs to. */
export const metricKeyOf = (id: string): string => id.split(':')[0] ?? '';

/** Whether a breakdown is the metric as a whole, which is not broken down. */
export const isWhole = (subMetricId: string): boolean => subMetricId.endsWith(':total');

/** Id of the breakdown that a section belongs to. */
export const subMetricIdOf = (sectionId: string): string => sectionId.slice(0, sectionId.lastIndexOf(':'));

/** What a figure is called: the metric, with its breakdown where it has one. */
export const figureName = (
  { name }: Pick<Metric, 'name'>,
  part: Pick<SubMetric, 'id' | 'name'> | undefined,
): Bilingual =>
  !part || isWhole(part.id) ? name : { en: `${name.en}: ${part.name.en}`, zhTw: `${name.zhTw}：${part.name.zhTw}` };
