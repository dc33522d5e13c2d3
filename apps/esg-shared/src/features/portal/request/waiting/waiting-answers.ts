import type { AnswerPlace } from '@esg/api-client';
import type { Unsent } from '@esg/app-kit';
import type { PortalAnswer, PortalMonth, PortalQuestion, PortalTask } from '@esg/contract';
import type { AnswerDraft } from '../answer.ts';
import { answerId } from '../answer-name.ts';
import { placeOf } from '../request-place.ts';

type AllUnsent = ReadonlyMap<string, Unsent>;

/** What is on its way from the place of an answer; nothing where it was refused, or waits for a decision. */
const onItsWay = (waiting: AllUnsent, place: AnswerPlace): AnswerDraft | undefined => {
  const found = waiting.get(answerId(place));
  return found && (found.kind === 'kept' || found.kind === 'saving') ? (found.value as AnswerDraft) : undefined;
};

/** Whether an answer is on its way to this place. */
export const isAnswering = (waiting: AllUnsent, place: AnswerPlace): boolean =>
  (onItsWay(waiting, place)?.value ?? null) !== null;

const sent = ({ value, quality, source, explanation }: AnswerDraft, stored: PortalAnswer | null) =>
  value === null
    ? null
    : {
        dataPointId: stored?.dataPointId ?? '',
        version: stored?.version ?? 0,
        value,
        quality,
        source,
        explanation,
        updatedAt: new Date().toISOString(),
        updatedBy: stored?.updatedBy ?? { id: '', name: '' },
      };

const cellOf = (answers: readonly (PortalAnswer | null)[]): PortalQuestion['cell'] => {
  if (answers.length === 0 || answers.includes(null)) return '-';
  return answers.some((answer) => answer?.quality === 'estimated') ? 's' : 'e';
};

const withMonths = (task: PortalTask, question: PortalQuestion, waiting: AllUnsent): readonly PortalMonth[] =>
  question.months.map((each) => {
    const draft = onItsWay(waiting, { ...placeOf(task, question), month: each.month });
    return draft ? { ...each, current: sent(draft, each.current) } : each;
  });

/**
 * The request as it will be once everything is sent that was typed and waits on this device: for what counts questions and shows answers
 * before they are submitted. What is typed into begins from the stored answers instead.
 */
export const withWaiting = (task: PortalTask, waiting: AllUnsent): PortalTask => ({
  ...task,
  questions: task.questions.map((question) => {
    const draft = onItsWay(waiting, placeOf(task, question));
    // An answer is replaced, never emptied.
    const whole = draft ? sent(draft, question.current) : null;
    if (whole) return { ...question, current: whole, cell: cellOf([whole]), blocked: null };
    const months = withMonths(task, question, waiting);
    if (months.every((month, place) => month === question.months[place])) return question;
    const cell = cellOf(months.map(({ current }) => current));
    return { ...question, months: [...months], cell: cell === '-' && question.blocked ? question.cell : cell };
  }),
});

/** Questions with an answer that is not stored and will not be by itself: it was refused, or somebody else gave another one. */
export const unacceptedIn = (task: PortalTask, waiting: AllUnsent): PortalQuestion[] =>
  task.questions.filter((question) =>
    [undefined, ...question.months.map(({ month }) => month)].some((month) => {
      const kind = waiting.get(answerId({ ...placeOf(task, question), month }))?.kind;
      return kind === 'refused' || kind === 'conflict';
    }),
  );
