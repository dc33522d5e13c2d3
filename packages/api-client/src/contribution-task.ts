import type {
  Answer,
  AnswerChange,
  ContributionCommentDraft,
  ContributionSession,
  ContributionState,
  ContributionTask,
  Language,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  addContributionEvidence,
  changeContributionState,
  commentContribution,
  openContribution,
  readContributionTask,
  readDraft,
  readDraftPages,
  recordContribution,
  removeContributionEvidence,
} from './generated/sdk.gen.ts';
import { mutation, query } from './query.ts';
import { type UploadWatch, uploading } from './upload.ts';

const throwOnError = true;
const taskKey = ['contribution', 'task'];

/** Exchanges the secret of a link for a session of its questions. */
export const openContributionLink = async (client: ApiClient, key: string): Promise<ContributionSession> =>
  (await openContribution({ client, throwOnError, body: { key } })).data;

/** Calls of an invited person with a client of their session. */
export const contributionTaskQueries = {
  task: (client: ApiClient) => query(taskKey, (signal) => readContributionTask({ client, signal, throwOnError })),
  /** Chapters of the draft. */
  draft: (client: ApiClient, language: Language) =>
    query(['contribution', 'draft', language], (signal) =>
      readDraft({ client, signal, throwOnError, query: { language } }),
    ),
  /** The present pages of the draft. */
  draftPages: (client: ApiClient, language: Language) =>
    query(
      ['contribution', 'draft', 'pages', language],
      async (signal) =>
        (await readDraftPages({ client, signal, throwOnError, parseAs: 'blob', query: { language } })) as {
          data: Blob;
        },
    ),
};

const keep = (queryClient: QueryClient, change: (task: ContributionTask) => ContributionTask) =>
  queryClient.setQueryData<ContributionTask>(taskKey, (task) => task && change(task));

type Place = { readonly disclosureCode: string; readonly fieldKey: string };

const withAnswer = (task: ContributionTask, place: Place, answer: Answer): ContributionTask => ({
  ...task,
  doneAt: null,
  disclosures: task.disclosures.map((disclosure) =>
    disclosure.code === place.disclosureCode
      ? {
          ...disclosure,
          questions: disclosure.questions.map((question) =>
            question.field.key === place.fieldKey ? { ...question, answer } : question,
          ),
        }
      : disclosure,
  ),
});

/** Stores one of the person's answers. Rejects with `answer.stale` where somebody else changed it meanwhile. */
export const saveContribution = async (
  client: ApiClient,
  queryClient: QueryClient,
  place: Place,
  { value, version }: AnswerChange,
): Promise<Answer> => {
  const path = { code: place.disclosureCode, fieldKey: place.fieldKey };
  const { data } = await recordContribution({ client, throwOnError, path, body: { value, version } });
  keep(queryClient, (task) => withAnswer(task, place, data));
  return data;
};

export const contributionTaskMutations = {
  changeState: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: ContributionState) => changeContributionState({ client, throwOnError, body }),
      (task) => queryClient.setQueryData(taskKey, task),
    ),
  /** Attaches a document to one of the person's answers. */
  addEvidence: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ file, disclosureCode, fieldKey, ...watch }: Place & { readonly file: File } & UploadWatch) =>
        addContributionEvidence({
          client,
          throwOnError,
          path: { code: disclosureCode, fieldKey },
          body: { file },
          ...uploading(watch),
        }),
      (evidence) => keep(queryClient, (task) => ({ ...task, evidence })),
    ),
  removeEvidence: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (id: string) => removeContributionEvidence({ client, throwOnError, path: { id } }),
      (evidence) => keep(queryClient, (task) => ({ ...task, evidence })),
    ),
  /** `key` makes a repeated call take effect once (Idempotency-Key). */
  comment: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ key, ...body }: ContributionCommentDraft & { readonly key: string }) =>
        commentContribution({ client, throwOnError, body, headers: { 'Idempotency-Key': key } }),
      (comments) => keep(queryClient, (task) => ({ ...task, comments })),
    ),
};
