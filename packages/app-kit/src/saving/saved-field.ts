import { ApiError, isTemporary } from '@esg/api-client';
import { type Divergence, type Issue, type Preferred, sameJson } from '@esg/contract';
import type { DraftStore } from './drafts.ts';

/** One value with the version stamp it was stored under. */
export type Stamped<Value> = { readonly value: Value; readonly version: number };

/** A value on its way to the gateway, with what stood there when the person began to type. */
export type Change<Value> = Stamped<Value> & { readonly seen: Value };

/** What the gateway acknowledged, and when. */
export type Acknowledged<Value> = Stamped<Value> & { readonly updatedAt: string };

/** What stands in the database now, and who put it there. */
export type Competing<Value> = Acknowledged<Value> & { readonly updatedBy: { readonly name: string } };

/** What `save` rejects with when somebody else has stored another value meanwhile. */
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
  /** Changed, or on its way. */
  | { readonly kind: 'saving' }
  | { readonly kind: 'saved'; readonly at: string }
  /** The gateway cannot be reached: kept in this browser, tried again by itself. */
  | { readonly kind: 'kept' }
  | { readonly kind: 'refused'; readonly issues: readonly Issue[]; readonly error: ApiError }
  /** `seen` is what both sides started from. */
  | { readonly kind: 'conflict'; readonly current: Competing<Value>; readonly seen: Value };

export type SavedFieldSnapshot<Value> = { readonly value: Value; readonly state: SaveState<Value> };

export type SavedField<Value> = {
  readonly snapshot: () => SavedFieldSnapshot<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes what was typed; it is stored a moment after the last change. */
  readonly change: (value: Value) => void;
  /** What stands in the boxes means nothing at the moment, such as "12o": nothing is sent until the next `change`. */
  readonly hold: () => void;
  /** Stores at once, as when the person leaves the field. */
  readonly flush: () => void;
  /** The gateway's value was read again. Taken over unless something typed here still waits. */
  readonly rebase: (stored: Stamped<Value>) => void;
  /** What was typed is dropped and this stands instead, as when the whole thing was discarded or replaced. */
  readonly reset: (stored: Stamped<Value>) => void;
  /** Brings back what was typed before a reload. */
  readonly restore: () => Promise<void>;
  readonly keepMine: () => void;
  readonly takeTheirs: () => void;
  /** Whether something typed is not acknowledged yet. */
  readonly isPending: () => boolean;
  /** Whether closing the page now would lose something typed: it means nothing yet, or no draft of it is on disk. */
  readonly isAtRisk: () => boolean;
};

