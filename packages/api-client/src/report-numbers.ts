import type { ReportFigures } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { readReportFigures, updateReportNumbers } from './generated/sdk.gen.ts';
import { invalidationsOf } from './invalidations.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Linked numbers in texts of a report. */
export const numberQueries = {
  /** The figures that texts may refer to. Below the models, because every change of those changes these. */
  figures: (client: ApiClient, reportId: string) =>
    query([...keys.models(reportId), 'figures'], async (signal) => {
      const { data } = await readReportFigures({ client, signal, throwOnError, path: { id: reportId } });
      return { data: data as ReportFigures };
    }),
};

export const numberMutations = {
  /** Updates every number in the texts to its present value. */
  updateAll: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      () => updateReportNumbers({ client, throwOnError, path: { id: reportId } }),
      () => {
        for (const queryKey of invalidationsOf({ type: 'answers.filled', reportId }))
          void queryClient.invalidateQueries({ queryKey });
      },
    ),
};
