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
  /** `stamp` says which answers it is about, so that it is read again when one of them changes. */
  changesOf: (client: ApiClient, reportId: string, disclosureCode: string, stamp: string) =>
    query([...keys.report(reportId), 'figure-changes', disclosureCode, stamp], (signal) =>
      readFigureChanges({ client, signal, throwOnError, path: { id: reportId, code: disclosureCode } }),
    ),
};

type Place = Pick<FieldExplanation, 'disclosureCode' | 'fieldKey'>;

/**
 * The explanations with what an answer says of one place. Of several that are sent at once the answers come in any order, and an
 * earlier one knows nothing of a later one: of other places it is not believed.
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
  /** Keeps an explanation; no text takes it back. What validation asks follows. */
  explain: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      ({ disclosureCode, fieldKey, ...body }: ExplanationChange & { disclosureCode: string; fieldKey: string }) =>
        explainField({ client, throwOnError, body, path: { id: reportId, code: disclosureCode, fieldKey } }),
      (list, place) => {
        const queryKey = keys.explanations(reportId);
        // A list that was asked for before this was stored would take it off the screen.
        void queryClient.cancelQueries({ queryKey });
        queryClient.setQueryData<FieldExplanation[]>(queryKey, (known = []) => withExplanation(known, list, place));
        void queryClient.invalidateQueries({ queryKey });
        void queryClient.invalidateQueries({ queryKey: keys.validation(reportId) });
        void queryClient.invalidateQueries({ queryKey: keys.models(reportId) });
      },
    ),
};
