import type { SurveyValue } from '@esg/contract';

/** Answers that were not acknowledged yet, by question: the last one of each counts. */
export type Unsent = Readonly<Record<string, SurveyValue | null>>;

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Queue = {
  /** Where unsent answers outlive the page. */
  readonly storage: Kept;
  readonly name: string;
  /** Sends one; a rejection that `isLater` knows is tried again. */
  readonly send: (questionId: string, value: SurveyValue | null) => Promise<unknown>;
  readonly isLater: (error: unknown) => boolean;
  readonly onState: (state: QueueState) => void;
  readonly onRefused: (questionId: string, error: unknown) => void;
  /** Calls later; only tests have another clock. */
  readonly later?: (run: () => void, milliseconds: number) => unknown;
};
/** Stands among unsent answers for the wish to submit them, so that it waits and is kept as they are. No question has this id. */
export const submission = ' submission';

export type QueueState = 'saved' | 'saving' | 'waiting';

const firstWait = 1_000;
const longestWait = 15_000;

const readKept = ({ storage, name }: Queue): Record<string, SurveyValue | null> => {
  try {
    return JSON.parse(storage.getItem(name) ?? '{}') as Record<string, SurveyValue | null>;
  } catch {
    return {};
  }
};

const writeKept = ({ storage, name }: Queue, unsent: Unsent) => {
  try {
    if (Object.keys(unsent).length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(unsent));
  } catch {
    // A browser without storage keeps answers as long as the page is open.
  }
};

/** Changes what is kept of one question alone: another tab may have answers of its own there. */
const changeKept = (queue: Queue, change: (kept: Record<string, SurveyValue | null>) => void) => {
  const kept = readKept(queue);
  change(kept);
  writeKept(queue, kept);
};

type Answers = Record<string, SurveyValue | null>;

/** Puts an answer behind all others. */
const putLast = (answers: Answers, questionId: string, value: SurveyValue | null) => {
  delete answers[questionId];
  answers[questionId] = value;
};

/** Forgets what was sent from what is kept, unless it was answered again. */
const forgetSent = (queue: Queue, questionId: string, value: SurveyValue | null) =>
  changeKept(queue, (kept) => {
    if (JSON.stringify(kept[questionId]) === JSON.stringify(value)) delete kept[questionId];
  });

const empty = (queue: Queue, unsent: Record<string, SurveyValue | null>) => {
  for (const each of Object.keys(unsent)) delete unsent[each];
  writeKept(queue, {});
};

/** Sends answers one after the other, in the order in which they were given, and keeps each until the gateway has it. */
export const createQueue = (queue: Queue) => {
  const { send, isLater, onState, onRefused, later = setTimeout } = queue;
  const unsent = readKept(queue);
  let isSending = false;
  let wait = firstWait;
  let ended: (() => void)[] = [];

  const finish = (state: QueueState) => {
    isSending = false;
    onState(state);
    for (const end of ended) end();
    ended = [];
  };
  const sendNext = async (): Promise<void> => {
    const [next] = Object.entries(unsent);
    if (!next) return finish('saved');
    const [questionId, value] = next;
    try {
      await send(questionId, value);
      wait = firstWait;
    } catch (error) {
      if (isLater(error)) {
        later(() => void flush(), wait);
        wait = Math.min(longestWait, wait * 2);
        return finish('waiting');
      }
      onRefused(questionId, error);
    }
    // Somebody may have answered again meanwhile: that one is sent next.
    if (unsent[questionId] === value) delete unsent[questionId];
    forgetSent(queue, questionId, value);
    return sendNext();
  };
  const flush = async (): Promise<void> => {
    if (isSending || Object.keys(unsent).length === 0) return;
    isSending = true;
    onState('saving');
    await sendNext();
  };

  return {
    /** What an earlier visit left. */
    unsent: (): Unsent => ({ ...unsent }),
    put: (questionId: string, value: SurveyValue | null) => {
      putLast(unsent, questionId, value);
      changeKept(queue, (kept) => putLast(kept, questionId, value));
      return flush();
    },
    flush,
    /** Resolves with whether everything arrived. */
    settled: async (): Promise<boolean> => {
      await flush();
      if (isSending) await new Promise<void>((resolve) => ended.push(resolve));
      return Object.keys(unsent).length === 0;
    },
    clear: () => empty(queue, unsent),
  };
};
export type AnswerQueue = ReturnType<typeof createQueue>;
