import { type Language, type OpenedSurvey, type SurveyAnswers, type SurveyValue, searchSolution } from '@esg/contract';
import { useEffect, useRef, useState } from 'react';
import {
  type AnswerQueue,
  createQueue,
  partsOf,
  type QueueState,
  questionOf,
  submission,
  withdrawal,
  withUnsent,
} from './answer-queue.ts';
import { CallFailed, type SurveyCalls, surveyCalls } from './survey-calls.ts';
import { keepBallot, keptBallot, unsentName } from './survey-key.ts';

const triesAtOnce = 2_000;

const codeOf = (error: unknown) => (error instanceof CallFailed ? error.code : 'offline');

/** Looks for the solution a little at a time, so that the page stays alive. */
const solve = async ({ text, bits }: { text: string; bits: number }): Promise<number> => {
  for (let from = 0; ; from += triesAtOnce) {
    const found = searchSolution(text, bits, from, triesAtOnce);
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
};

type Held = {
  survey: OpenedSurvey;
  queue: AnswerQueue;
  /** What stands at the gateway, as far as this device knows. */
  known: Record<string, SurveyValue | null>;
};

/** Two answers to one question: the one of this device, and the one that another device sent meanwhile. */
export type Conflict = { readonly mine: SurveyValue | null; readonly theirs: SurveyValue | null };

/** Opens what this device began by an open link, else the link itself. */
const openWith = async (calls: SurveyCalls, key: string) => {
  const ballot = keptBallot(key);
  if (!ballot) return { survey: await calls.open(key), ballot };
  try {
    return { survey: await calls.open(ballot), ballot };
  } catch (error) {
    if (codeOf(error) !== 'survey.link_invalid') throw error;
    keepBallot(key, undefined);
    return { survey: await calls.open(key), ballot: undefined };
  }
};

type Told = {
  readonly onState: (state: QueueState | 'checking') => void;
  readonly onRefused: (code: string) => void;
  readonly onSubmitted: () => void;
  readonly onWithdrawn: () => void;
  readonly onConflict: (questionId: string, conflict: Conflict) => void;
  readonly onIncomplete: (questionIds: readonly string[]) => void;
};

/** The questions that a refused submission names; nothing where it was refused for another reason. */
const openIssues = (error: unknown): readonly string[] | undefined =>
  error instanceof CallFailed && error.code === 'request.invalid' ? error.issues.map(({ path }) => path) : undefined;

/** Opens a survey, with a queue for its answers. By an open link the challenge is solved before the first of them. */
const hold = async (calls: SurveyCalls, key: string, told: Told): Promise<Held> => {
  const { onState, onRefused, onSubmitted, onWithdrawn, onIncomplete, onConflict } = told;
  const opened = await openWith(calls, key);
  const { survey } = opened;
  const known: Held['known'] = { ...survey.answers };
  let ballot = opened.ballot;
  const requireBallot = async () => {
    if (survey.challenge === null || ballot) return ballot ?? key;
    onState('checking');
    const { challenge } = await calls.open(key);
    if (!challenge) return key;
    ballot = (await calls.begin(key, challenge.text, await solve(challenge))).key;
    keepBallot(key, ballot);
    return ballot;
  };
  const withdraw = async () => {
    // Whoever came by an open link and answered nothing has nothing to withdraw.
    if (survey.challenge === null || ballot) await calls.withdraw(ballot ?? key);
    keepBallot(key, undefined);
    onWithdrawn();
  };
  const queue = createQueue({
    storage: localStorage,
    name: unsentName(survey.id, key),
    send: async (name, value, before) => {
      if (name === withdrawal) return withdraw();
      const own = await requireBallot();
      if (name === submission) {
        await calls.submit(own);
        return onSubmitted();
      }
      await calls.answer(own, questionOf(name), value, before);
      if (value?.kind !== 'topics') known[name] = value;
    },
    isLater: (error) => codeOf(error) === 'offline' || codeOf(error) === 'survey.challenge_failed',
    onState,
    onRefused: (name, error, mine) => {
      const issues = name === submission ? openIssues(error) : undefined;
      const isConflict = error instanceof CallFailed && error.code === 'resource.stale';
      if (isConflict) known[name] = error.current;
      if (isConflict) onConflict(name, { mine, theirs: error.current });
      else if (issues) onIncomplete(issues);
      else onRefused(codeOf(error));
      return isConflict;
    },
  });
  return { survey, queue, known };
};

type Phase = 'answering' | 'submitted' | 'withdrawn';

/** The gateway's calls, whose messages are in the language that the page is in by then. */
const useCalls = (language: Language) => {
  const spoken = useRef(language);
  spoken.current = language;
  const [calls] = useState(() => surveyCalls(() => spoken.current));
  return calls;
};

/** Sends what waits as soon as the connection is back. */
const useSentOnline = (held: Held | undefined) =>
  useEffect(() => {
    const online = () => void held?.queue.flush();
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [held]);

type Incomplete = { current: readonly string[] };

/** What ends answering: submitting, and withdrawing everything. */
const useEnding = (held: Held | undefined, conflicts: Readonly<Record<string, Conflict>>, incomplete: Incomplete) => ({
  /** The ids of required questions that are open; nothing where it counts now, or is sent later. */
  submit: async (): Promise<readonly string[]> => {
    if (!held) return [];
    if (Object.keys(conflicts).length > 0) return Object.keys(conflicts);
    incomplete.current = [];
    await held.queue.put(submission, null);
    await held.queue.settled();
    return incomplete.current;
  },
  /** Deletes everything: at once, or as soon as the gateway can be reached. */
  withdraw: async () => {
    held?.queue.clear();
    await held?.queue.put(withdrawal, null);
  },
});

/** A survey that a link opens, with answers that are saved as they are given. */
export const useSurvey = (linkKey: string | undefined, language: Language) => {
  const [failure, setFailure] = useState<string>();
  const [held, setHeld] = useState<Held>();
  const [answers, setAnswers] = useState<SurveyAnswers>({});
  const [state, setState] = useState<QueueState | 'checking'>('saved');
  const [phase, setPhase] = useState<Phase>('answering');
  const [conflicts, setConflicts] = useState<Readonly<Record<string, Conflict>>>({});
  const incomplete = useRef<readonly string[]>([]);
  const calls = useCalls(language);

  useEffect(() => {
    const start = async (key: string) => {
      const opened = await hold(calls, key, {
        onState: setState,
        onRefused: setFailure,
        onSubmitted: () => setPhase('submitted'),
        onWithdrawn: () => setPhase('withdrawn'),
        onConflict: (id, conflict) => setConflicts((others) => ({ ...others, [id]: conflict })),
        onIncomplete: (ids) => {
          incomplete.current = ids;
        },
      });
      setAnswers(withUnsent(opened.survey.answers, opened.queue.unsent()));
      setPhase(opened.survey.submitted ? 'submitted' : 'answering');
      setHeld(opened);
      void opened.queue.flush();
    };
    if (linkKey) start(linkKey).catch((error: unknown) => setFailure(codeOf(error)));
    else setFailure('survey.link_invalid');
  }, [linkKey, calls]);

  useSentOnline(held);
  const settle = (questionId: string) => setConflicts(({ [questionId]: _, ...others }) => others);
  return {
    survey: held?.survey,
    failure,
    answers,
    state,
    phase,
    conflicts,
    answer: (questionId: string, value: SurveyValue | null) => {
      setAnswers((before) => withUnsent(before, { [questionId]: value }));
      settle(questionId);
      const shown = answers[questionId];
      // Ratings of topics are put beside others, and replace none that this device does not know.
      const isWhole = value?.kind !== 'topics' && shown?.kind !== 'topics';
      for (const [name, part] of partsOf(questionId, value, shown))
        void held?.queue.put(name, part, isWhole ? (held.known[name] ?? null) : undefined);
    },
    /** Lets the answer of the other device stand. */
    takeTheirs: (questionId: string) => {
      held?.queue.drop(questionId);
      setAnswers((before) => withUnsent(before, { [questionId]: held?.known[questionId] ?? null }));
      settle(questionId);
    },
    ...useEnding(held, conflicts, incomplete),
  };
};
export type OpenSurvey = ReturnType<typeof useSurvey>;
