import type { Language, SurveyAnswers, SurveyValue } from '@esg/contract';
import { useEffect, useRef, useState } from 'react';
import { partsOf, type QueueState, submission, withdrawal, withUnsent } from './answer-queue.ts';
import { type Conflict, type Held, type HeldBack, hold } from './hold-survey.ts';
import { codeOf } from './keyring.ts';
import { surveyCalls } from './survey-calls.ts';
import { keepOwn } from './survey-key.ts';

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

type Conflicts = Readonly<Record<string, Conflict>>;
type Ending = { held: Held | undefined; conflicts: Conflicts; heldBack: { current: HeldBack | undefined } };

/** What ends answering: submitting, and withdrawing everything. */
const useEnding = ({ held, conflicts, heldBack }: Ending) => ({
  /** What holds it back; nothing where it counts now, or is sent later. */
  submit: async (): Promise<HeldBack | undefined> => {
    if (!held) return undefined;
    const ids = Object.keys(conflicts);
    if (ids.length > 0) return { why: 'choose', ids };
    heldBack.current = undefined;
    await held.queue.put(submission, null);
    await held.queue.settled();
    return heldBack.current;
  },
  /** Deletes everything: at once, or as soon as the gateway can be reached. */
  withdraw: async () => {
    held?.queue.clear();
    await held?.queue.put(withdrawal, null);
  },
});

/** Whether something that is shown as answered stands there no more. */
const isLess = (stands: SurveyAnswers, shown: SurveyAnswers): boolean =>
  Object.entries(shown).some(([id, value]) => {
    const now = stands[id];
    if (value.kind !== 'topics') return now === undefined;
    return value.steps.some((rated) => now?.kind !== 'topics' || !now.steps.some((each) => each.id === rated.id));
  });

/** What the page shows of a survey. */
const useShown = () => {
  const [answers, setAnswers] = useState<SurveyAnswers>({});
  const [phase, setPhase] = useState<Phase>('answering');
  const [conflicts, setConflicts] = useState<Conflicts>({});
  const [isGone, setGone] = useState(false);
  const shown = useRef(answers);
  shown.current = answers;
  const show = (stands: SurveyAnswers, submitted: boolean) => {
    setAnswers(stands);
    setPhase(submitted ? 'submitted' : 'answering');
  };
  return {
    answers,
    setAnswers,
    phase,
    setPhase,
    conflicts,
    setConflicts,
    isGone,
    setGone,
    show,
    /** What stands at the gateway, perhaps less than was shown. */
    showStanding: (stands: SurveyAnswers, submitted: boolean) => {
      if (isLess(stands, shown.current)) setGone(true);
      show(stands, submitted);
    },
    clear: () => {
      show({}, false);
      setConflicts({});
      setGone(false);
    },
  };
};

type Page = ReturnType<typeof useShown>;

/** Opens the survey of a link, for one visit after the other. */
const useHeld = (linkKey: string | undefined, language: Language, page: Page) => {
  const [failure, setFailure] = useState<string>();
  const [held, setHeld] = useState<Held>();
  const [isAsking, setAsking] = useState(false);
  const [visit, setVisit] = useState(0);
  const [state, setState] = useState<QueueState | 'checking' | 'busy'>('saved');
  const heldBack = useRef<HeldBack>(undefined);
  const calls = useCalls(language);
  const pages = useRef(page);
  pages.current = page;

  // biome-ignore lint/correctness/useExhaustiveDependencies(visit): the next person on this device opens the link anew.
  useEffect(() => {
    const start = async (key: string) => {
      const opened = await hold(calls, key, {
        onState: setState,
        onRefused: setFailure,
        onSubmitted: () => pages.current.setPhase('submitted'),
        onWithdrawn: () => pages.current.setPhase('withdrawn'),
        onConflict: (id, conflict) => pages.current.setConflicts((others) => ({ ...others, [id]: conflict })),
        onHeldBack: (by) => {
          heldBack.current = by;
        },
        onStanding: (stands, submitted) => pages.current.showStanding(stands, submitted),
      });
      pages.current.show(withUnsent(opened.survey.answers, opened.queue.unsent()), opened.survey.submitted);
      setAsking(opened.isFound);
      setHeld(opened);
      if (opened.isFound) return;
      keepOwn(key, true);
      void opened.queue.flush();
    };
    if (linkKey) start(linkKey).catch((error: unknown) => setFailure(codeOf(error)));
    else setFailure('survey.link_invalid');
  }, [linkKey, calls, visit]);

  useSentOnline(isAsking ? undefined : held);
  return {
    failure,
    held,
    isAsking,
    state,
    heldBack,
    /** Whoever came began the answers that this device has. */
    goOn: () => {
      setAsking(false);
      if (linkKey) keepOwn(linkKey, true);
      void held?.queue.flush();
    },
    /** Ends on this device what was begun on it, once all of it is sent: the next person finds an empty survey. */
    leave: async () => {
      if (held && !(await held.leave())) return;
      setHeld(undefined);
      page.clear();
      setVisit((before) => before + 1);
    },
  };
};

/** A survey that a link opens, with answers that are saved as they are given. */
export const useSurvey = (linkKey: string | undefined, language: Language) => {
  const page = useShown();
  const { answers, conflicts, setAnswers, setConflicts, setGone } = page;
  const { held, heldBack, ...visit } = useHeld(linkKey, language, page);
  const settle = (questionId: string) => {
    held?.decide(questionId);
    setConflicts(({ [questionId]: _, ...others }) => others);
  };
  return {
    survey: held?.survey,
    isOpenLink: held?.isOpenLink ?? false,
    ...page,
    ...visit,
    answer: (questionId: string, value: SurveyValue | null) => {
      setAnswers((before) => withUnsent(before, { [questionId]: value }));
      settle(questionId);
      setGone(false);
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
    ...useEnding({ held, conflicts, heldBack }),
  };
};
export type OpenSurvey = ReturnType<typeof useSurvey>;
