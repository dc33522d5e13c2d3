import {
  type ApiClient,
  portalRequestQueries,
  type RequestPlace,
  readPortalRequest,
  submitPortalAnswers,
} from '@esg/api-client';
import { draftsOf, flushFields, notify, type SavedFieldOptions, unsentOf } from '@esg/app-kit';
import { mayAnswer } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { placeOfAnswer } from '../answer-name.ts';
import { type FileQueue, filesOf, findsKeptFiles } from './file-queue.ts';
import { outlookBy } from './outlook.ts';
import { submissionId } from './submission-name.ts';
import { isLate, isSubmitted, settleAll, submitOnce } from './submit-once.ts';

/** A submission that somebody wants; null for none. */
export type Submission = {
  /** The version of the request that they saw. */
  readonly version: number;
  /** When they pressed the button. */
  readonly at: string;
} | null;

export type Sending = {
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly userId: string;
  readonly files: FileQueue;
};

/** What is typed for this request and not stored: in every tab of this browser, whose drafts are the same. */
const readUnsent = async ({ api, queryClient, userId }: Sending, place: RequestPlace) => {
  const task = queryClient.getQueryData(portalRequestQueries.task(api, place).queryKey);
  // A question that is asked no more takes no answer, and must not stand in the way for ever.
  const asked = task && new Set(task.questions.map(({ sectionId }) => sectionId));
  const isTheirs = (id: string) => {
    const answer = placeOfAnswer(id);
    const isHere = answer?.collectionId === place.collectionId && answer.entityId === place.entityId;
    return isHere && (asked?.has(answer.sectionId) ?? true);
  };
  const kinds = [...unsentOf(userId)].filter(([id]) => isTheirs(id)).map(([, { kind }]) => kind);
  const drafts = (await draftsOf(userId).all()).filter(({ id }) => isTheirs(id));
  return { count: Math.max(kinds.length, drafts.length), kinds };
};

/** Sends files of an earlier visit, and of other tabs, as far as their requests take them. */
export const beginFiles = (sending: Sending): Promise<void> => sending.files.begin(outlookBy(sending));

/** Whether this page has read that the request takes files. */
const isOpen = ({ api, queryClient }: Sending, place: RequestPlace) => {
  const task = queryClient.getQueryData(portalRequestQueries.task(api, place).queryKey);
  return task !== undefined && mayAnswer(task);
};

/** Resolves once every answer and file of the request is stored. Rejects where one was refused, or the gateway is away. */
const settle = async (sending: Sending, place: RequestPlace): Promise<void> => {
  flushFields();
  const { files, userId } = sending;
  await settleAll({
    begin: () => beginFiles(sending),
    isOnline: () => navigator.onLine,
    read: async () => {
      const { count, kinds } = await readUnsent(sending, place);
      const documents = filesOf(files, place);
      return { kinds, count: count + documents.count, hasFailed: documents.hasFailed };
    },
    keepsFiles: async () => isOpen(sending, place) && (await findsKeptFiles(userId, place)),
  });
};

const submit = async ({ api, queryClient }: Sending, place: RequestPlace, version: number): Promise<void> =>
  submitPortalAnswers(api, queryClient, place, version).catch(async (error: unknown) => {
    if (!isLate(error) || !isSubmitted(await readPortalRequest(api, queryClient, place))) throw error;
  });

const sayNotSubmitted = () =>
  notify('danger', msg`Your answers weren’t submitted. Open the request to see why, then submit again.`);

/** Submissions on the screen, whose page says why they were refused. */
const shown = new Set<string>();

/** The page of a submission is on the screen. Returns a function for when it is no more. */
export const showSubmission = (id: string) => {
  shown.add(id);
  return () => void shown.delete(id);
};

/** Whether it is still wanted: "Don't submit yet" drops the draft, which all tabs have. */
const isWanted = async (sending: Sending, place: RequestPlace, at: string): Promise<boolean> => {
  const { api, queryClient, userId } = sending;
  const id = submissionId(place);
  const isThis = (found: { readonly value: unknown } | undefined) =>
    (found?.value as Submission | undefined)?.at === at;
  if (isThis(await draftsOf(userId).find(id))) return true;
  if (!isThis(unsentOf(userId).get(id))) return false;
  // Another tab has submitted it, or somebody withdrew it there.
  if (isSubmitted(await readPortalRequest(api, queryClient, place))) return true;
  sayNotSubmitted();
  return false;
};

/** Submits a request after its answers and files, once: it waits on this device while there is no connection. */
export const submitterOf =
  (sending: Sending, place: RequestPlace): SavedFieldOptions<Submission>['save'] =>
  async ({ value }) => {
    if (value === null) throw new Error('Nothing was submitted');
    const id = submissionId(place);
    const { version, at } = value;
    const isDone = await submitOnce({
      settle: () => settle(sending, place),
      isWanted: () => isWanted(sending, place, at),
      submit: () => submit(sending, place, version),
      giveUp: async () => {
        await draftsOf(sending.userId).drop(id);
        if (!shown.has(id)) sayNotSubmitted();
      },
    });
    // Said here: the page of the submission is gone once it is done, and another may be open.
    if (isDone) notify('success', msg`Answers submitted`);
    return { value: isDone ? value : null, version, updatedAt: at };
  };
