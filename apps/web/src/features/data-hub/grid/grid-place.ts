import { type HubPlace, readHubPlace, textIn } from '../frame/hub-place.ts';

/** What the address says of the grid: all of it optional, anything unknown is left out. */
export type GridPlace = HubPlace & {
  /** Columns are reporting times of one entity, or with `entities` the entities at one time. */
  readonly by?: 'entities' | undefined;
  /** Words of a metric's name. */
  readonly q?: string | undefined;
  /** Only metrics that this framework version asks for. */
  readonly versionId?: string | undefined;
  /** Breakdowns have rows of their own. */
  readonly parts?: true | undefined;
};

/** Takes what is known out of an address that anybody may have typed. */
export const readGridPlace = (search: Record<string, unknown>): GridPlace => ({
  ...readHubPlace(search),
  by: search.by === 'entities' ? 'entities' : undefined,
  q: textIn(search.q),
  versionId: textIn(search.versionId),
  parts: search.parts === true ? true : undefined,
});
