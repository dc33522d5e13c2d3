import type {
  Answer,
  AnswerChange,
  DisclosureChange,
  DisclosuresChange,
  Language,
  MissingDecisionDraft,
  Report,
  ReportChange,
  ReportDraft,
} from '@esg/contract';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';
import {
  changeReport,
  changeReportDisclosure,
  changeReportDisclosures,
  createReport,
  decideAboutMissing,
  listAnswers,
  listAuditLog,
  listReportDisclosures,
  listReports,
  publishReport,
  readReport,
  readReportModel,
  recordAnswer,
  removeReport,
  reopenReport,
  unpublishReport,
  validateReport,
} from './generated/sdk.gen.ts';
import type { ReportPage } from './generated/types.gen.ts';
import { invalidationsOf } from './invalidations.ts';
import { keys, type ReportState } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Reports, their disclosures and answers. */
export const reportQueries = {
  /** Pages of ongoing or published reports, the newest first, filtered by words in their names. */
  list: (client: ApiClient, state: ReportState, q?: string) =>
    infiniteQueryOptions<
      ReportPage,
      ApiError,
      { reports: Report[]; total: number },
      readonly string[],
      string | undefined
    >({
      queryKey: keys.reportList(state, q),
      initialPageParam: undefined,
      queryFn: async ({ pageParam, signal }) =>
        (
          await listReports({
            client,
            signal,
            throwOnError,
            query: { state, ...(q ? { q } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
          })
        ).data,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      select: ({ pages }) => ({ reports: pages.flatMap(({ items }) => items), total: pages[0]?.total ?? 0 }),
    }),
  one: (client: ApiClient, id: string) =>
    query(keys.reportItself(id), (signal) => readReport({ client, signal, throwOnError, path: { id } })),
  disclosures: (client: ApiClient, id: string) =>
    query(keys.reportDisclosures(id), (signal) =>
      listReportDisclosures({ client, signal, throwOnError, path: { id } }),
    ),
  /** For one disclosure, because a report has thousands of fields. */
  answers: (client: ApiClient, id: string, disclosure: string) =>
    query(keys.answersOf(id, disclosure), (signal) =>
      listAnswers({ client, signal, throwOnError, path: { id }, query: { disclosure } }),
    ),
  validation: (client: ApiClient, id: string) =>
    query(keys.validation(id), (signal) => validateReport({ client, signal, throwOnError, path: { id } })),
  model: (client: ApiClient, id: string, language: Language) =>
    query(keys.model(id, language), (signal) =>
      readReportModel({ client, signal, throwOnError, path: { id }, query: { language } }),
    ),
  /** The latest entries of the log, or of one section of it. */
  auditLog: (client: ApiClient, id: string, section?: string) =>
    query([...keys.auditLog(id), 'latest', section ?? ''], async (signal) => {
      const latest = { limit: 100, ...(section === undefined ? {} : { section }) };
      const { data } = await listAuditLog({ client, signal, throwOnError, path: { id }, query: latest });
      return { data: data.items };
    }),
};

const reportChanged = (queryClient: QueryClient, reportId: string) =>
  Promise.all(
    invalidationsOf({ type: 'report.changed', reportId }).map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** Stores the report from the response and reads again what depends on it. */
const keepReport = (queryClient: QueryClient) => (report: Report) => {
  queryClient.setQueryData(keys.reportItself(report.id), report);
  void reportChanged(queryClient, report.id);
};

/** Writes to reports. Each updates the cache itself, so that no caller has to know the dependencies. */
export const reportMutations = {
  /** `key` makes a repeated call return the report of the first (Idempotency-Key). */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ key, ...body }: ReportDraft & { key: string }) =>
        createReport({ client, throwOnError, body, headers: { 'Idempotency-Key': key } }),
      keepReport(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      (body: ReportChange) => changeReport({ client, throwOnError, body, path: { id } }),
      keepReport(queryClient),
    ),
  /** Stores where work continues. Nothing else depends on it: what the step itself reads is not read again. */
  rememberStep: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      (body: Required<Pick<ReportChange, 'version' | 'currentStep'>>) =>
        changeReport({ client, throwOnError, body, path: { id } }),
      (report) => {
        queryClient.setQueryData(keys.reportItself(id), report);
        return queryClient.invalidateQueries({ queryKey: keys.reportLists });
      },
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (id: string) => removeReport({ client, throwOnError, path: { id } }),
      (_, id) => {
        queryClient.removeQueries({ queryKey: keys.report(id) });
        return queryClient.invalidateQueries({ queryKey: keys.reportLists });
      },
    ),
  changeDisclosure: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      ({ code, change }: { code: string; change: DisclosureChange }) =>
        changeReportDisclosure({ client, throwOnError, body: change, path: { id, code } }),
      () => void reportChanged(queryClient, id),
    ),
  /** Many changes at once, all or none. */
  changeDisclosures: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      (body: DisclosuresChange) => changeReportDisclosures({ client, throwOnError, body, path: { id } }),
      () => reportChanged(queryClient, id),
    ),
  /** Several answers, one after the other, each by the rules of one. */
  recordAnswers: (client: ApiClient, queryClient: QueryClient, reportId: string) =>
    mutation(
      async (changes: readonly (AnswerChange & Pick<Answer, 'disclosureCode' | 'fieldKey'>)[]) => {
        const data: Answer[] = [];
        for (const { disclosureCode, fieldKey, ...change } of changes)
          data.push(await saveAnswer(client, { reportId, disclosureCode, fieldKey }, change));
        return { data };
      },
      () =>
        Promise.all(
          invalidationsOf({ type: 'answers.filled', reportId }).map((queryKey) =>
            queryClient.invalidateQueries({ queryKey }),
          ),
        ),
    ),
  decideAboutMissing: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      (body: MissingDecisionDraft) => decideAboutMissing({ client, throwOnError, body, path: { id } }),
      () => void reportChanged(queryClient, id),
    ),
  publish: (client: ApiClient, queryClient: QueryClient) =>
    mutation((id: string) => publishReport({ client, throwOnError, path: { id } }), keepReport(queryClient)),
  unpublish: (client: ApiClient, queryClient: QueryClient) =>
    mutation((id: string) => unpublishReport({ client, throwOnError, path: { id } }), keepReport(queryClient)),
  reopen: (client: ApiClient, queryClient: QueryClient) =>
    mutation((id: string) => reopenReport({ client, throwOnError, path: { id } }), keepReport(queryClient)),
};

/** Stores one answer. Rejects with `answer.stale`, whose `current` is the other person's, when `version` is not the stored one. */
export const saveAnswer = async (
  client: ApiClient,
  { reportId, disclosureCode, fieldKey }: { reportId: string; disclosureCode: string; fieldKey: string },
  body: AnswerChange,
) => (await recordAnswer({ client, throwOnError, body, path: { id: reportId, code: disclosureCode, fieldKey } })).data;
