import type { ApiClient } from './create-api-client.ts';
import { listCountries } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { query } from './query.ts';

/** Lists that are the same for everybody. */
export const referenceQueries = {
  countries: (client: ApiClient) => ({
    ...query(keys.countries, (signal) =>
      listCountries({ client, signal, throwOnError: true, query: { sortBy: 'id' } }),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  }),
};
