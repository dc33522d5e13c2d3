import type {
  Suggestion,
  SuggestionAccept,
  SuggestionAccepted,
  SuggestionChange,
  SuggestionRun,
  SuggestionRunDraft,
  SuggestionsQuery,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  acceptSuggestion,
  cancelSuggestionRun,
  changeSuggestion,
  listSuggestionRuns,
  listSuggestions,
  repeatSuggestionRun,
  startSuggestionRun,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** What was found in documents for the fields of a report, and the runs that look for it. */
export const suggestionQueries = {
  /** Of the whole report, or of one disclosure; in every state, or in one. Candidates of one field stand side by side. */
  ofReport: (client: ApiClient, reportId: string, { disclosure, state }: SuggestionsQuery = {}) =>
    query([...keys.suggestionsOf(reportId), disclosure ?? null, state ?? null], (signal) =>
      listSuggestions({
        client,
        signal,
        throwOnError,
        path: { id: reportId },
        query: { ...(disclosure === undefined ? {} : { disclosure }), ...(state === undefined ? {} : { state }) },
      }),
    ),
  /** The newest first; the first one says how far the report is. */
  runs: (client: ApiClient, reportId: string) =>
    query(keys.suggestionRunsOf(reportId), (signal) =>
      listSuggestionRuns({ client, signal, throwOnError, path: { id: reportId } }),
    ),
};

const runsAgain = (queryClient: QueryClient, reportId: string) => () =>
  queryClient.invalidateQueries({ queryKey: keys.suggestionRunsOf(reportId) });
const suggestionsAgain = (queryClient: QueryClient, reportId: string) =>
  readAgainAfter(queryClient, { type: 'suggestions.changed', reportId });

/** Deciding about suggestions, and looking for them. */
export const suggestionMutations = {
  /**
   * Makes it the answer. A refused `suggestion.stale` carries the answer that stands there now (`currentOf<Answer>`); `suggestion.decided`
   * says that somebody was faster.
   */
  accept: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<SuggestionAccepted, { suggestionId: string; accept: SuggestionAccept }>(
      ({ suggestionId, accept }) =>
        acceptSuggestion({ client, body: accept, throwOnError, path: { id: reportId, suggestionId } }),
      async () => {
        await suggestionsAgain(queryClient, reportId)();
        await readAgainAfter(queryClient, { type: 'answers.filled', reportId })();
      },
    ),
  /** Rejects it, or opens a rejected one again. */
  change: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<Suggestion, { suggestionId: string; change: SuggestionChange }>(
      ({ suggestionId, change }) =>
        changeSuggestion({ client, body: change, throwOnError, path: { id: reportId, suggestionId } }),
      suggestionsAgain(queryClient, reportId),
    ),
  /** `key` makes a repeated call answer with the run of the first (Idempotency-Key). */
  start: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<SuggestionRun, SuggestionRunDraft & { key: string }>(
      ({ key, ...body }) =>
        startSuggestionRun({
          client,
          body,
          throwOnError,
          path: { id: reportId },
          headers: { 'Idempotency-Key': key },
        }),
      runsAgain(queryClient, reportId),
    ),
  /** Stops a run; what it found stays. */
  cancel: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<SuggestionRun, string>(
      (runId) => cancelSuggestionRun({ client, throwOnError, path: { id: reportId, runId } }),
      runsAgain(queryClient, reportId),
    ),
  /** Looks up again what failed, or what a cancelled run had left. */
  repeat: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<SuggestionRun, string>(
      (runId) => repeatSuggestionRun({ client, throwOnError, path: { id: reportId, runId } }),
      runsAgain(queryClient, reportId),
    ),
};
