import type { SignInDomainCheck, SignInProviderChange, SignInProviderCheck } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeSignInProvider,
  checkSignInDomain,
  checkSignInProvider,
  findProvider,
  readSignInProvider,
  removeSignInProvider,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

export const signInProviderQueries = {
  /** Where people with addresses of a domain sign in; `startUrl` (and `&next=` a path of the web app) is opened as a page. */
  ofDomain: (client: ApiClient, domain: string) =>
    query(keys.providerOf(domain), (signal) => findProvider({ client, signal, throwOnError, query: { domain } })),
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
  /** Looks for the record that proves a domain. */
  checkDomain: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: SignInDomainCheck) => checkSignInDomain({ client, throwOnError, body }),
      () => queryClient.invalidateQueries({ queryKey: keys.signInProvider }),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      () => removeSignInProvider({ client, throwOnError }),
      () => queryClient.invalidateQueries({ queryKey: keys.signInProvider }),
    ),
};
