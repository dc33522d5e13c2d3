import type { RestatementList, RestatementNote } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import { listRestatements, noteRestatement } from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;
const keyOf = (id: string) => [...keys.validation(id), 'restatements'];

/** Figures of a report that differ from the version published last, with their notes. */
export const restatementQueries = {
  ofReport: (client: ApiClient, id: string) =>
    query(keyOf(id), (signal) => listRestatements({ client, signal, throwOnError, path: { id } })),
};

export const restatementMutations = {
  /** Explains why a published figure changed; an empty note removes the explanation. */
  note: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation<RestatementList, RestatementNote>(
      (body) => noteRestatement({ client, throwOnError, path: { id }, body }),
      (list) => {
        queryClient.setQueryData(keyOf(id), list);
        return queryClient.invalidateQueries({ queryKey: keys.validation(id), exact: true });
      },
    ),
};
