import { type ApiClient, ApiError, portalRequestQueries, type RequestPlace, savePortalAnswer } from '@esg/api-client';
import { type Competing, resumeFields, type SavedFieldOptions, StaleWrite } from '@esg/app-kit';
import {
  type AnswerValue,
  mergeParts,
  type PortalAnswer,
  type PortalQuestion,
  type PortalTask,
  type QualityMark,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';

/** The answer to one question, as it is typed. */
export type AnswerDraft = {
  readonly value: AnswerValue | null;
  readonly quality: QualityMark | null;
  readonly source: string;
  readonly explanation: string;
};

const draftOf = ({ value, quality, source, explanation }: AnswerDraft): AnswerDraft => ({
  value,
  quality,
  source,
  explanation,
});

const nothing: AnswerDraft = { value: null, quality: null, source: '', explanation: '' };

/** The stored answer with its version; 0 while there is none. */
export const storedAnswer = ({ current }: Pick<PortalQuestion, 'current'>) => ({
  value: current ? draftOf(current) : nothing,
  version: current?.version ?? 0,
});

/** What the gateway stores of a typed answer. */
export const saysOf = ({ source, explanation, ...rest }: AnswerDraft): AnswerDraft => ({
  ...rest,
  source: source.trim(),
  explanation: explanation.trim(),
});

const prefix = 'portal-answer';

/** A permanent name of an answer in this browser. */
export const answerId = ({ collectionId, entityId }: RequestPlace, sectionId: string): string =>
  [prefix, collectionId, entityId, sectionId].map(encodeURIComponent).join('/');

const placeOf = (id: string) => {
  const [kind, collectionId, entityId, sectionId] = id.split('/').map(decodeURIComponent);
  return kind === prefix && collectionId && entityId && sectionId
    ? { place: { collectionId, entityId }, sectionId }
    : undefined;
};

/** Puts the question with its stored answer into the request on the screen. */
const keep = (api: ApiClient, queryClient: QueryClient, place: RequestPlace, stored: PortalQuestion) =>
  queryClient.setQueryData<PortalTask>(
    portalRequestQueries.task(api, place).queryKey,
    (task) =>
      task && {
        ...task,
        questions: task.questions.map((question) => (question.sectionId === stored.sectionId ? stored : question)),
      },
  );

const competingOf = (stored: Pick<PortalAnswer, keyof AnswerDraft | 'version' | 'updatedAt' | 'updatedBy'>) =>
  ({
    value: draftOf(stored),
    version: stored.version,
    updatedAt: stored.updatedAt,
    updatedBy: stored.updatedBy,
  }) satisfies Competing<AnswerDraft>;

/** Stores an answer. Rejects with `StaleWrite` where somebody else was first. */
export const saverOf =
  (
    api: ApiClient,
    queryClient: QueryClient,
    { collectionId, entityId }: RequestPlace,
    sectionId: string,
  ): SavedFieldOptions<AnswerDraft>['save'] =>
  async ({ value: draft, version }) => {
    const place = { collectionId, entityId };
    const { value, quality, source, explanation } = draft;
    if (value === null) throw new Error('Nothing was entered');
    const body = { value, quality, source, explanation, version: version || null };
    const stored = await savePortalAnswer(api, { ...place, sectionId }, body).catch((error: unknown) => {
      const current = error instanceof ApiError ? error.currentDataPoint : undefined;
      throw current ? new StaleWrite(competingOf(current)) : error;
    });
    keep(api, queryClient, place, stored);
    const answer = storedAnswer(stored);
    return { ...answer, updatedAt: stored.current?.updatedAt ?? new Date().toISOString() };
  };

/** Sends answers that an earlier visit could not send, as `resumeFields` does. */
export const resumeAnswers = (api: ApiClient, queryClient: QueryClient, userId: string): Promise<void> =>
  resumeFields<AnswerDraft>(userId, ({ id, version, seen }) => {
    const found = placeOf(id);
    return (
      found && {
        stored: { value: seen, version },
        merge: mergeParts,
        says: saysOf,
        save: saverOf(api, queryClient, found.place, found.sectionId),
      }
    );
  });
