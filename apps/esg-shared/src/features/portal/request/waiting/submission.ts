import {
  type ApiClient,
  ApiError,
  portalRequestQueries,
  type RequestPlace,
  readPortalRequest,
  submitPortalAnswers,
} from '@esg/api-client';
import { draftsOf, flushFields, notify, type SavedFieldOptions, unsentOf } from '@esg/app-kit';
import { mayAnswer, type PortalTask } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { placeOfAnswer } from '../answer-name.ts';
import { type FileQueue, filesOf } from './file-queue.ts';

/** A submission that somebody wants; null for none. */
export type Submission = {
  /** The version of the request that they saw. */
  readonly version: number;
  /** When they pressed the button. */
  readonly at: string;
} | null;

const lookEveryMs = 100;
/** The time limit for sending over a slow line; afterwards it is tried again. */
const sendingMsMost = 30_000;

const away = () => new ApiError(0, 'network.unreachable');
/** Something that belongs to the submission was refused: its question says why. */
const refused = () => new ApiError(422, 'collection.incomplete');

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

/** Resolves once every answer and file of the request is stored. Rejects where one was refused, or the gateway is away. */
const settle = async (sending: Sending, place: RequestPlace): Promise<void> => {
  flushFields();
  const begun = Date.now();
  for (;;) {
    const answers = await readUnsent(sending, place);
    const documents = filesOf(sending.files, place);
    if (answers.kinds.some((kind) => kind === 'refused' || kind === 'conflict') || documents.hasFailed) throw refused();
    if (answers.count === 0 && documents.count === 0) return;
    if (!navigator.onLine || answers.kinds.includes('kept') || Date.now() - begun > sendingMsMost) throw away();
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
};

/** Whether somebody else, another tab, or a call whose response was lost has submitted it. */
const isSubmitted = (task: PortalTask) => !mayAnswer(task);

/** Submits a request after its answers and files, once: it waits on this device while there is no connection. */
export const submitterOf =
  (sending: Sending, place: RequestPlace): SavedFieldOptions<Submission>['save'] =>
  async ({ value }) => {
    if (value === null) throw new Error('Nothing was submitted');
    await settle(sending, place);
    const { api, queryClient } = sending;
    await submitPortalAnswers(api, queryClient, place, value.version).catch(async (error: unknown) => {
      const isLate =
        error instanceof ApiError && (error.code === 'resource.stale' || error.code === 'collection.not_open');
      if (!isLate || !isSubmitted(await readPortalRequest(api, queryClient, place))) throw error;
    });
    // Said here: the page of the submission is gone once it is done, and another may be open.
    notify('success', msg`Answers submitted`);
    return { value, version: value.version, updatedAt: value.at };
  };
