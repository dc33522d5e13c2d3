import { sameJson } from '@esg/contract';
import type { DraftStore } from './drafts.ts';

/** The content of a form, and whether an earlier visit left it. */
export type DraftFormSnapshot<Value> = {
  /** Nothing while the form is as it was opened. */
  readonly typed: Value | undefined;
  readonly isFound: boolean;
  /** A key of this very content, also after a reload: sent twice with it, it is stored once (Idempotency-Key). */
  readonly key: string;
};

/** Content that waits for a button to send it. */
export type DraftForm<Value> = {
  readonly snapshot: () => DraftFormSnapshot<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores typed content; nothing discards it. */
  readonly change: (typed: Value | undefined) => void;
  /** The content was sent, or is not wanted: it is dropped unless something else was typed since. */
  readonly done: (sent: Value) => void;
  /** Restores the content of an earlier visit, unless something is typed here already. */
  readonly restore: () => Promise<void>;
  /** Whether closing the page now would lose something typed. */
  readonly isAtRisk: () => boolean;
};

type Kept<Value> = { readonly typed: Value; readonly key: string };

const isKept = <Value>(value: unknown): value is Kept<Value> =>
  typeof value === 'object' && value !== null && 'typed' in value && 'key' in value;

/** A form of this id, stored in the browser with each change until it is done. */
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
  /** Writes the present content until there is nothing newer, so that an old text never overwrites a newer one. */
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
      // Even where nothing was typed: the next content is another request, with another key.
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
