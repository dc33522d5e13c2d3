import { readRecord, readRecords, removeRecord, writeRecord } from '../browser/database.ts';

/** Typed content that the gateway has not acknowledged yet. */
export type Draft<Value = unknown> = {
  /** A permanent name of the field, for example `answer/<report>/<disclosure>/<field>`. */
  readonly id: string;
  /** The person who typed it; nobody else ever sees it. */
  readonly userId: string;
  readonly value: Value;
  /** Version the person saw when starting to type. */
  readonly version: number;
  /** The value in that version. */
  readonly seen: Value;
};

/** The storage of drafts. Everything resolves even where the browser has no database: then drafts exist as long as the page. */
export type DraftStore = {
  readonly find: (id: string) => Promise<Draft | undefined>;
  /** Returns whether the draft outlives the page. */
  readonly keep: (draft: Omit<Draft, 'userId'>) => Promise<boolean>;
  readonly drop: (id: string) => Promise<void>;
  readonly all: () => Promise<Draft[]>;
};

/** Drafts of one person in this browser. */
export const createDraftStore = (userId: string): DraftStore => {
  const fallback = new Map<string, Draft>();
  const keyOf = (id: string) => `${userId}/${id}`;
  return {
    find: (id) =>
      readRecord<Draft>('drafts', keyOf(id)).then(
        (found) => found ?? fallback.get(id),
        () => fallback.get(id),
      ),
    keep: async (draft) => {
      const record: Draft = { ...draft, userId };
      return writeRecord('drafts', keyOf(draft.id), record).then(
        () => {
          fallback.delete(draft.id);
          return true;
        },
        () => {
          fallback.set(draft.id, record);
          return false;
        },
      );
    },
    drop: async (id) => {
      fallback.delete(id);
      await removeRecord('drafts', keyOf(id)).catch(() => {});
    },
    all: async () => {
      const records = await readRecords<Draft>('drafts').catch(() => [...fallback.values()]);
      return records.filter((draft) => draft.userId === userId);
    },
  };
};
