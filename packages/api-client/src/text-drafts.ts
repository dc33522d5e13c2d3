import type { Answer, DraftAcceptance, TextDraft } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { acceptTextDraft, readTextDraft, wordTextDraft } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

type Place = { readonly reportId: string; readonly disclosureCode: string; readonly fieldKey: string };
const pathOf = ({ reportId, disclosureCode, fieldKey }: Place) => ({ id: reportId, code: disclosureCode, fieldKey });

/** Texts out of the figures of a report. */
export const draftQueries = {
  /** Below the models, because every change of those changes it. */
  ofField: (client: ApiClient, place: Place) =>
    query([...keys.models(place.reportId), 'draft', place.disclosureCode, place.fieldKey], async (signal) => {
      const { data } = await readTextDraft({ client, signal, throwOnError, path: pathOf(place) });
      return { data: data as TextDraft };
    }),
  /** The draft of this stamp worded by a language model. Each reading is a call that costs, so it is kept as long as the draft stands. */
  worded: (client: ApiClient, place: Place, stamp: string) => ({
    ...query(['worded-draft', place.reportId, place.disclosureCode, place.fieldKey, stamp], async (signal) => {
      const { data } = await wordTextDraft({ client, signal, throwOnError, path: pathOf(place) });
      return { data: data as TextDraft };
    }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }),
};

export const draftMutations = {
  /** Puts the draft that was seen into the text, below what is there. */
  accept: (client: ApiClient, queryClient: QueryClient, place: Place) =>
    mutation(
      async (body: DraftAcceptance) => {
        const { data } = await acceptTextDraft({ client, throwOnError, body, path: pathOf(place) });
        return { data: data as Answer };
      },
      (answer) => {
        keepAnswer(queryClient, place.reportId, answer);
        void queryClient.invalidateQueries({ queryKey: keys.reportDisclosures(place.reportId) });
      },
    ),
};

/** Puts the acknowledged answer into the cached list of its disclosure. */
export const keepAnswer = (queryClient: QueryClient, reportId: string, answer: Answer) =>
  queryClient.setQueryData<Answer[]>(keys.answersOf(reportId, answer.disclosureCode), (answers) => {
    if (!answers) return undefined;
    const isSame = (other: Answer) => other.fieldKey === answer.fieldKey;
    return answers.some(isSame) ? answers.map((other) => (isSame(other) ? answer : other)) : [...answers, answer];
  });
