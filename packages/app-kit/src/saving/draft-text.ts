import type { DraftStore } from './drafts.ts';

/** What was typed, and whether an earlier visit left it behind. */
export type DraftTextSnapshot = { readonly text: string; readonly isFound: boolean };

/** A text that waits for a button to send it. */
export type DraftText = {
  readonly snapshot: () => DraftTextSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (text: string) => void;
  /** That text was sent, or nobody wants it: it is dropped unless something else was typed since. */
  readonly done: (text: string) => void;
  /** Brings back what an earlier visit left behind, unless something is typed here already. */
  readonly restore: () => Promise<void>;
};

const nothing: DraftTextSnapshot = { text: '', isFound: false };

/** A text of this id that is kept in the browser with each change until it is done. */
export const createDraftText = (id: string, drafts: DraftStore): DraftText => {
  const listeners = new Set<() => void>();
  let current = nothing;
  let writing: Promise<unknown> = Promise.resolve();
  let isTouched = false;
  const show = (next: DraftTextSnapshot) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const change = (text: string) => {
    isTouched = true;
    show({ text, isFound: false });
    // In the order of typing, so that an old text never comes back after a newer one.
    writing = writing.then(async () => {
      if (text === '') await drafts.drop(id);
      else await drafts.keep({ id, value: text, version: 0, seen: '' });
    });
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
    done: (text) => {
      if (current.text === text) change('');
    },
    restore: async () => {
      const draft = await drafts.find(id);
      if (!isTouched && typeof draft?.value === 'string') show({ text: draft.value, isFound: true });
    },
  };
};
