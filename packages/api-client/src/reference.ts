import type { ApiClient } from './create-api-client.ts';
import { listCountries, listIndustries, listSectors, listStockExchanges } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { query } from './query.ts';

const lasting = { staleTime: Number.POSITIVE_INFINITY };

/** Lists that are the same for everybody. */
export const referenceQueries = {
  countries: (client: ApiClient) => ({
    ...query(keys.countries, (signal) =>
      listCountries({ client, signal, throwOnError: true, query: { sortBy: 'id' } }),
    ),
    ...lasting,
  }),
  sectors: (client: ApiClient) => ({
    ...query(keys.sectors, (signal) => listSectors({ client, signal, throwOnError: true })),
    ...lasting,
  }),
  stockExchanges: (client: ApiClient) => ({
    ...query(keys.stockExchanges, (signal) => listStockExchanges({ client, signal, throwOnError: true })),
    ...lasting,
  }),
  industries: (client: ApiClient) => ({
    ...query(keys.industries, (signal) => listIndustries({ client, signal, throwOnError: true })),
    ...lasting,
  }),
};
