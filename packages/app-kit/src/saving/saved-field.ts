import { ApiError, isTemporary } from '@esg/api-client';
import { type Divergence, type Issue, type Preferred, sameJson } from '@esg/contract';
import type { DraftStore } from './drafts.ts';

/** One value with the version stamp it was stored under. */
export type Stamped<Value> = { readonly value: Value; readonly version: number };

/** A value that is being sent, with the value from when the person began to type. */
export type Change<Value> = Stamped<Value> & { readonly seen: Value };

/** What the gateway acknowledged, and when. */
export type Acknowledged<Value> = Stamped<Value> & { readonly updatedAt: string };

/** The stored value, and its author. */
export type Competing<Value> = Acknowledged<Value> & { readonly updatedBy: { readonly name: string } };

/** The rejection of `save` when somebody else has stored another value meanwhile. */
export class StaleWrite<Value> extends Error {
  override readonly name = 'StaleWrite';
  readonly competing: Competing<Value>;

  constructor(competing: Competing<Value>) {
    super('Somebody else has stored another value meanwhile.');
    this.competing = competing;
  }
}

export type SaveState<Value> =
  | { readonly kind: 'idle' }
  /** Changed, or being sent. */
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** The gateway is away: kept in this browser, sent again automatically. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[]; readonly error: ApiError }
  /** `seen` is the value that both sides started from. */
  | { readonly kind: 'conflict'; readonly current: Competing<Value>; readonly seen: Value };

export type SavedFieldSnapshot<Value> = { readonly value: Value; readonly state: SaveState<Value> };

export type SavedField<Value> = {
  readonly snapshot: () => SavedFieldSnapshot<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Accepts a typed value; it is stored a moment after the last change. */
  readonly change: (value: Value) => void;
  /** The typed text has no value at the moment, such as "12o" for a number: nothing is sent until the next `change`. */
  readonly hold: () => void;
  /** Stores at once, as when the person leaves the field. */
  readonly flush: () => void;
  /** The gateway's value was read again. It replaces the shown one unless something typed here still waits. */
  readonly rebase: (stored: Stamped<Value>) => void;
  /** Drops the typed value and shows this instead, as when everything was discarded or replaced. */
  readonly reset: (stored: Stamped<Value>) => void;
  /** Restores the text typed before a reload. */
  readonly restore: () => Promise<void>;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Whether something typed is not acknowledged yet. */
  readonly isPending: () => boolean;
  /** Whether closing the page now would lose something typed: it cannot be read yet, or no draft of it is on disk. */
  readonly isAtRisk: () => boolean;
};

export type SavedFieldOptions<Value> = {
  readonly id: string;
  readonly stored: Stamped<Value>;
  /** Rejects with `ApiError`, whose `answer.stale` carries the stored answer, or with `StaleWrite`. */
  readonly save: (change: Change<Value>) => Promise<Acknowledged<Value>>;
  /** Merges two values; returns nothing where the person has to decide. After a decision, changes of one side only stay. */
  readonly merge?: ((both: Divergence<Value>, preferred?: Preferred) => Value | undefined) | undefined;
  /**
   * The meaning of a value, where the gateway stores less than was typed, such as no spaces around a text: where both mean the same, the
   * typed text stays.
   */
  readonly says?: ((value: Value) => Value) | undefined;
  readonly drafts: DraftStore;
  /** Pause after the last change before it is sent. */
  readonly delayMs?: number;
  /** First pause before trying again; doubles up to half a minute. */
  readonly retryMs?: number;
};

const defaultDelayMs = 700;
const defaultRetryMs = 2_000;
const retryMsMax = 30_000;

const competingOf = <Value>(error: unknown): Competing<Value> | undefined => {
  if (error instanceof StaleWrite) return error.competing;
  const isStale = error instanceof ApiError && error.code === 'answer.stale';
  return isStale ? (error.current as unknown as Competing<Value> | undefined) : undefined;
};

