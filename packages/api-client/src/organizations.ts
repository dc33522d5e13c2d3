import type { OrganizationProfileChange } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeOrganizationLogo,
  changeOrganizationProfile,
  readOrganizationLogo,
  readOrganizationProfile,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** The organisation of the signed-in person. */
export const organizationQueries = {
  profile: (client: ApiClient) =>
    query(keys.organization, (signal) => readOrganizationProfile({ client, signal, throwOnError })),
  /** The logo, its thumbnail unless told otherwise. `fileId` is the logo's own, so a new picture is a new entry. */
  logo: (
    client: ApiClient,
    { id, fileId, variant = 'thumbnail' }: { id: string; fileId: string; variant?: 'original' | 'thumbnail' },
  ) => ({
    ...query(
      [...keys.organizationLogo(id, fileId), variant],
      async (signal) =>
        (await readOrganizationLogo({
          client,
          signal,
          throwOnError,
          parseAs: 'blob',
          path: { id },
          query: { variant },
        })) as { data: Blob },
    ),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};

export const organizationMutations = {
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: OrganizationProfileChange) => changeOrganizationProfile({ client, throwOnError, body }),
      (profile) => void queryClient.setQueryData(keys.organization, profile),
    ),
  /** `original` and `thumbnail` are made by the browser before sending (spec section 5). */
  changeLogo: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, ...body }: { id: string; original: Blob; thumbnail: Blob }) =>
        changeOrganizationLogo({ client, throwOnError, body, path: { id } }),
      (profile) => void queryClient.setQueryData(keys.organization, profile),
    ),
};
