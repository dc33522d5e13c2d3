import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  exportMyData,
  readMyOrganizationRemoval,
  removeMyOrganization,
  withdrawMyOrganizationRemoval,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

export const removalQueries = {
  /** When the organisation is removed with all its data, where an administrator asked for that. */
  own: (client: ApiClient) =>
    query(keys.removal, (signal) => readMyOrganizationRemoval({ client, signal, throwOnError })),
};

export const removalMutations = {
  /** With the organisation's name, typed to confirm. It is closed at once and removed after the waiting time. */
  request: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (name: string) => removeMyOrganization({ client, throwOnError, body: { name } }),
      (removal) => {
        queryClient.setQueryData(keys.removal, removal);
        return queryClient.invalidateQueries({ queryKey: keys.payment });
      },
    ),
  withdraw: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      () => withdrawMyOrganizationRemoval({ client, throwOnError }),
      () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: keys.removal }),
          queryClient.invalidateQueries({ queryKey: keys.payment }),
        ]),
    ),
};

export const personalDataMutations = {
  /** All data about the signed-in person, as a file. */
  export: (client: ApiClient) => mutation(() => exportMyData({ client, throwOnError })),
};
