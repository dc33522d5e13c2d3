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
  /** When the own organisation goes with everything it has, where an administrator asked for it. */
  own: (client: ApiClient) =>
    query(keys.removal, (signal) => readMyOrganizationRemoval({ client, signal, throwOnError })),
};

export const removalMutations = {
  /** With the organisation's name, typed to confirm. It is shut at once and goes after the waiting time. */
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
  /** Everything that is kept about the signed-in person, to be saved as a file. */
  export: (client: ApiClient) => mutation(() => exportMyData({ client, throwOnError })),
};
