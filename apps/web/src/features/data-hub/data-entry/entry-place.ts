import { type HubPlace, readHubPlace, textIn } from '../frame/hub-place.ts';

/** Which data point is entered: an existing one by its id, or a new one of this time and entity. */
export type EntryPlace = HubPlace & { readonly dataPointId?: string | undefined };

/** Takes what is known out of an address that anybody may have typed. */
export const readEntryPlace = (search: Record<string, unknown>): EntryPlace => ({
  ...readHubPlace(search),
  dataPointId: textIn(search.dataPointId),
});
