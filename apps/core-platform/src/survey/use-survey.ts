import { type Language, type OpenedSurvey, type SurveyAnswers, type SurveyValue, searchSolution } from '@esg/contract';
import { useEffect, useRef, useState } from 'react';
import { type AnswerQueue, createQueue, type QueueState, submission } from './answer-queue.ts';
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

const withUnsent = (answers: SurveyAnswers, unsent: Readonly<Record<string, SurveyValue | null>>): SurveyAnswers => {
  const all: Record<string, SurveyValue> = { ...answers };
  for (const [id, value] of Object.entries(unsent)) {
    if (value) all[id] = value;
    else delete all[id];
  }
  return all;
};

type Held = { survey: OpenedSurvey; queue: AnswerQueue; key: () => string };

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
  readonly onIncomplete: (questionIds: readonly string[]) => void;
};

/** The questions that a refused submission names; nothing where it was refused for another reason. */
const openIssues = (error: unknown): readonly string[] | undefined =>
  error instanceof CallFailed && error.code === 'request.invalid' ? error.issues.map(({ path }) => path) : undefined;

/** Opens a survey, with a queue for its answers. By an open link the challenge is solved before the first of them. */
const hold = async (calls: SurveyCalls, key: string, told: Told): Promise<Held> => {
  const { onState, onRefused, onSubmitted, onIncomplete } = told;
  const opened = await openWith(calls, key);
  const { survey } = opened;
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
  const queue = createQueue({
    storage: localStorage,
    name: unsentName(survey.id, key),
    send: async (id, value) => {
      const own = await requireBallot();
      if (id !== submission) return calls.answer(own, id, value);
      await calls.submit(own);
      onSubmitted();
    },
    isLater: (error) => codeOf(error) === 'offline' || codeOf(error) === 'survey.challenge_failed',
    onState,
    onRefused: (id, error) => {
      const issues = id === submission ? openIssues(error) : undefined;
      if (issues) onIncomplete(issues);
      else onRefused(codeOf(error));
    },
  });
  return { survey, queue, key: () => ballot ?? key };
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

/** A survey that a link opens, with answers that are saved as they are given. */
export const useSurvey = (linkKey: string | undefined, language: Language) => {
  const [failure, setFailure] = useState<string>();
  const [held, setHeld] = useState<Held>();
  const [answers, setAnswers] = useState<SurveyAnswers>({});
  const [state, setState] = useState<QueueState | 'checking'>('saved');
  const [phase, setPhase] = useState<Phase>('answering');
  const incomplete = useRef<readonly string[]>([]);
  const calls = useCalls(language);

  useEffect(() => {
    const start = async (key: string) => {
      const opened = await hold(calls, key, {
        onState: setState,
        onRefused: setFailure,
        onSubmitted: () => setPhase('submitted'),
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
  const fail = (code: string) => (code === 'offline' ? setState('waiting') : setFailure(code));
  return {
    survey: held?.survey,
    failure,
    answers,
    state,
    phase,
    answer: (questionId: string, value: SurveyValue | null) => {
      setAnswers((before) => withUnsent(before, { [questionId]: value }));
      void held?.queue.put(questionId, value);
    },
    /** The ids of required questions that are open; nothing where it counts now, or is sent later. */
    submit: async (): Promise<readonly string[]> => {
      if (!held) return [];
      incomplete.current = [];
      await held.queue.put(submission, null);
      await held.queue.settled();
      return incomplete.current;
    },
    withdraw: async () => {
      if (!held || !linkKey) return;
      held.queue.clear();
      const withdrawn = () => {
        keepBallot(linkKey, undefined);
        setAnswers({});
        setPhase('withdrawn');
      };
      await calls.withdraw(held.key()).then(withdrawn, (error: unknown) => fail(codeOf(error)));
    },
  };
};
export type OpenSurvey = ReturnType<typeof useSurvey>;
