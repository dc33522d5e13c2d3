import { type SurveyAnswers, type SurveyValue, sameJson } from '@esg/contract';

type Given = SurveyValue | null;
/** An answer, and what this device knew to stand at the gateway when it was given. */
type Entry = { readonly value: Given; readonly before?: Given | undefined };

/** Answers that were not acknowledged yet, by question or, of a rating of topics, by topic: the last one of each counts. */
export type Unsent = Readonly<Record<string, Given>>;

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
type Queue = {
  /** Where unsent answers outlive the page. */
  readonly storage: Kept;
  readonly name: string;
  /** Sends one; a rejection that `isLater` knows is tried again, soon or in a minute. */
  readonly send: (questionId: string, value: Given, before: Given | undefined) => Promise<unknown>;
  readonly isLater: (error: unknown) => boolean | 'in-a-minute';
  readonly onState: (state: QueueState) => void;
  /** Returns whether the answer stays on the device, until somebody answers again. */
  readonly onRefused: (questionId: string, error: unknown, value: Given) => boolean;
  /** Calls later; only tests have another clock. */
  readonly later?: (run: () => void, milliseconds: number) => unknown;
};
/** Stand among unsent answers for the wish to submit or to withdraw them, so that it waits and is kept as they are. No question has these ids. */
export const submission = ' submission';
export const withdrawal = ' withdrawal';

export type QueueState = 'saved' | 'saving' | 'waiting';

const firstWait = 1_000;
const longestWait = 15_000;
const minute = 60_000;

/** The name of one topic among unsent answers. */
const topicName = (questionId: string, topicId: string) => `${questionId}/${topicId}`;
/** The question of such a name. */
export const questionOf = (name: string): string => name.split('/', 1)[0] ?? name;

/** What of an answer is new, each under a name of its own: of topics those that were rated otherwise. */
export const partsOf = (questionId: string, value: Given, shown: SurveyValue | undefined): [string, Given][] => {
  if (value?.kind !== 'topics') return [[questionId, value]];
  const before = shown?.kind === 'topics' ? shown.steps : [];
  return value.steps
    .filter(({ id, step }) => before.find((each) => each.id === id)?.step !== step)
    .map((rating) => [topicName(questionId, rating.id), { kind: 'topics', steps: [rating] }]);
};

/** Answers with others on top: ratings of topics beside those of other topics. */
export const withUnsent = (answers: SurveyAnswers, unsent: Unsent): SurveyAnswers => {
  const all: Record<string, SurveyValue> = { ...answers };
  for (const [name, value] of Object.entries(unsent)) {
    const id = questionOf(name);
    const stands = all[id];
    if (value?.kind === 'topics') {
      const others = stands?.kind === 'topics' ? stands.steps : [];
      const rated = new Set(value.steps.map((rating) => rating.id));
      all[id] = { kind: 'topics', steps: [...others.filter((rating) => !rated.has(rating.id)), ...value.steps] };
    } else if (value) all[id] = value;
    else delete all[id];
  }
  return all;
};

type Entries = Record<string, Entry>;
type Outcome = 'stored' | 'refused' | 'kept';

const readKept = ({ storage, name }: Queue): Entries => {
  try {
    return JSON.parse(storage.getItem(name) ?? '{}') as Entries;
  } catch {
    return {};
  }
};

const writeKept = ({ storage, name }: Queue, entries: Entries) => {
  try {
    if (Object.keys(entries).length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(entries));
  } catch {
    // A browser without storage keeps answers as long as the page is open.
  }
};

/** Changes what is kept of one question alone: another tab may have answers of its own there. */
const changeKept = (queue: Queue, change: (kept: Entries) => void) => {
  const kept = readKept(queue);
  change(kept);
  writeKept(queue, kept);
};

/** Puts an answer behind all others; where a whole question is answered, in the place of its topics. */
const putLast = (entries: Entries, name: string, entry: Entry) => {
  delete entries[name];
  for (const each of Object.keys(entries)) if (each.startsWith(`${name}/`)) delete entries[each];
  entries[name] = entry;
};

const empty = (queue: Queue, unsent: Entries) => {
  for (const each of Object.keys(unsent)) delete unsent[each];
  writeKept(queue, {});
};

const valuesOf = (entries: Entries): Unsent =>
  Object.fromEntries(Object.entries(entries).map(([name, { value }]) => [name, value]));

/** Forgets what was sent, unless it was answered again meanwhile: that one is sent next, in the place of this one. */
const forget = (queue: Queue, unsent: Entries, [name, sent]: [string, Entry], outcome: Outcome) => {
  const again = unsent[name] === sent ? undefined : unsent[name];
  if (!again) delete unsent[name];
  else if (outcome === 'stored') unsent[name] = { ...again, before: sent.value };
  changeKept(queue, (kept) => {
    if (unsent[name]) kept[name] = unsent[name];
    else if (outcome !== 'kept' && kept[name] && sameJson(kept[name].value, sent.value)) delete kept[name];
  });
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
    const [[name, entry] = []] = Object.entries(unsent);
    if (!name || !entry) return finish('saved');
    let outcome: Outcome = 'stored';
    try {
      await send(name, entry.value, entry.before);
      wait = firstWait;
    } catch (error) {
      const again = isLater(error);
      if (again) {
        later(() => void flush(), again === 'in-a-minute' ? minute : wait);
        wait = Math.min(longestWait, wait * 2);
        return finish('waiting');
      }
      outcome = onRefused(name, error, entry.value) ? 'kept' : 'refused';
    }
    forget(queue, unsent, [name, entry], outcome);
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
    unsent: (): Unsent => valuesOf(unsent),
    put: (name: string, value: Given, before?: Given) => {
      const entry: Entry = { value, before: unsent[name] ? unsent[name].before : before };
      putLast(unsent, name, entry);
      changeKept(queue, (kept) => putLast(kept, name, entry));
      return flush();
    },
    flush,
    /** Resolves with whether everything arrived. */
    settled: async (): Promise<boolean> => {
      await flush();
      if (isSending) await new Promise<void>((resolve) => ended.push(resolve));
      return Object.keys(unsent).length === 0;
    },
    /** Forgets an answer that was refused and kept. */
    drop: (name: string) => changeKept(queue, (kept) => delete kept[name]),
    clear: () => empty(queue, unsent),
  };
};
export type AnswerQueue = ReturnType<typeof createQueue>;
