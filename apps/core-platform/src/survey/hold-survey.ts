import type { OpenedSurvey, SurveyAnswers, SurveyValue } from '@esg/contract';
import {
  type AnswerQueue,
  createQueue,
  type QueueState,
  questionOf,
  submission,
  withdrawal,
  withUnsent,
} from './answer-queue.ts';
import { codeOf, isLater, type Keys, keyring } from './keyring.ts';
import { parkAnswers, sendEveryParked, sendParked } from './parked-answers.ts';
import { CallFailed, type SurveyCalls } from './survey-calls.ts';
import { forgetUnsent, isOwn, keepBallot, keepOwn, keptBallot, unsentName } from './survey-key.ts';

/** A survey that a link opened, with a queue for its answers. */
export type Held = {
  readonly survey: OpenedSurvey;
  readonly queue: AnswerQueue;
  /** What stands at the gateway, as far as this device knows. */
  readonly known: Known;
  readonly isOpenLink: boolean;
  /** Whether this device has answers by an open link, of which nobody knows whether they are of whoever came. */
  readonly isFound: boolean;
  /** Somebody chose between two answers: this question holds nothing back. */
  readonly decide: (questionId: string) => void;
  /** Ends on this device what was begun on it; says whether it did. */
  readonly leave: () => Promise<boolean>;
};
type Known = Record<string, SurveyValue | null>;

/** Two answers to one question: the one of this device, and the one that another device sent meanwhile. */
export type Conflict = { readonly mine: SurveyValue | null; readonly theirs: SurveyValue | null };

/** What holds a submission back: questions that are open, or that were answered twice; none are named where nothing is answered at all. */
export type HeldBack = { readonly why: 'open' | 'empty' | 'choose'; readonly ids: readonly string[] };

type Told = {
  readonly onState: (state: QueueState | 'checking' | 'busy') => void;
  readonly onRefused: (code: string) => void;
  readonly onSubmitted: () => void;
  readonly onWithdrawn: () => void;
  readonly onConflict: (questionId: string, conflict: Conflict) => void;
  readonly onHeldBack: (by: HeldBack) => void;
  /** What stands at the gateway, with what waits on this device: perhaps less than is shown, where another device deleted it. */
  readonly onStanding: (answers: SurveyAnswers, submitted: boolean) => void;
};

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

/** What holds back a refused submission; nothing where it was refused for another reason. */
const heldBackBy = (error: unknown): HeldBack | undefined => {
  if (!(error instanceof CallFailed) || error.code !== 'request.invalid') return undefined;
  const ids = error.issues.map(({ path }) => path);
  return { why: ids.length > 0 ? 'open' : 'empty', ids };
};

type Calling = { readonly calls: SurveyCalls; readonly keys: Keys; readonly told: Told };

/** Reads again what stands at the gateway, where another device may have changed it. */
const lookAgain = async ({ calls, keys, told }: Calling, stands: (opened: OpenedSurvey) => void) => {
  const own = keys.own();
  if (!own) return;
  await calls.open(own).then(stands, (error: unknown) => {
    if (!isLater(error)) told.onRefused(codeOf(error));
  });
};

/** A submission that waits until somebody chose between two answers. */
class AnsweredTwice extends CallFailed {
  readonly ids: readonly string[];
  constructor(ids: readonly string[]) {
    super('resource.stale');
    this.ids = ids;
  }
}

const submit = async ({ calls, keys }: Calling, twice: ReadonlySet<string>) => {
  const own = keys.own();
  // Whoever came by an open link and answered nothing begins nothing.
  if (!own) throw new CallFailed('request.invalid');
  if (twice.size > 0) throw new AnsweredTwice([...twice]);
  await calls.submit(own);
};

/** What this device knows to stand at the gateway. */
const knowledge = (answers: SurveyAnswers) => {
  const known: Known = {};
  let answered = new Set<string>();
  const learn = (stands: SurveyAnswers) => {
    for (const id of Object.keys(known)) delete known[id];
    Object.assign(known, stands);
    answered = new Set(Object.keys(stands));
  };
  learn(answers);
  return {
    known,
    learn,
    /** Notes an answer; returns how many must stand there now, unless another device deleted some. */
    note: (name: string, value: SurveyValue | null): number => {
      if (value?.kind !== 'topics') known[name] = value;
      if (value) answered.add(questionOf(name));
      else answered.delete(questionOf(name));
      return answered.size;
    },
  };
};

