import type { AnswerPlace } from '@esg/api-client';
import { placeOfAnswer } from '../answer-name.ts';
import type { MetricQuestion } from '../metric-of.ts';

/** The words around an answer that waits on this device, for when nobody can read its request any more. */
export type KeptQuestion = {
  readonly request: string;
  readonly entity: string;
  readonly question: MetricQuestion;
};

type Place = Pick<AnswerPlace, 'collectionId' | 'entityId' | 'sectionId'>;
type Kept = { readonly id: string; readonly value: unknown };

const prefix = 'portal-question';

/** A permanent name of a question's words in this browser. */
export const questionId = ({ collectionId, entityId, sectionId }: Place): string =>
  [prefix, collectionId, entityId, sectionId].map(encodeURIComponent).join('/');

const isQuestion = ({ id }: Kept) => id.startsWith(`${prefix}/`);

/** The words of questions among everything that waits on this device, by their names. */
export const questionsIn = (drafts: readonly Kept[]): ReadonlyMap<string, KeptQuestion> =>
  new Map(drafts.filter(isQuestion).map(({ id, value }) => [id, value as KeptQuestion]));

/** The names of words that nothing on this device needs any more. */
export const unneededQuestions = (drafts: readonly Kept[], files: readonly { readonly place: Place }[]): string[] => {
  const answers = drafts.flatMap(({ id }) => placeOfAnswer(id) ?? []);
  const needed = new Set([...answers, ...files.map(({ place }) => place)].map(questionId));
  return drafts.filter(isQuestion).flatMap(({ id }) => (needed.has(id) ? [] : [id]));
};
