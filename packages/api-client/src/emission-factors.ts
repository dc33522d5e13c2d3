import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { listEmissionFactors, listSuccessions, readEmissionFactorChoices } from './generated/sdk.gen.ts';
import type { ListEmissionFactorsData } from './generated/types.gen.ts';
import { keys } from './keys.ts';
import { query } from './query.ts';

const throwOnError = true;
const lasting = { staleTime: Number.POSITIVE_INFINITY };

/** The filter of the list of emission factors. */
export type EmissionFactorsAsked = Omit<NonNullable<ListEmissionFactorsData['query']>, 'cursor' | 'limit'>;

/** The library's emission factors. They change with a release only, so they are read once a session. */
export const emissionFactorQueries = {
  pages: (client: ApiClient, asked: EmissionFactorsAsked) =>
    infiniteQueryOptions({
      queryKey: [...keys.emissionFactors, 'pages', asked],
      queryFn: async ({ signal, pageParam }) => {
        const place = pageParam ? { cursor: pageParam } : {};
        return (await listEmissionFactors({ client, signal, throwOnError, query: { ...asked, ...place } })).data;
      },
      initialPageParam: '',
      getNextPageParam: ({ nextCursor }) => nextCursor,
      ...lasting,
    }),
  choices: (client: ApiClient) => ({
    ...query([...keys.emissionFactors, 'choices'], (signal) =>
      readEmissionFactorChoices({ client, signal, throwOnError }),
    ),
    ...lasting,
  }),
};

export const successionQueries = {
  /** The successor of each disclosure, and its day. */
  all: (client: ApiClient) => ({
    ...query(['reference', 'successions'], (signal) => listSuccessions({ client, signal, throwOnError })),
    ...lasting,
  }),
};
