import { type ApiClient, keepAnswer, keys, saveAnswer } from '@esg/api-client';
import { type Answer, type AnswerValue, mergeParts } from '@esg/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../api/services.tsx';
import type { SavedFieldOptions } from './saved-field.ts';
import { resumeFields, type UseSavedField, useSavedField } from './use-saved-field.ts';

/** The answer and its report. */
export type AnswerPlace = { readonly reportId: string; readonly disclosureCode: string; readonly fieldKey: string };

const prefix = 'answer';
const idOf = ({ reportId, disclosureCode, fieldKey }: AnswerPlace) =>
  [prefix, reportId, disclosureCode, fieldKey].map(encodeURIComponent).join('/');

const placeOf = (id: string): AnswerPlace | undefined => {
  const [kind, reportId, disclosureCode, fieldKey] = id.split('/').map(decodeURIComponent);
  return kind === prefix && reportId && disclosureCode && fieldKey ? { reportId, disclosureCode, fieldKey } : undefined;
};

/** Sends one answer; rejects as `SavedFieldOptions.save` does. */
export type SaveAnswer = SavedFieldOptions<AnswerValue | null>['save'];

const saverOf =
  (api: ApiClient, queryClient: QueryClient, place: AnswerPlace): SaveAnswer =>
  async (change) => {
    const answer = await saveAnswer(api, place, change);
    keepAnswer(queryClient, place.reportId, answer);
    // A completed disclosure may be in progress again. Without a live connection its notice is missed.
    void queryClient.invalidateQueries({ queryKey: keys.reportDisclosures(place.reportId) });
    return answer;
  };

/**
 * One answer of a report that saves by itself. `answer` is absent while nobody has answered. `save` replaces the call of signed-in people.
 */
export const useSavedAnswer = (
  place: AnswerPlace,
  answer: Answer | undefined,
  save?: SaveAnswer,
): UseSavedField<AnswerValue | null> => {
  const api = useApi();
  const queryClient = useQueryClient();
  const stored = useMemo(() => ({ value: answer?.value ?? null, version: answer?.version ?? 0 }), [answer]);
  return useSavedField({ id: idOf(place), stored, merge: mergeParts, save: save ?? saverOf(api, queryClient, place) });
};

/** Sends answers that an earlier visit left behind, as `resumeFields` does. */
export const resumeAnswers = (api: ApiClient, queryClient: QueryClient, userId: string): Promise<void> =>
  resumeFields<AnswerValue | null>(userId, ({ id, version }) => {
    const place = placeOf(id);
    return place && { stored: { value: null, version }, merge: mergeParts, save: saverOf(api, queryClient, place) };
  });
