import { type HubPlace, readHubPlace, type ShownMetrics, shownMetricsIn, textIn } from '../frame/hub-place.ts';

/** Parameters of the metric tree's address: all optional, unknown values are left out. */
export type TreePlace = HubPlace & {
  readonly metrics?: ShownMetrics | undefined;
  /** Words of a metric's name. */
  readonly q?: string | undefined;
  /** Only metrics of this topic. */
  readonly topic?: string | undefined;
  /** Only metrics that this framework version asks for. */
  readonly versionId?: string | undefined;
  /** Only metrics without a figure. */
  readonly unanswered?: true | undefined;
  /** Only metrics with something on the review list. */
  readonly review?: true | undefined;
};

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readTreePlace = (search: Record<string, unknown>): TreePlace => ({
  ...readHubPlace(search),
  metrics: shownMetricsIn(search.metrics),
  q: textIn(search.q),
  topic: textIn(search.topic),
  versionId: textIn(search.versionId),
  unanswered: search.unanswered === true ? true : undefined,
  review: search.review === true ? true : undefined,
});
