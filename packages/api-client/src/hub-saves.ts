import type { HubSave, HubSaveDraft } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { listHubSaves, planHubSave, saveReportToHub, undoHubSave } from './generated/sdk.gen.ts';
import { invalidationsOf } from './invalidations.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;
type Target = { readonly reportingTimeId: string | null; readonly entityId: string | null };

/** Saving a whole report into the data hub. */
export const hubSaveQueries = {
  /** A preview of saving the report's answers to that place. */
  plan: (client: ApiClient, reportId: string, { reportingTimeId, entityId }: Target) =>
    query([...keys.hubAnswersOf(reportId), 'plan', reportingTimeId, entityId], (signal) =>
      planHubSave({
        client,
        signal,
        throwOnError,
        path: { id: reportId },
        query: { ...(reportingTimeId && { reportingTimeId }), ...(entityId && { entityId }) },
      }),
    ),
  /** Saves of the report, newest first. */
  ofReport: (client: ApiClient, reportId: string) =>
    query([...keys.hubAnswersOf(reportId), 'saves'], (signal) =>
      listHubSaves({ client, signal, throwOnError, path: { id: reportId } }),
    ),
};

const readAgain = (queryClient: QueryClient, reportId: string) => async () => {
  const stale = [
    ...invalidationsOf({ type: 'data-points.changed' }),
    ...invalidationsOf({ type: 'report.changed', reportId }),
  ];
  for (const queryKey of stale) await queryClient.invalidateQueries({ queryKey });
};

/** Saving a whole report, and undoing that. */
export const hubSaveMutations = {
  /** Refused as a whole with `hub_answers.stale` where something changed since the preview. */
  save: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<HubSave, HubSaveDraft>(
      (body) => saveReportToHub({ client, body, throwOnError, path: { id: reportId } }),
      readAgain(queryClient, reportId),
    ),
  /** The save by its id. */
  undo: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<HubSave, string>(
      (saveId) => undoHubSave({ client, throwOnError, path: { id: reportId, saveId } }),
      readAgain(queryClient, reportId),
    ),
};
