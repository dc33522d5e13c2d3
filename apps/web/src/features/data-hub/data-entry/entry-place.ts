import { type HubPlace, readHubPlace, textIn } from '../frame/hub-place.ts';

/** The data point to enter: an existing one by its id, or a new one of this time and entity. */
export type EntryPlace = HubPlace & { readonly dataPointId?: string | undefined };

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readEntryPlace = (search: Record<string, unknown>): EntryPlace => ({
  ...readHubPlace(search),
  dataPointId: textIn(search.dataPointId),
});
