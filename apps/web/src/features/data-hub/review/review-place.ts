import { type DataFinding, dataFindingKinds } from '@esg/contract';
import { type HubPlace, readHubPlace } from '../frame/hub-place.ts';

/** Parameters of the review list's address: all optional, unknown values are left out. */
export type ReviewPlace = HubPlace & { readonly kind?: DataFinding['kind'] | undefined };

/** Reads an address that anybody may have typed; unknown values are dropped. */
export const readReviewPlace = (search: Record<string, unknown>): ReviewPlace => ({
  ...readHubPlace(search),
  kind: dataFindingKinds.find((known) => known === search.kind),
});
