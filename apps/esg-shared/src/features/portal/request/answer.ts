import {
  type AnswerPlace,
  type ApiClient,
  ApiError,
  portalRequestQueries,
  type RequestPlace,
  removePortalAnswer,
  savePortalAnswer,
} from '@esg/api-client';
import { type Competing, type Resumption, type SavedFieldOptions, StaleWrite } from '@esg/app-kit';
import {
  type AnswerValue,
  mergeParts,
  type PortalAnswer,
  type PortalQuestion,
  type PortalTask,
  type QualityMark,
} from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import { placeOfAnswer } from './answer-name.ts';

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

/** No answer. */
export const nothing: AnswerDraft = { value: null, quality: null, source: '', explanation: '' };

/** The stored answer with its version; 0 while there is none. */
export const storedAnswer = (current: PortalAnswer | null) => ({
  value: current ? draftOf(current) : nothing,
  version: current?.version ?? 0,
});

/** What the gateway stores of a typed answer: without a value, nothing. */
export const saysOf = ({ source, explanation, ...rest }: AnswerDraft): AnswerDraft =>
  rest.value === null ? nothing : { ...rest, source: source.trim(), explanation: explanation.trim() };

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

/** What is stored in the place of an answer. */
const answerAt = ({ current, months }: PortalQuestion, { month }: AnswerPlace): PortalAnswer | null =>
  month === undefined ? current : (months.find((each) => each.month === month)?.current ?? null);

/** Somebody else has stored another answer. */
const staleFrom = (error: unknown): unknown => {
  const current = error instanceof ApiError ? error.currentDataPoint : undefined;
  return current ? new StaleWrite(competingOf(current)) : error;
};

/** Empties a month that was read at `version`; nothing is left where somebody has emptied it already. */
const emptyMonth = async (api: ApiClient, place: AnswerPlace, version: number): Promise<PortalQuestion | undefined> => {
  const { month } = place;
  if (month === undefined) throw new Error('Nothing was entered');
  if (version === 0) return undefined;
  return removePortalAnswer(api, { ...place, month }, version).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
};

/** Stores an answer; without a value it empties a month. Rejects with `StaleWrite` where somebody else was first. */
export const saverOf =
  (api: ApiClient, queryClient: QueryClient, place: AnswerPlace): SavedFieldOptions<AnswerDraft>['save'] =>
  async ({ value: draft, version }) => {
    const { value, quality, source, explanation } = draft;
    const send = async () => {
      if (value === null) return emptyMonth(api, place, version);
      const body = { value, quality, source, explanation, version: version || null };
      return savePortalAnswer(api, place, body);
    };
    const stored = await send().catch((error: unknown) => {
      throw staleFrom(error);
    });
    if (stored) keep(api, queryClient, place, stored);
    const current = stored ? answerAt(stored, place) : null;
    return { ...storedAnswer(current), updatedAt: current?.updatedAt ?? new Date().toISOString() };
  };

/** How a leftover draft of an answer is sent, as `resumeFields` takes it; undefined for a draft of something else. */
export const answerResumption =
  (api: ApiClient, queryClient: QueryClient): Resumption<AnswerDraft> =>
  ({ id, version, seen }) => {
    const place = placeOfAnswer(id);
    return (
      place && {
        stored: { value: seen, version },
        merge: mergeParts,
        says: saysOf,
        save: saverOf(api, queryClient, place),
      }
    );
  };
