import type { SignInProviderChange, SignInProviderCheck } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeSignInProvider,
  checkSignInProvider,
  listProviderChoices,
  readSignInProvider,
  removeSignInProvider,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

export const signInProviderQueries = {
  /** Buttons of the tenant's sign-in page; `startUrl` (and `&next=` a path of the web app) is opened as a page. */
  choices: (client: ApiClient) =>
    query(keys.signInProviders, (signal) => listProviderChoices({ client, signal, throwOnError })),
  /** The own organisation's provider, for its administrators. */
  own: (client: ApiClient) =>
    query(keys.signInProvider, (signal) => readSignInProvider({ client, signal, throwOnError })),
};

export const signInProviderMutations = {
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: SignInProviderChange) => changeSignInProvider({ client, throwOnError, body }),
      (provider) => queryClient.setQueryData(keys.signInProvider, provider),
    ),
  /** Whether a provider answers at this address, before anything is stored. */
  check: (client: ApiClient) =>
    mutation((body: SignInProviderCheck) => checkSignInProvider({ client, throwOnError, body })),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      () => removeSignInProvider({ client, throwOnError }),
      () => queryClient.invalidateQueries({ queryKey: keys.signInProvider }),
    ),
};
