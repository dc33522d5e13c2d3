import type { ExportConfigChange } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { changeExportConfig, readExportConfig } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** What the files of a report are to be. */
export const exportConfigQueries = {
  one: (client: ApiClient, reportId: string) =>
    query(keys.exportConfig(reportId), (signal) =>
      readExportConfig({ client, signal, throwOnError, path: { id: reportId } }),
    ),
};

export const exportConfigMutations = {
  /** The document depends on the choice, so its pages are read again. */
  change: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      (body: ExportConfigChange) => changeExportConfig({ client, throwOnError, body, path: { id: reportId } }),
      (config) => {
        queryClient.setQueryData(keys.exportConfig(reportId), config);
        void queryClient.invalidateQueries({ queryKey: keys.models(reportId) });
        void queryClient.invalidateQueries({ queryKey: keys.reportPages(reportId) });
      },
    ),
};