/** The draft of one field. Writes keep their order, so that an old draft never reappears after a newer one was dropped. */
const createDraft = <Value>(drafts: DraftStore, id: string) => {
  let writing: Promise<unknown> = Promise.resolve();
  let onDisk: Value | undefined;
  const inOrder = (write: () => Promise<void>) => {
    writing = writing.then(write);
    return writing;
  };
  return {
    keep: (value: Value, stored: Stamped<Value>) => {
      const draft = { id, value, version: stored.version, seen: stored.value };
      void inOrder(async () => {
        onDisk = (await drafts.keep(draft)) ? value : undefined;
      });
    },
    drop: () => inOrder(() => drafts.drop(id)),
    find: async (): Promise<Change<Value> | undefined> => {
      const draft = await drafts.find(id);
      return draft && { value: draft.value as Value, version: draft.version, seen: draft.seen as Value };
    },
    setOnDisk: (value: Value) => {
      onDisk = value;
    },
    isOnDisk: (value: Value) => sameJson(onDisk, value),
  };
};

/** The state of a field between calls. */
type Memory<Value> = {
  snapshot: SavedFieldSnapshot<Value>;
  stored: Stamped<Value>;
  /** Whether something typed is not acknowledged yet. */
  pending: boolean;
  /** Whether the typed text has no value at the moment. */
  held: boolean;
};

