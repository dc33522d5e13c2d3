import { sameJson } from '@esg/contract';
import type { DraftStore } from './drafts.ts';

/** What was put into a form, and whether an earlier visit left it behind. */
export type DraftFormSnapshot<Value> = {
  /** Nothing while the form stands as it was opened. */
  readonly typed: Value | undefined;
  readonly isFound: boolean;
  /** Names this very content, also after a reload: sent twice with it, it is stored once (Idempotency-Key). */
  readonly key: string;
};

/** What waits for a button to send it. */
export type DraftForm<Value> = {
  readonly snapshot: () => DraftFormSnapshot<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes what was typed; nothing takes it all back. */
  readonly change: (typed: Value | undefined) => void;
  /** That was sent, or nobody wants it: it is dropped unless something else was typed since. */
  readonly done: (sent: Value) => void;
  /** Brings back what an earlier visit left behind, unless something is typed here already. */
  readonly restore: () => Promise<void>;
  /** Whether closing the page now would lose something typed. */
  readonly isAtRisk: () => boolean;
};

type Kept<Value> = { readonly typed: Value; readonly key: string };

const isKept = <Value>(value: unknown): value is Kept<Value> =>
  typeof value === 'object' && value !== null && 'typed' in value && 'key' in value;

/** A form of this id that is kept in the browser with each change until it is done. */
export const createDraftForm = <Value>(id: string, drafts: DraftStore): DraftForm<Value> => {
  const listeners = new Set<() => void>();
  let current: DraftFormSnapshot<Value> = { typed: undefined, isFound: false, key: crypto.randomUUID() };
  let onDisk: string | undefined;
  let isWriting = false;
  let isTouched = false;
  const show = (next: DraftFormSnapshot<Value>) => {
    current = next;
    for (const listener of listeners) listener();
  };
  /** Writes what stands there now until nothing newer does, so that an old text never comes back after a newer one. */
  const write = async () => {
    if (isWriting) return;
    isWriting = true;
    for (let written: string | undefined; written !== current.key; ) {
      const { typed, key } = current;
      written = key;
      if (typed === undefined) await drafts.drop(id);
      else if (await drafts.keep({ id, value: { typed, key } satisfies Kept<Value>, version: 0, seen: '' }))
        onDisk = key;
    }
    isWriting = false;
  };
  const change = (typed: Value | undefined) => {
    isTouched = true;
    show({ typed, isFound: false, key: crypto.randomUUID() });
    void write();
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
    done: (sent) => {
      // Also where nothing was typed: what is sent next is another wish, under another key.
      if (current.typed === undefined || sameJson(current.typed, sent)) change(undefined);
    },
    restore: async () => {
      const draft = await drafts.find(id);
      if (isTouched || !isKept<Value>(draft?.value)) return;
      onDisk = draft.value.key;
      show({ ...draft.value, isFound: true });
    },
    isAtRisk: () => current.typed !== undefined && onDisk !== current.key,
  };
};
