import type { Report, SampleData, SampleDataDraft } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { createSampleData, createSampleReport, readSampleData, removeSampleData } from './generated/sdk.gen.ts';
import { invalidationsOf } from './invalidations.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;
/** Below the data points, so that it is read again with them. Separate from the other keys, which every page loads at the start. */
const key = [...keys.dataPoints, 'sample'];

/** Sample data; null where there are none. */
export const sampleDataQueries = {
  current: (client: ApiClient) => query(key, (signal) => readSampleData({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => async () => {
  for (const type of ['entities.changed', 'data-points.changed', 'reporting-times.changed'] as const)
    for (const queryKey of invalidationsOf({ type })) await queryClient.invalidateQueries({ queryKey });
};

/** Making and removing sample data, with everything made from them. */
export const sampleDataMutations = {
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<SampleData, SampleDataDraft>(
      (body) => createSampleData({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  createReport: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Report, SampleDataDraft>(
      (body) => createSampleReport({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, void>(() => removeSampleData({ client, throwOnError }), readAgain(queryClient)),
};
