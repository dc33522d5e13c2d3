import { type DataFinding, dataFindingKinds } from '@esg/contract';
import { type HubPlace, readHubPlace } from '../frame/hub-place.ts';

/** What the address says of the review list: all of it optional, anything unknown is left out. */
export type ReviewPlace = HubPlace & { readonly kind?: DataFinding['kind'] | undefined };

/** Takes what is known out of an address that anybody may have typed. */
export const readReviewPlace = (search: Record<string, unknown>): ReviewPlace => ({
  ...readHubPlace(search),
  kind: dataFindingKinds.find((known) => known === search.kind),
});
