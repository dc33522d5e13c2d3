import type {
  DataPoint,
  HubAnswersTake,
  HubAnswersTaken,
  HubAnswersUndo,
  HubAnswersUndone,
  SaveToHub,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  readHubAnswerOrigin,
  readHubAnswers,
  readStatedReasons,
  saveAnswerToHub,
  takeHubAnswers,
  undoHubAnswers,
} from './generated/sdk.gen.ts';
import { invalidationsOf } from './invalidations.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;
type Field = { readonly disclosureCode: string; readonly fieldKey: string };

/** The data hub's values for a report. */
export const hubAnswerQueries = {
  /** Of the whole report, or of one disclosure. */
  difference: (client: ApiClient, reportId: string, disclosure?: string) =>
    query([...keys.hubAnswersOf(reportId), 'difference', disclosure ?? null], (signal) =>
      readHubAnswers({
        client,
        signal,
        throwOnError,
        path: { id: reportId },
        query: disclosure === undefined ? {} : { disclosure },
      }),
    ),
  /** Why imported sheets say that something a disclosure asks for does not apply. */
  statedReasons: (client: ApiClient, reportId: string) =>
    query([...keys.hubAnswersOf(reportId), 'stated-reasons'], (signal) =>
      readStatedReasons({ client, signal, throwOnError, path: { id: reportId } }),
    ),
  /** The origin of an answer, and the hub's present value. */
  origin: (client: ApiClient, reportId: string, { disclosureCode, fieldKey }: Field) =>
    query([...keys.hubAnswersOf(reportId), 'origin', disclosureCode, fieldKey], (signal) =>
      readHubAnswerOrigin({ client, signal, throwOnError, path: { id: reportId, code: disclosureCode, fieldKey } }),
    ),
};

const readAgain = (queryClient: QueryClient, reportId: string) => async () => {
  for (const queryKey of invalidationsOf({ type: 'answers.filled', reportId }))
    await queryClient.invalidateQueries({ queryKey });
};

/** Writing between a report and the data hub. */
export const hubAnswerMutations = {
  /** Refused as a whole with `hub_answers.stale` where something changed since it was seen. */
  take: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<HubAnswersTaken, HubAnswersTake>(
      (body) => takeHubAnswers({ client, body, throwOnError, path: { id: reportId } }),
      readAgain(queryClient, reportId),
    ),
  /** Undoes answers that are unchanged since the hub filled them. */
  undo: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation<HubAnswersUndone, HubAnswersUndo>(
      (body) => undoHubAnswers({ client, body, throwOnError, path: { id: reportId } }),
      readAgain(queryClient, reportId),
    ),
  /** A refused `hub_save.in_the_way` carries the data points of these days (`ApiError.inTheWay`). */
  save: (client: ApiClient, queryClient: QueryClient, reportId: string, { disclosureCode, fieldKey }: Field) =>
    mutation<DataPoint, SaveToHub>(
      (body) => saveAnswerToHub({ client, body, throwOnError, path: { id: reportId, code: disclosureCode, fieldKey } }),
      async () => {
        await queryClient.invalidateQueries({ queryKey: keys.dataPoints });
        await queryClient.invalidateQueries({ queryKey: keys.reportingTimes });
        await readAgain(queryClient, reportId)();
      },
    ),
};