/** A field's state with what every step needs: showing a change, and comparing values by meaning. */
const createMemory = <Value>({ id, stored, says = (value) => value, drafts }: SavedFieldOptions<Value>) => {
  const memory: Memory<Value> = {
    snapshot: { value: stored.value, state: { kind: 'idle' } },
    stored,
    pending: false,
    held: false,
  };
  const listeners = new Set<() => void>();
  return {
    memory,
    draft: createDraft<Value>(drafts, id),
    agree: (one: Value, other: Value) => sameJson(says(one), says(other)),
    show: (next: Partial<SavedFieldSnapshot<Value>>) => {
      memory.snapshot = { ...memory.snapshot, ...next };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** The next step after a response to a sent value: it is stored, conflicts with somebody else's, is refused, or is sent again later. */
const createAnswers = <Value>(
  { memory, draft, agree, show }: ReturnType<typeof createMemory<Value>>,
  { merge, delayMs = defaultDelayMs, retryMs = defaultRetryMs }: SavedFieldOptions<Value>,
  schedule: (inMs: number) => void,
) => {
  let pauseMs = retryMs;
  const acknowledge = (sent: Value, answer: Acknowledged<Value>) => {
    memory.stored = { value: answer.value, version: answer.version };
    pauseMs = retryMs;
    const mine = memory.snapshot.value;
    if (agree(mine, sent)) {
      memory.pending = false;
      void draft.drop();
      show({ value: agree(answer.value, mine) ? mine : answer.value, state: { kind: 'saved', at: answer.updatedAt } });
    } else if (memory.pending) {
      draft.keep(mine, memory.stored);
      schedule(delayMs);
    }
  };
  const reconcile = (competing: Competing<Value>) => {
    const both = { seen: memory.stored.value, mine: memory.snapshot.value, theirs: competing.value };
    const merged = merge?.(both);
    if (merged === undefined) return show({ state: { kind: 'conflict', current: competing, seen: both.seen } });
    memory.stored = competing;
    draft.keep(merged, memory.stored);
    show({ value: merged });
    schedule(0);
  };
  const fail = (sent: Value, error: unknown) => {
    // Discarded while it was sent.
    if (!memory.pending) return;
    const competing = competingOf<Value>(error);
    if (competing) {
      // The same value from both sides, or our own value whose response was lost, needs no decision.
      if (agree(competing.value, sent)) acknowledge(sent, competing);
      else reconcile(competing);
    } else if (error instanceof ApiError && !isTemporary(error) && error.status !== 401) {
      show({ state: { kind: 'refused', issues: error.issues, error } });
    } else {
      show({ state: { kind: 'kept' } });
      schedule(pauseMs);
      pauseMs = Math.min(pauseMs * 2, retryMsMax);
    }
  };
  return { acknowledge, fail };
};

/** Sends typed values, one at a time. */
const createSender = <Value>(field: ReturnType<typeof createMemory<Value>>, options: SavedFieldOptions<Value>) => {
  const { memory, show } = field;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending = false;
  const cancel = () => clearTimeout(timer);
  const schedule = (inMs: number) => {
    cancel();
    timer = setTimeout(() => void send(), inMs);
  };
  const { acknowledge, fail } = createAnswers(field, options, schedule);
  const send = async () => {
    cancel();
    const { value: sent, state } = memory.snapshot;
    if (sending || memory.held || !memory.pending || state.kind === 'conflict') return;
    sending = true;
    if (state.kind !== 'kept') show({ state: { kind: 'saving' } });
    try {
      const answer = await options.save({ value: sent, version: memory.stored.version, seen: memory.stored.value });
      sending = false;
      acknowledge(sent, answer);
    } catch (error) {
      sending = false;
      fail(sent, error);
    }
  };
  return { send, schedule, cancel, isSending: () => sending };
};

/** A person's decision: about both sides of a conflict, or to discard the typed value. */
const createDecisions = <Value>(
  { memory, draft, show }: ReturnType<typeof createMemory<Value>>,
  { send, cancel }: ReturnType<typeof createSender<Value>>,
  merge: SavedFieldOptions<Value>['merge'],
) => {
  const settle = (value: Value) => {
    memory.pending = false;
    memory.held = false;
    cancel();
    void draft.drop();
    show({ value, state: { kind: 'idle' } });
  };
  const resolve = (preferred: Preferred) => {
    const { value: mine, state } = memory.snapshot;
    if (state.kind !== 'conflict') return;
    const both = { seen: state.seen, mine, theirs: state.current.value };
    const value = merge?.(both, preferred) ?? both[preferred];
    memory.stored = state.current;
    if (sameJson(value, both.theirs)) return settle(value);
    draft.keep(value, memory.stored);
    show({ value, state: { kind: 'saving' } });
    void send();
  };
  return { settle, resolve };
};

/**
 * One field that saves by itself (house rule 9): every change is first kept in the browser, then sent with the version
 * the person saw; nothing typed is dropped before the gateway has acknowledged it or the person has decided otherwise.
 */
export const createSavedField = <Value>(options: SavedFieldOptions<Value>): SavedField<Value> => {
  const field = createMemory(options);
  const { memory, draft, agree, show, subscribe } = field;
  const sender = createSender(field, options);
  const { settle, resolve } = createDecisions(field, sender, options.merge);
  return {
    snapshot: () => memory.snapshot,
    subscribe,
    change: (value) => {
      const { state } = memory.snapshot;
      memory.pending = true;
      memory.held = false;
      draft.keep(value, memory.stored);
      show({ value, state: state.kind === 'conflict' ? state : { kind: 'saving' } });
      sender.schedule(options.delayMs ?? defaultDelayMs);
    },
    hold: () => {
      memory.held = true;
      sender.cancel();
      void draft.drop();
      if (memory.snapshot.state.kind === 'saving' && !sender.isSending()) show({ state: { kind: 'idle' } });
    },
    flush: () => {
      if (memory.pending && memory.snapshot.state.kind !== 'refused') void sender.send();
    },
    rebase: (next) => {
      if (memory.pending || sender.isSending() || next.version < memory.stored.version) return;
      memory.stored = next;
      if (agree(next.value, memory.snapshot.value)) return;
      memory.held = false;
      show({ value: next.value, state: { kind: 'idle' } });
    },
    reset: (next) => {
      memory.stored = next;
      settle(next.value);
    },
    restore: async () => {
      const found = await draft.find();
      if (!found || memory.pending) return;
      const { value, seen, version } = found;
      if (agree(value, memory.stored.value)) {
        await draft.drop();
        return;
      }
      memory.pending = true;
      memory.stored = { value: seen, version };
      draft.setOnDisk(value);
      show({ value, state: { kind: 'saving' } });
      sender.schedule(0);
    },
    keepMine: () => resolve('mine'),
    takeTheirs: () => resolve('theirs'),
    isPending: () => memory.pending && !memory.held,
    isAtRisk: () => memory.held || (memory.pending && !draft.isOnDisk(memory.snapshot.value)),
  };
};
