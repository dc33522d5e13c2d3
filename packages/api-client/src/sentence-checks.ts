import type { SentenceConfirmation, SentenceMark } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { keepSentence, listSentenceMarks } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Sentences that the figures of a report do not bear out. */
export const sentenceQueries = {
  /** `stamp` identifies the answers, so that it is read again when one of them changes. */
  ofDisclosure: (client: ApiClient, reportId: string, disclosureCode: string, stamp: string) =>
    query([...keys.sentenceMarks(reportId), disclosureCode, stamp], async (signal) => {
      const { data } = await listSentenceMarks({
        client,
        signal,
        throwOnError,
        path: { id: reportId, code: disclosureCode },
      });
      return { data: data as SentenceMark[] };
    }),
};

type Kept = SentenceConfirmation & Pick<SentenceMark, 'disclosureCode' | 'fieldKey'>;

export const sentenceMutations = {
  /** Keeps a sentence with a reason; an empty reason marks it again. Validation is read again. */
  keep: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      ({ disclosureCode, fieldKey, ...body }: Kept) =>
        keepSentence({ client, throwOnError, body, path: { id: reportId, code: disclosureCode, fieldKey } }),
      () => {
        void queryClient.invalidateQueries({ queryKey: keys.sentenceMarks(reportId) });
        void queryClient.invalidateQueries({ queryKey: keys.validation(reportId) });
      },
    ),
};
