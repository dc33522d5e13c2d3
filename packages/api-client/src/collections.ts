import type {
  AddedQuestions,
  CollectionChange,
  CollectionClosing,
  CollectionDecision,
  DelegationChange,
  Language,
  NewCollection,
  NewRequestComment,
  Party,
  PortalAnswerChange,
  PortalQuestion,
  PortalTask,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  addCollectionQuestions,
  addPortalComment,
  addPortalEvidence,
  addRequestComment,
  answerPortalQuestion,
  blockPortalQuestion,
  changeCollection,
  closeCollection,
  createCollection,
  decideCollectionRequest,
  delegatePortalQuestions,
  listCollectionActivity,
  listCollectionAnswerHistory,
  listCollectionEvents,
  listCollections,
  listPortalAnswerHistory,
  listPortalColleagues,
  listPortalComments,
  listPortalRequests,
  listRequestComments,
  readCollection,
  readCollectionAnswers,
  readCollectionBoard,
  readCollectionEvidenceFile,
  readCollectionFigures,
  readCollectionFile,
  readPortalEvidenceFile,
  readPortalTask,
  readRequestComments,
  remindEntities,
  removeCollection,
  removePortalAnswers,
  removePortalEvidence,
  submitPortalRequest,
  unblockPortalQuestion,
  wantPortalColleague,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { meant } from './party.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';
import { type UploadWatch, uploading } from './upload.ts';

const throwOnError = true;
const one = (id: string) => [...keys.collections, 'one', id];

/** A request as the path of its collection names it. */
const requestPath = ({ collectionId, entityId }: RequestPlace) => ({ id: collectionId, entityId });

/** Collections, for people who manage the entities that are asked. They are read again after each change of a data point. */
export const collectionQueries = {
  /** The newest first: those that ask entities, or suppliers. */
  list: (client: ApiClient, of: Party = 'entities') =>
    query([...keys.collections, 'list', of], (signal) =>
      listCollections({ client, query: meant(of), signal, throwOnError }),
    ),
  one: (client: ApiClient, id: string) =>
    query(one(id), (signal) => readCollection({ client, path: { id }, signal, throwOnError })),
  board: (client: ApiClient, id: string) =>
    query([...one(id), 'board'], (signal) => readCollectionBoard({ client, path: { id }, signal, throwOnError })),
  /** What all entities answered, beside the year before. */
  figures: (client: ApiClient, id: string) =>
    query([...one(id), 'figures'], (signal) => readCollectionFigures({ client, path: { id }, signal, throwOnError })),
  /** What an entity answered, with reasons and documents. */
  answers: (client: ApiClient, id: string, entityId: string) =>
    query([...one(id), 'answers', entityId], (signal) =>
      readCollectionAnswers({ client, path: { id, entityId }, signal, throwOnError }),
    ),
  /** Who gave the answers of an entity, or a supplier, to a question when, the newest first. */
  history: (client: ApiClient, id: string, { entityId, sectionId }: { entityId: string; sectionId: string }) =>
    query([...one(id), 'answers', entityId, 'history', sectionId], (signal) =>
      listCollectionAnswerHistory({ client, path: { id, entityId, sectionId }, signal, throwOnError }),
    ),
  /** What was said about its questions to an entity, oldest first. */
  comments: (client: ApiClient, place: RequestPlace) =>
    query([...one(place.collectionId), 'comments', place.entityId], (signal) =>
      listRequestComments({ client, path: requestPath(place), signal, throwOnError }),
    ),
  /** The latest events of all that ask entities, or suppliers. */
  activity: (client: ApiClient, of: Party = 'entities') =>
    query([...keys.collections, 'activity', of], (signal) =>
      listCollectionActivity({ client, query: meant(of), signal, throwOnError }),
    ),
  events: (client: ApiClient, id: string) =>
    query([...one(id), 'events'], (signal) => listCollectionEvents({ client, path: { id }, signal, throwOnError })),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'collections.changed' });

