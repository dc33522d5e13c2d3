import type { LanguageModelChange, LanguageModelSettings } from '@esg/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeLanguageModel,
  listLanguageModelCalls,
  readLanguageModel,
  readLanguageModelCall,
  readLanguageModelInUse,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Whether texts go to a language model, which one, and what went there. */
export const languageModelQueries = {
  /** For administrators. */
  settings: (client: ApiClient) =>
    query([...keys.languageModel, 'settings'], (signal) => readLanguageModel({ client, signal, throwOnError })),
  /** The model that reads what one asks; null where nothing is sent. */
  inUse: (client: ApiClient) =>
    query([...keys.languageModel, 'in-use'], (signal) => readLanguageModelInUse({ client, signal, throwOnError })),
  /** The log, newest first, for administrators. */
  calls: (client: ApiClient) =>
    infiniteQueryOptions({
      queryKey: [...keys.languageModel, 'calls'],
      queryFn: async ({ signal, pageParam }) => {
        const cursor = pageParam ? { cursor: pageParam } : {};
        return (await listLanguageModelCalls({ client, signal, throwOnError, query: cursor })).data;
      },
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  /** One call with what was sent and answered. */
  call: (client: ApiClient, id: string) =>
    query([...keys.languageModel, 'calls', id], (signal) =>
      readLanguageModelCall({ client, signal, throwOnError, path: { id } }),
    ),
};

/** Turning it on or off, and its budget. */
export const languageModelMutations = {
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<LanguageModelSettings, LanguageModelChange>(
      (body) => changeLanguageModel({ client, body, throwOnError }),
      () => queryClient.invalidateQueries({ queryKey: keys.languageModel }),
    ),
};
