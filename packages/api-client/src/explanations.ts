import type { ExplanationChange } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { explainField, listExplanations, readFigureChanges } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Why figures of a report differ much from last year's. */
export const explanationQueries = {
  ofReport: (client: ApiClient, reportId: string) =>
    query(keys.explanations(reportId), (signal) =>
      listExplanations({ client, signal, throwOnError, path: { id: reportId } }),
    ),
  /** `stamp` says which answers it is about, so that it is read again when one of them changes. */
  changesOf: (client: ApiClient, reportId: string, disclosureCode: string, stamp: string) =>
    query([...keys.report(reportId), 'figure-changes', disclosureCode, stamp], (signal) =>
      readFigureChanges({ client, signal, throwOnError, path: { id: reportId, code: disclosureCode } }),
    ),
};

export const explanationMutations = {
  /** Keeps an explanation; no text takes it back. What validation asks follows. */
  explain: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      ({ disclosureCode, fieldKey, ...body }: ExplanationChange & { disclosureCode: string; fieldKey: string }) =>
        explainField({ client, throwOnError, body, path: { id: reportId, code: disclosureCode, fieldKey } }),
      (list) => {
        queryClient.setQueryData(keys.explanations(reportId), list);
        void queryClient.invalidateQueries({ queryKey: keys.validation(reportId) });
        void queryClient.invalidateQueries({ queryKey: keys.models(reportId) });
      },
    ),
};
