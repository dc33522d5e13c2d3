import type {
  ApprovalDecision,
  ApprovalRequest,
  ApprovalRulesChange,
  AssignmentChange,
  NewComment,
  NewCommentThread,
  NewReportTask,
  Report,
  ReportChain,
  ReportDueDate,
  ReportEvidenceRule,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  addComment,
  changeApprovalRules,
  changeAssignments,
  changeCommentThread,
  changeReportChain,
  changeReportDueDate,
  changeReportEvidenceRule,
  changeReportTask,
  completeReport,
  decideDisclosure,
  decideReport,
  giveReportTask,
  listCommentThreads,
  listDraftThreads,
  listDueItems,
  listReportColleagues,
  listReportTasks,
  readApprovalRules,
  readPresence,
  readReportWork,
  removeReportTask,
  startCommentThread,
  submitDisclosure,
  submitReport,
  withdrawReport,
} from './generated/sdk.gen.ts';
import { invalidationsOf } from './invalidations.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';

const throwOnError = true;

/** Assignments, due dates, decisions and comments of a report. */
export const reportWorkQueries = {
  work: (client: ApiClient, id: string) =>
    query(keys.reportWork(id), (signal) => readReportWork({ client, signal, throwOnError, path: { id } })),
  colleagues: (client: ApiClient) =>
    query([...keys.people, 'report-colleagues'], (signal) => listReportColleagues({ client, signal, throwOnError })),
  presence: (client: ApiClient, id: string) =>
    query(keys.presence(id), (signal) => readPresence({ client, signal, throwOnError, path: { id } })),
  threads: (client: ApiClient, id: string, code: string) =>
    query([...keys.reportTalk(id, code), 'threads'], (signal) =>
      listCommentThreads({ client, signal, throwOnError, path: { id, code } }),
    ),
  /** The comments of the draft's readers. */
  draftThreads: (client: ApiClient, id: string) =>
    query(keys.draftThreads(id), (signal) => listDraftThreads({ client, signal, throwOnError, path: { id } })),
  tasks: (client: ApiClient, id: string, code: string) =>
    query([...keys.reportTalk(id, code), 'tasks'], (signal) =>
      listReportTasks({ client, signal, throwOnError, path: { id, code } }),
    ),
  /** Due dates within these days, both included. */
  due: (client: ApiClient, from: string, to: string) =>
    query([...keys.dueItems, from, to], (signal) =>
      listDueItems({ client, signal, throwOnError, query: { from, to } }),
    ),
  rules: (client: ApiClient) =>
    query(keys.approvalRules, (signal) => readApprovalRules({ client, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient, notice: Parameters<typeof invalidationsOf>[0]) =>
  Promise.all(invalidationsOf(notice).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
const workChanged = (queryClient: QueryClient, reportId: string) => () =>
  readAgain(queryClient, { type: 'report-work.changed', reportId });
const talkChanged = (queryClient: QueryClient, reportId: string, disclosureCode: string) => () =>
  readAgain(queryClient, { type: 'report-talk.changed', reportId, disclosureCode });
const keepReport = (queryClient: QueryClient) => async (report: Report) => {
  queryClient.setQueryData(keys.reportItself(report.id), report);
  await workChanged(queryClient, report.id)();
};

/** Writes to the work on a report. Each reads again what depends on it. */
export const reportWorkMutations = {
  assign: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      (body: AssignmentChange) => changeAssignments({ client, throwOnError, body, path: { id } }),
      workChanged(queryClient, id),
    ),
  submit: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      ({ code, ...body }: ApprovalRequest & { code: string }) =>
        submitDisclosure({ client, throwOnError, body, path: { id, code } }),
      keepReport(queryClient),
    ),
  decide: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      ({ code, decision }: { code: string; decision: ApprovalDecision }) =>
        decideDisclosure({ client, throwOnError, body: decision, path: { id, code } }),
      keepReport(queryClient),
    ),
  submitReport: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      (body: ApprovalRequest) => submitReport({ client, throwOnError, body, path: { id } }),
      keepReport(queryClient),
    ),
  decideReport: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      (body: ApprovalDecision) => decideReport({ client, throwOnError, body, path: { id } }),
      keepReport(queryClient),
    ),
  withdrawReport: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(() => withdrawReport({ client, throwOnError, path: { id } }), keepReport(queryClient)),
  completeReport: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(() => completeReport({ client, throwOnError, path: { id } }), keepReport(queryClient)),
  /** A report's own chain of approvers, or the organisation's again. */
  changeChain: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      (body: ReportChain) => changeReportChain({ client, throwOnError, body, path: { id } }),
      workChanged(queryClient, id),
    ),
  /** The rule of evidence of this report, or the organisation's. */
  changeEvidence: (client: ApiClient, queryClient: QueryClient, id: string) =>
    mutation(
      (body: ReportEvidenceRule) => changeReportEvidenceRule({ client, throwOnError, body, path: { id } }),
      workChanged(queryClient, id),
    ),
  /** The due date of a whole report. */
  changeDueDate: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, ...body }: ReportDueDate & { id: string }) =>
        changeReportDueDate({ client, throwOnError, body, path: { id } }),
      (_, { id }) => workChanged(queryClient, id)(),
    ),
  changeRules: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      (body: ApprovalRulesChange) => changeApprovalRules({ client, throwOnError, body }),
      () => readAgain(queryClient, { type: 'approval-rules.changed' }),
    ),
};

/** `key` makes a repeated call return the result of the first (Idempotency-Key). */
type Keyed = { readonly key: string };

/** Comments and tasks of one disclosure. */
export const reportTalkMutations = {
  startThread: (client: ApiClient, queryClient: QueryClient, id: string, code: string) =>
    mutation(
      ({ key, ...body }: NewCommentThread & Keyed) =>
        startCommentThread({ client, throwOnError, body, path: { id, code }, headers: { 'Idempotency-Key': key } }),
      talkChanged(queryClient, id, code),
    ),
  addComment: (client: ApiClient, queryClient: QueryClient, id: string, code: string) =>
    mutation(
      ({ threadId, key, ...body }: NewComment & Keyed & { threadId: string }) =>
        addComment({ client, throwOnError, body, path: { id, threadId }, headers: { 'Idempotency-Key': key } }),
      talkChanged(queryClient, id, code),
    ),
  resolveThread: (client: ApiClient, queryClient: QueryClient, id: string, code: string) =>
    mutation(
      ({ threadId, isResolved }: { threadId: string; isResolved: boolean }) =>
        changeCommentThread({ client, throwOnError, body: { isResolved }, path: { id, threadId } }),
      talkChanged(queryClient, id, code),
    ),
  giveTask: (client: ApiClient, queryClient: QueryClient, id: string, code: string) =>
    mutation(
      ({ key, ...body }: NewReportTask & Keyed) =>
        giveReportTask({ client, throwOnError, body, path: { id, code }, headers: { 'Idempotency-Key': key } }),
      talkChanged(queryClient, id, code),
    ),
  tickTask: (client: ApiClient, queryClient: QueryClient, id: string, code: string) =>
    mutation(
      ({ taskId, isDone }: { taskId: string; isDone: boolean }) =>
        changeReportTask({ client, throwOnError, body: { isDone }, path: { id, taskId } }),
      talkChanged(queryClient, id, code),
    ),
  removeTask: (client: ApiClient, queryClient: QueryClient, id: string, code: string) =>
    mutation(
      (taskId: string) => removeReportTask({ client, throwOnError, path: { id, taskId } }),
      talkChanged(queryClient, id, code),
    ),
};
