import type { Metric } from '@esg/contract';
import type { Place } from './lookup.ts';
import { isFuelOf, partCalled, partOfWay, partText, type Way } from './parts.ts';

/** The meaning of a row of figures; `descriptor` names its line of a breakdown. */
export type Meaning = { place: Place; descriptor: string };

/** The longest name of a line. */
export const descriptorLengthMax = 100;

/** The metric itself. */
export const whole = (metric: Metric): Meaning | undefined => {
  const sectionId = metric.subMetrics[0]?.sections[0]?.id;
  return sectionId === undefined ? undefined : { place: { metric, sectionId }, descriptor: '' };
};

/** The part of a metric that a name means. */
export const placeIn = (metric: Metric, name: string, way: Way | undefined): Meaning | undefined => {
  const own = partCalled(metric, name);
  if (way === 'fuel' && !isFuelOf(metric, name)) return undefined;
  const sectionId = (own ?? (way && partOfWay(metric, way)))?.sections[0]?.id;
  const descriptor = own ? '' : partText(name, way).slice(0, descriptorLengthMax);
  return sectionId === undefined ? undefined : { place: { metric, sectionId }, descriptor };
};
