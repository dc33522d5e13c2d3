import { type HubPlace, readHubPlace, type ShownMetrics, shownMetricsIn, textIn } from '../frame/hub-place.ts';

/** Parameters of the grid's address: all optional, unknown values are left out. */
export type GridPlace = HubPlace & {
  readonly metrics?: ShownMetrics | undefined;
  /** Columns are reporting times of one entity, or with `entities` the entities at one time. */
  readonly by?: 'entities' | undefined;
  /** Words of a metric's name. */
  readonly q?: string | undefined;
  /** Only metrics that this framework version asks for. */
  readonly versionId?: string | undefined;
  /** Whether breakdowns have rows of their own. */
  readonly parts?: true | undefined;
};

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readGridPlace = (search: Record<string, unknown>): GridPlace => ({
  ...readHubPlace(search),
  by: search.by === 'entities' ? 'entities' : undefined,
  metrics: shownMetricsIn(search.metrics),
  q: textIn(search.q),
  versionId: textIn(search.versionId),
  parts: search.parts === true ? true : undefined,
});
