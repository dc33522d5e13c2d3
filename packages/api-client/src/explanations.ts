import type { ExplanationChange, FieldExplanation } from '@esg/contract';
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
  /** `stamp` identifies the answers, so that it is read again when one of them changes. */
  changesOf: (client: ApiClient, reportId: string, disclosureCode: string, stamp: string) =>
    query([...keys.report(reportId), 'figure-changes', disclosureCode, stamp], (signal) =>
      readFigureChanges({ client, signal, throwOnError, path: { id: reportId, code: disclosureCode } }),
    ),
};

type Place = Pick<FieldExplanation, 'disclosureCode' | 'fieldKey'>;

/**
 * The explanations after the response about one of them. Responses to several requests arrive in any order, and an earlier one does not
 * contain a later explanation, so each response is used for its own place only.
 */
export const withExplanation = (
  known: readonly FieldExplanation[],
  answered: readonly FieldExplanation[],
  place: Place,
): FieldExplanation[] => {
  const isThere = (one: Place) => one.disclosureCode === place.disclosureCode && one.fieldKey === place.fieldKey;
  return [...known.filter((one) => !isThere(one)), ...answered.filter(isThere)];
};

export const explanationMutations = {
  /**
   * Stores an explanation; an empty text removes it. Validation is read again. One after another: a tick that is cleared while the text is being
   * stored would else be overtaken by it.
   */
  explain: (client: ApiClient, queryClient: QueryClient, reportId: string) => ({
    ...mutation(
      ({ disclosureCode, fieldKey, ...body }: ExplanationChange & { disclosureCode: string; fieldKey: string }) =>
        explainField({ client, throwOnError, body, path: { id: reportId, code: disclosureCode, fieldKey } }),
      (list, place) => {
        const queryKey = keys.explanations(reportId);
        // A list that was requested before this was stored would remove it from the screen.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<FieldExplanation[]>(queryKey, (known = []) => withExplanation(known, list, place));
        void queryClient.invalidateQueries({ queryKey });
        void queryClient.invalidateQueries({ queryKey: keys.validation(reportId) });
        void queryClient.invalidateQueries({ queryKey: keys.models(reportId) });
      },
    ),
    scope: { id: `explanations/${reportId}` },
  }),
};
