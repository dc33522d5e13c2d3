import type { HubRestatementList, HubRestatementNote } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { listHubRestatements, noteHubRestatements } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;
const keyOf = (reportingTimeId: string) => [...keys.dataPoints, 'restatements', reportingTimeId];

/** Figures that published reports print and that the data hub gives otherwise since. */
export const hubRestatementQueries = {
  ofTime: (client: ApiClient, reportingTimeId: string) =>
    query(keyOf(reportingTimeId), (signal) =>
      listHubRestatements({ client, signal, throwOnError, query: { reportingTimeId } }),
    ),
};

export const hubRestatementMutations = {
  /** Says why figures changed since they were published: one reason for all of them. */
  note: (client: ApiClient, queryClient: QueryClient) =>
    mutation<HubRestatementList, HubRestatementNote>(
      (body) => noteHubRestatements({ client, throwOnError, body }),
      (list, { reportingTimeId }) => {
        queryClient.setQueryData(keyOf(reportingTimeId), list);
      },
    ),
};
