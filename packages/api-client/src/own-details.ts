import type { UserDetailsChange } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { changeMyAvatar, changeMyDetails, readAvatar, removeMyAvatar } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { startKeys } from './start-keys.ts';

const throwOnError = true;

export const avatarQueries = {
  /** Somebody's picture, its thumbnail unless told otherwise. `fileId` is the picture's own, so a new one is a new entry. */
  picture: (
    client: ApiClient,
    { id, fileId, variant = 'thumbnail' }: { id: string; fileId: string; variant?: 'original' | 'thumbnail' },
  ) => ({
    ...query(
      [...keys.avatar(id, fileId), variant],
      async (signal) =>
        (await readAvatar({
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

export const ownDetailsMutations = {
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: UserDetailsChange) => changeMyDetails({ client, throwOnError, body }),
      (user) => void queryClient.setQueryData(startKeys.me, user),
    ),
  removeAvatar: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      () => removeMyAvatar({ client, throwOnError }),
      (user) => void queryClient.setQueryData(startKeys.me, user),
    ),
  /** `original` and `thumbnail` are made by the browser before sending (spec section 5). */
  changeAvatar: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: { original: Blob; thumbnail: Blob }) => changeMyAvatar({ client, throwOnError, body }),
      (user) => void queryClient.setQueryData(startKeys.me, user),
    ),
};