export type SavedFieldOptions<Value> = {
  readonly id: string;
  readonly stored: Stamped<Value>;
  /** Rejects with `ApiError`, whose `answer.stale` carries what is stored now, or with `StaleWrite`. */
  readonly save: (change: Change<Value>) => Promise<Acknowledged<Value>>;
  /** Brings two values together; gives nothing where the person has to decide. Once decided, what only one side changed stays. */
  readonly merge?: ((both: Divergence<Value>, preferred?: Preferred) => Value | undefined) | undefined;
  /**
   * What a value says, where the gateway keeps less than what was typed, such as no spaces around a text: where both say the same, what was
   * typed stays.
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

/**
 * One field that saves by itself (house rule 9): every change is first kept in the browser, then sent with the version
 * the person saw; nothing typed is dropped before the gateway has acknowledged it or the person has decided otherwise.
 */
export const createSavedField = <Value>(options: SavedFieldOptions<Value>): SavedField<Value> => {
  const { id, save, drafts, delayMs = defaultDelayMs, retryMs = defaultRetryMs } = options;
  const listeners = new Set<() => void>();
  let current: SavedFieldSnapshot<Value> = { value: options.stored.value, state: { kind: 'idle' } };
  let stored = options.stored;
  let pending = false;
  let sending = false;
  let held = false;
  let pauseMs = retryMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<unknown> = Promise.resolve();
  let onDisk: Value | undefined;

  const says = options.says ?? ((value: Value) => value);
  const agree = (one: Value, other: Value) => sameJson(says(one), says(other));

  const show = (next: Partial<SavedFieldSnapshot<Value>>) => {
    current = { ...current, ...next };
    for (const listener of listeners) listener();
  };
  /** Draft writes keep their order, so that an old one never comes back after a newer was dropped. */
  const inOrder = (write: () => Promise<void>) => {
    writing = writing.then(write);
  };
  const keep = (value: Value) => {
    const draft = { id, value, version: stored.version, seen: stored.value };
    inOrder(async () => {
      onDisk = (await drafts.keep(draft)) ? value : undefined;
    });
  };
  const schedule = (inMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void send(), inMs);
  };

  const acknowledge = (sent: Value, answer: Acknowledged<Value>) => {
    stored = { value: answer.value, version: answer.version };
    pauseMs = retryMs;
    if (agree(current.value, sent)) {
      pending = false;
      inOrder(() => drafts.drop(id));
      const value = agree(answer.value, current.value) ? current.value : answer.value;
      show({ value, state: { kind: 'saved', at: answer.updatedAt } });
    } else {
      keep(current.value);
      schedule(delayMs);
    }
  };
  const reconcile = (competing: Competing<Value>) => {
    const both = { seen: stored.value, mine: current.value, theirs: competing.value };
    const merged = options.merge?.(both);
    if (merged === undefined) return show({ state: { kind: 'conflict', current: competing, seen: both.seen } });
    stored = competing;
    keep(merged);
    show({ value: merged });
    schedule(0);
  };
  const fail = (sent: Value, error: unknown) => {
    const competing = competingOf<Value>(error);
    if (competing) {
      // The same value from both sides, or our own answer that got lost on its way back, is nothing to decide.
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
  const send = async () => {
    clearTimeout(timer);
    if (sending || held || !pending || current.state.kind === 'conflict') return;
    sending = true;
    const sent = current.value;
    if (current.state.kind !== 'kept') show({ state: { kind: 'saving' } });
    try {
      const answer = await save({ value: sent, version: stored.version, seen: stored.value });
      sending = false;
      acknowledge(sent, answer);
    } catch (error) {
      sending = false;
      fail(sent, error);
    }
  };
  const change = (value: Value) => {
    pending = true;
    held = false;
    keep(value);
    show({ value, state: current.state.kind === 'conflict' ? current.state : { kind: 'saving' } });
    schedule(delayMs);
  };
  const resolve = (preferred: Preferred) => {
    if (current.state.kind !== 'conflict') return;
    const { current: competing, seen } = current.state;
    const both = { seen, mine: current.value, theirs: competing.value };
    const value = options.merge?.(both, preferred) ?? both[preferred];
    stored = competing;
    if (sameJson(value, competing.value)) return settle(value);
    keep(value);
    show({ value, state: { kind: 'saving' } });
    void send();
  };
  const settle = (value: Value) => {
    pending = false;
    held = false;
    clearTimeout(timer);
    inOrder(() => drafts.drop(id));
    show({ value, state: { kind: 'idle' } });
  };

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change,
    hold: () => {
      held = true;
      clearTimeout(timer);
      inOrder(() => drafts.drop(id));
      if (current.state.kind === 'saving' && !sending) show({ state: { kind: 'idle' } });
    },
    flush: () => {
      if (pending && current.state.kind !== 'refused') void send();
    },
    rebase: (next) => {
      if (pending || sending || next.version < stored.version) return;
      const isNew = !agree(next.value, current.value);
      stored = next;
      if (!isNew) return;
      held = false;
      show({ value: next.value, state: { kind: 'idle' } });
    },
    reset: (next) => {
      stored = next;
      settle(next.value);
    },
    restore: async () => {
      const draft = await drafts.find(id);
      if (!draft || pending) return;
      if (agree(draft.value as Value, stored.value)) return drafts.drop(id);
      pending = true;
      stored = { value: draft.seen as Value, version: draft.version };
      onDisk = draft.value as Value;
      show({ value: onDisk, state: { kind: 'saving' } });
      schedule(0);
    },
    keepMine: () => resolve('mine'),
    takeTheirs: () => resolve('theirs'),
    isPending: () => pending && !held,
    isAtRisk: () => held || (pending && !sameJson(onDisk, current.value)),
  };
};
