import {
  type ContributionChange,
  type ContributionCommentDraft,
  type ContributionDraft,
  type DraftLinkRequest,
  limits,
  type ReminderSettings,
} from '@esg/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';
import {
  changeContribution,
  changeReminders,
  commentToContributor,
  inviteContributors,
  listCollaborators,
  readContributionDetails,
  readContributionFile,
  readReminders,
  remindContributor,
  renewContributionLink,
  renewDraftLink,
  revokeContribution,
  shareDraft,
} from './generated/sdk.gen.ts';
import type { ReportCollaborators } from './generated/types.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;
const remindersKey = ['collaborator-reminders'];

/** The people who work on reports, and their progress. */
export const contributionQueries = {
  /** In pages of reports, the newest report first. */
  list: (client: ApiClient) =>
    infiniteQueryOptions<ReportCollaborators, ApiError, ReportCollaborators[], readonly string[], string | undefined>({
      queryKey: [...keys.collaborators, 'pages'],
      initialPageParam: undefined,
      queryFn: async ({ pageParam, signal }) => {
        const page = { limit: limits.pageSizeMax, ...(pageParam ? { cursor: pageParam } : {}) };
        return (await listCollaborators({ client, signal, throwOnError, query: page })).data;
      },
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      select: ({ pages }) => pages,
    }),
  /** Who may read the draft of a report. */
  readers: (client: ApiClient, reportId: string) =>
    query([...keys.collaborators, 'readers', reportId], async (signal) => {
      const found = await listCollaborators({ client, signal, throwOnError, query: { reportId } });
      return { data: found.data.contributions.filter(({ role }) => role === 'reader') };
    }),
  /** The comments and documents of one invited person. */
  details: (client: ApiClient, id: string) =>
    query([...keys.collaborators, 'details', id], (signal) =>
      readContributionDetails({ client, signal, throwOnError, path: { id } }),
    ),
  reminders: (client: ApiClient) => query(remindersKey, (signal) => readReminders({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => () => queryClient.invalidateQueries({ queryKey: keys.collaborators });

export const contributionMutations = {
  /** `key` makes a repeated call return the invitations of the first (Idempotency-Key). */
  invite: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ reportId, draft: body, key }: { reportId: string; draft: ContributionDraft; key: string }) =>
        inviteContributors({
          client,
          throwOnError,
          body,
          path: { id: reportId },
          headers: { 'Idempotency-Key': key },
        }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, change }: { id: string; change: ContributionChange }) =>
        changeContribution({ client, throwOnError, path: { id }, body: change }),
      readAgain(queryClient),
    ),
  remind: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, message }: { id: string; message: string }) =>
        remindContributor({ client, throwOnError, path: { id }, body: { message } }),
      readAgain(queryClient),
    ),
  /** Sends a new link, which replaces earlier ones. */
  renew: (client: ApiClient, queryClient: QueryClient) =>
    mutation((id: string) => renewContributionLink({ client, throwOnError, path: { id } }), readAgain(queryClient)),
  /** Lets a person without an account read the draft; only this response contains their link. */
  shareDraft: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      (body: DraftLinkRequest) => shareDraft({ client, throwOnError, path: { id: reportId }, body }),
      readAgain(queryClient),
    ),
  /** Gives a reader of the draft a new link, which replaces earlier ones. */
  renewDraft: (client: ApiClient, queryClient: QueryClient) =>
    mutation((id: string) => renewDraftLink({ client, throwOnError, path: { id }, body: {} }), readAgain(queryClient)),
  revoke: (client: ApiClient, queryClient: QueryClient) =>
    mutation((id: string) => revokeContribution({ client, throwOnError, path: { id } }), readAgain(queryClient)),
  /** `key` makes a repeated call take effect once (Idempotency-Key). */
  comment: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, draft: body, key }: { id: string; draft: ContributionCommentDraft; key: string }) =>
        commentToContributor({ client, throwOnError, body, path: { id }, headers: { 'Idempotency-Key': key } }),
      readAgain(queryClient),
    ),
  changeReminders: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: ReminderSettings) => changeReminders({ client, throwOnError, body }),
      (settings) => queryClient.setQueryData(remindersKey, settings),
    ),
};

/** The bytes of a document that an invited person left. */
export const downloadContributionFile = async (client: ApiClient, id: string, partId: string): Promise<Blob> =>
  (await readContributionFile({ client, path: { id, partId }, throwOnError, parseAs: 'blob' })).data as Blob;