/** Writing collections. A refused `resource.stale` carries the present collection; that of `decide` the present request. */
export const collectionMutations = {
  /** Repeats with the same key create one collection. */
  create: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ key, ...body }: NewCollection & { key: string }) =>
        createCollection({ client, body, headers: { 'Idempotency-Key': key }, throwOnError }),
      readAgain(queryClient),
    ),
  change: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, ...body }: CollectionChange & { id: string }) =>
        changeCollection({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** Asks more of all its entities. */
  addQuestions: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, ...body }: AddedQuestions & { id: string }) =>
        addCollectionQuestions({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  close: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, ...body }: CollectionClosing & { id: string }) =>
        closeCollection({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  remove: (client: ApiClient, queryClient: QueryClient) =>
    mutation((id: string) => removeCollection({ client, path: { id }, throwOnError }), readAgain(queryClient)),
  remind: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, entityIds }: { id: string; entityIds: string[] }) =>
        remindEntities({ client, path: { id }, body: { entityIds }, throwOnError }),
      readAgain(queryClient),
    ),
  decide: (client: ApiClient, queryClient: QueryClient) =>
    mutation(
      ({ id, ...body }: CollectionDecision & { id: string }) =>
        decideCollectionRequest({ client, path: { id }, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** Says something to the people of an entity. */
  comment: (client: ApiClient, queryClient: QueryClient, place: RequestPlace) =>
    mutation(
      (body: NewRequestComment) => addRequestComment({ client, path: requestPath(place), body, throwOnError }),
      readAgain(queryClient),
    ),
  /** The board no longer marks what the people of an entity said. */
  readComments: (client: ApiClient, queryClient: QueryClient, place: RequestPlace) =>
    mutation<unknown, void>(
      () => readRequestComments({ client, path: requestPath(place), throwOnError }),
      readAgain(queryClient),
    ),
};

/** The board and its figures as a workbook. */
export const downloadCollection = async (client: ApiClient, id: string, language: Language): Promise<Blob> =>
  (await readCollectionFile({ client, path: { id }, query: { language }, throwOnError, parseAs: 'blob' })).data as Blob;

/** What is asked of one entity, one question of it, and an answer to it: for the whole period, or for a month such as `2026-04`. */
export type RequestPlace = { collectionId: string; entityId: string };
export type QuestionPlace = RequestPlace & { sectionId: string };
export type AnswerPlace = QuestionPlace & { month?: string | undefined };

/** The address of an answer. */
const at = ({ month, ...path }: AnswerPlace) => ({ path, query: month === undefined ? {} : { month } });

const portal = [...keys.collections, 'portal'];
const task = ({ collectionId, entityId }: RequestPlace) => [...portal, 'task', collectionId, entityId];

/** What entities of an entity user are asked. */
export const portalRequestQueries = {
  /** The newest first. */
  list: (client: ApiClient) =>
    query([...portal, 'list'], (signal) => listPortalRequests({ client, signal, throwOnError })),
  task: (client: ApiClient, path: RequestPlace) =>
    query(task(path), (signal) => readPortalTask({ client, path, signal, throwOnError })),
  /** Who entered and changed the answers to a question, the newest first. */
  history: (client: ApiClient, { collectionId, entityId, sectionId }: QuestionPlace) =>
    query([...portal, 'history', collectionId, entityId, sectionId], (signal) =>
      listPortalAnswerHistory({ client, path: { collectionId, entityId, sectionId }, signal, throwOnError }),
    ),
  /** What was said about the questions, oldest first. */
  comments: (client: ApiClient, { collectionId, entityId }: RequestPlace) =>
    query([...portal, 'comments', collectionId, entityId], (signal) =>
      listPortalComments({ client, path: { collectionId, entityId }, signal, throwOnError }),
    ),
  /** Who else answers for the entity, by name. */
  colleagues: (client: ApiClient, { collectionId, entityId }: RequestPlace) =>
    query([...portal, 'colleagues', collectionId, entityId], (signal) =>
      listPortalColleagues({ client, path: { collectionId, entityId }, signal, throwOnError }),
    ),
};

/**
 * Answering what an entity is asked. A refused `data_point.stale` carries the present answer, `resource.stale` of a submission the present
 * task; `collection.incomplete` names sections that have neither an answer nor a reason.
 */
export const portalRequestMutations = {
  /** Removes the answer of a month, or every answer to the question. */
  removeAnswers: (client: ApiClient, queryClient: QueryClient, place: AnswerPlace) =>
    mutation<PortalQuestion, void>(
      () => removePortalAnswers({ client, ...at(place), throwOnError }),
      readAgain(queryClient),
    ),
  block: (client: ApiClient, queryClient: QueryClient, path: QuestionPlace) =>
    mutation<PortalQuestion, string>(
      (reason) => blockPortalQuestion({ client, path, body: { reason }, throwOnError }),
      readAgain(queryClient),
    ),
  unblock: (client: ApiClient, queryClient: QueryClient, path: QuestionPlace) =>
    mutation<unknown, void>(() => unblockPortalQuestion({ client, path, throwOnError }), readAgain(queryClient)),
  submit: (client: ApiClient, queryClient: QueryClient, path: RequestPlace) =>
    mutation<PortalTask, number>(
      (version) => submitPortalRequest({ client, path, body: { version }, throwOnError }),
      readAgain(queryClient),
    ),
  /** Hands questions over to a colleague, or takes them back. */
  delegate: (client: ApiClient, queryClient: QueryClient, { collectionId, entityId }: RequestPlace) =>
    mutation<PortalTask, DelegationChange>(
      (body) => delegatePortalQuestions({ client, path: { collectionId, entityId }, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** Asks whoever invites entity users to invite somebody with this e-mail. */
  wantColleague: (client: ApiClient, queryClient: QueryClient, { collectionId, entityId }: RequestPlace) =>
    mutation<unknown, string>(
      (email) => wantPortalColleague({ client, path: { collectionId, entityId }, body: { email }, throwOnError }),
      readAgain(queryClient),
    ),
  /** Says something to whoever asks. */
  comment: (client: ApiClient, queryClient: QueryClient, { collectionId, entityId }: RequestPlace) =>
    mutation(
      (body: NewRequestComment) => addPortalComment({ client, path: { collectionId, entityId }, body, throwOnError }),
      readAgain(queryClient),
    ),
  addEvidence: (client: ApiClient, queryClient: QueryClient) =>
    mutation<unknown, { place: AnswerPlace; file: File; reference: string } & UploadWatch>(
      ({ place, file, reference, ...watch }) =>
        addPortalEvidence({ client, ...at(place), body: { file, reference }, throwOnError, ...uploading(watch) }),
      readAgain(queryClient),
    ),
  removeEvidence: (client: ApiClient, queryClient: QueryClient, { month, ...path }: AnswerPlace) =>
    mutation<unknown, string>(
      (evidenceId) =>
        removePortalEvidence({ client, path: { ...path, evidenceId }, query: month ? { month } : {}, throwOnError }),
      readAgain(queryClient),
    ),
};

/** Stores an answer outside of a component. The caller has to refresh the task. */
export const savePortalAnswer = async (client: ApiClient, place: AnswerPlace, body: PortalAnswerChange) =>
  (await answerPortalQuestion({ client, ...at(place), body, throwOnError })).data;

/** Removes the answer of a month that was read at `version`, outside of a component. The caller has to refresh the task. */
export const removePortalAnswer = async (
  client: ApiClient,
  { month, ...path }: AnswerPlace & { month: string },
  version: number,
) => (await removePortalAnswers({ client, path, query: { month, version: String(version) }, throwOnError })).data;

/** Submits a request outside of a component, and shows it as it is then. */
export const submitPortalAnswers = async (
  client: ApiClient,
  queryClient: QueryClient,
  path: RequestPlace,
  version: number,
): Promise<void> => {
  const { data } = await submitPortalRequest({ client, path, body: { version }, throwOnError });
  queryClient.setQueryData(portalRequestQueries.task(client, path).queryKey, data);
  await readAgainAfter(queryClient, { type: 'collections.changed' })();
};

/** A request as it is now, outside of a component. */
export const readPortalRequest = (client: ApiClient, queryClient: QueryClient, path: RequestPlace) =>
  queryClient.fetchQuery({ ...portalRequestQueries.task(client, path), staleTime: 0 });

/** The bytes of a document that proves an answer. */
export const downloadPortalEvidence = async (
  client: ApiClient,
  { month, ...path }: AnswerPlace & { evidenceId: string },
): Promise<Blob> =>
  (await readPortalEvidenceFile({ client, path, query: month ? { month } : {}, throwOnError, parseAs: 'blob' }))
    .data as Blob;

/** A document of an answer, for people who decide about it: also where it is a supplier's, whose figures are in no hub. */
export const fetchCollectionEvidence = async (
  client: ApiClient,
  { collectionId: id, month, ...path }: AnswerPlace & { evidenceId: string },
): Promise<Blob> =>
  (
    await readCollectionEvidenceFile({
      client,
      path: { id, ...path },
      query: month ? { month } : {},
      throwOnError,
      parseAs: 'blob',
    })
  ).data as Blob;
