import type {
  NewReportingTime,
  ReportingTime,
  ReportingTimeChange,
  ReportingTimeOrder,
  ReportingTimeSet,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeReportingTime,
  createReportingTime,
  createReportingTimeSet,
  listReportingTimes,
  orderReportingTimes,
  removeReportingTime,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** Periods of data points, in the organisation's order. */
export const reportingTimeQueries = {
  all: (client: ApiClient) =>
    query(keys.reportingTimes, (signal) => listReportingTimes({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'reporting-times.changed' });

/** Writing reporting times. One in use cannot be removed (`reporting_time.linked`). */
export const reportingTimeMutations = {
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ReportingTime, NewReportingTime>(
      (body) => createReportingTime({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  createSet: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ReportingTime[], ReportingTimeSet>(
      (body) => createReportingTimeSet({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ReportingTime, { id: string; change: ReportingTimeChange }>(
      ({ id, change }) => changeReportingTime({ client, path: { id }, body: change, throwOnError }),
      readAgain(queryClient),
    ),
  order: (client: ApiClient, queryClient: QueryClient) =>
    mutation<ReportingTime[], ReportingTimeOrder>(
      (body) => orderReportingTimes({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, string>(
      (id) => removeReportingTime({ client, path: { id }, throwOnError }),
      readAgain(queryClient),
    ),
};