/** Says why something was refused; returns whether it stays on the device, until somebody chooses between two answers. */
const refusing =
  (told: Told, known: Known, twice: Set<string>) => (name: string, error: unknown, mine: SurveyValue | null) => {
    const heldBack = name === submission ? heldBackBy(error) : undefined;
    if (error instanceof AnsweredTwice) told.onHeldBack({ why: 'choose', ids: error.ids });
    else if (heldBack) told.onHeldBack(heldBack);
    else if (error instanceof CallFailed && error.code === 'resource.stale') {
      known[name] = error.current;
      twice.add(name);
      told.onConflict(name, { mine, theirs: error.current });
      return true;
    } else told.onRefused(codeOf(error));
    return false;
  };

/** Ends what this device began by an open link. */
const end = (key: string) => {
  keepBallot(key, undefined);
  keepOwn(key, false);
};

const withdraw = async ({ calls, keys, told }: Calling, key: string) => {
  const own = keys.own();
  // Whoever came by an open link and answered nothing has nothing to withdraw.
  if (own) await calls.withdraw(own);
  end(key);
  told.onWithdrawn();
};

type Leaving = {
  readonly queue: AnswerQueue;
  readonly keys: Keys;
  readonly key: string;
  readonly surveyId: string;
  readonly isSomebodyElses: boolean;
};

const hasUnsent = (queue: AnswerQueue) => Object.keys(queue.unsent()).length > 0;

/**
 * Ends on this device what was begun on it, unless one's own answers wait to be sent. Those of somebody else who is gone are kept apart, and
 * sent as soon as they can be. Says whether it did.
 */
const leaveDevice = async ({ queue, keys, key, surveyId, isSomebodyElses }: Leaving) => {
  await queue.settled();
  if (hasUnsent(queue)) {
    if (!isSomebodyElses || !parkAnswers(unsentName(surveyId, key), keys.own())) return false;
  }
  queue.clear();
  end(key);
  return true;
};

/**
 * What becomes of answers on this device where the link opens nothing: those of people who are gone are sent by what they began, or refused, and
 * nothing stays of a survey that is closed for good.
 */
const leaveUnopened = (calls: SurveyCalls, key: string, error: unknown) => {
  const code = codeOf(error);
  if (code !== 'survey.closed' && code !== 'survey.link_invalid') return;
  sendEveryParked(calls, key);
  if (code !== 'survey.closed') return;
  forgetUnsent(key);
  end(key);
};

/** Opens a survey, with a queue for its answers. */
export const hold = async (calls: SurveyCalls, key: string, told: Told): Promise<Held> => {
  const opened = await openWith(calls, key).catch((error: unknown) => {
    leaveUnopened(calls, key, error);
    throw error;
  });
  const { survey } = opened;
  const keys = keyring(calls, key, opened, {
    onChecking: () => told.onState('checking'),
    onBegun: (ballot) => keepBallot(key, ballot),
  });
  const calling = { calls, keys, told };
  const { known, learn, note } = knowledge(survey.answers);
  const twice = new Set<string>();
  let isBusy = false;
  const look = () =>
    lookAgain(calling, ({ answers, submitted }) => {
      learn(answers);
      told.onStanding(withUnsent(answers, queue.unsent()), submitted);
    });
  const sendSubmission = async () => {
    try {
      await submit(calling, twice);
    } catch (error) {
      if (heldBackBy(error)) await look();
      throw error;
    }
    told.onSubmitted();
    keepOwn(key, false);
    await look();
  };
  const queue: AnswerQueue = createQueue({
    storage: localStorage,
    name: unsentName(survey.id, key),
    send: async (name, value, before) => {
      if (name === submission) return sendSubmission();
      if (name === withdrawal) return withdraw(calling, key);
      const { answered } = await calls.answer(await keys.require(), questionOf(name), value, before);
      twice.delete(name);
      if (answered < note(name, value)) await look();
    },
    isLater: (error) => {
      const again = isLater(error);
      isBusy = again === 'in-a-minute';
      return again;
    },
    onState: (state) => told.onState(state === 'waiting' && isBusy ? 'busy' : state),
    onRefused: refusing(told, known, twice),
  });
  if (keys.isOpenLink) sendParked(calls, key, survey.id);
  const isFound = keys.isOpenLink && !isOwn(key) && (keys.own() !== undefined || hasUnsent(queue));
  return {
    survey,
    queue,
    known,
    isOpenLink: keys.isOpenLink,
    isFound,
    decide: (questionId) => twice.delete(questionId),
    leave: () => leaveDevice({ queue, keys, key, surveyId: survey.id, isSomebodyElses: isFound }),
  };
};
