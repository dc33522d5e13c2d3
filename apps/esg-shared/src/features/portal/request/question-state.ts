import { type CellState, cellStateOf, type PortalAnswer, type PortalQuestion, type PortalTask } from '@esg/contract';

/** As the board of whoever asks has it: months answer a question once none is missing. */
export const stateOf = ({ cell }: Pick<PortalQuestion, 'cell'>): CellState => cellStateOf(cell);

/** Questions without an answer or a reason. */
export const missingIn = ({ questions }: Pick<PortalTask, 'questions'>): PortalQuestion[] =>
  questions.filter((question) => stateOf(question) === 'missing');

/** Questions with an answer, and those with a reason why there is none. */
export const progressOf = ({ questions }: Pick<PortalTask, 'questions'>): { answered: number; blocked: number } => {
  const blocked = questions.filter((question) => stateOf(question) === 'blocked').length;
  return { answered: questions.length - missingIn({ questions }).length - blocked, blocked };
};

/** Whether a document is attached to the answer, or to one of its months. */
export const isProved = ({ evidence, months }: Pick<PortalQuestion, 'evidence' | 'months'>): boolean =>
  evidence.length > 0 || months.some((month) => month.evidence.length > 0);

/** Answers that were there before the question was asked: who entered them, and when the last of them was. */
export type KnownBefore = { readonly names: readonly string[]; readonly at: string; readonly months: number };

/**
 * The answer, or those of months, that nobody of the entity gave for this request, because they were there before the question was asked;
 * undefined where there is none. `months` is 0 for the whole period.
 */
export const knownBefore = (
  { current, months }: Pick<PortalQuestion, 'current' | 'months'>,
  { askedAt }: Pick<PortalTask, 'askedAt'>,
): KnownBefore | undefined => {
  const wasKnown = (answer: PortalAnswer | null) => (answer && answer.updatedAt < askedAt ? [answer] : []);
  const known = current ? wasKnown(current) : months.flatMap((month) => wasKnown(month.current));
  const at = known
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1);
  if (at === undefined) return undefined;
  const names = [...new Set(known.map(({ updatedBy }) => updatedBy.name))];
  return { names, at, months: current ? 0 : known.length };
};

type Asked = Pick<PortalQuestion, 'cell' | 'current' | 'months'>;

/** Whether the whole answer was there before the question was asked: it is answered once somebody has checked it. */
export const isToCheck = (question: Asked, task: Pick<PortalTask, 'askedAt'>): boolean => {
  const isAnswered = stateOf(question) === 'entered' || stateOf(question) === 'estimated';
  const known = knownBefore(question, task);
  return isAnswered && known !== undefined && (known.months === 0 || known.months === question.months.length);
};

/** How many questions are to be checked. */
export const countKnown = ({ questions, askedAt }: Pick<PortalTask, 'questions' | 'askedAt'>): number =>
  questions.filter((question) => isToCheck(question, { askedAt })).length;
