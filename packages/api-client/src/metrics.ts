import type { MetricSettings, MetricSettingsChange } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { calculateMetric, changeMetricSettings, readMetric, readMetricSettings } from './generated/sdk.gen.ts';
import type { CalculateMetricData } from './generated/types.gen.ts';
import { invalidationsOf } from './invalidations.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** A metric of the library, the organisation's settings of it, and its calculation. The whole library is `frameworkQueries.metrics`. */
export const metricQueries = {
  /** With its sections and units. The library never changes within a session. */
  one: (client: ApiClient, key: string) => ({
    ...query([...keys.metricLibrary, 'one', key], (signal) =>
      readMetric({ client, signal, throwOnError, path: { key } }),
    ),
    staleTime: Number.POSITIVE_INFINITY,
  }),
  settings: (client: ApiClient, key: string) =>
    query([...keys.metrics, 'settings', key], (signal) =>
      readMetricSettings({ client, signal, throwOnError, path: { key } }),
    ),
  /** Every step of the calculation for a period; read again whenever a data point changes. */
  calculation: (client: ApiClient, key: string, of: CalculateMetricData['query']) =>
    query([...keys.dataPoints, 'calculation', key, of], (signal) =>
      calculateMetric({ client, signal, throwOnError, path: { key }, query: of }),
    ),
};

export const metricMutations = {
  changeSettings: (client: ApiClient, queryClient: QueryClient, key: string) =>
    mutation<MetricSettings, MetricSettingsChange>(
      (body) => changeMetricSettings({ client, path: { key }, body, throwOnError }),
      async () => {
        for (const queryKey of invalidationsOf({ type: 'metric.changed', metricKey: key }))
          await queryClient.invalidateQueries({ queryKey });
      },
    ),
};
