import { readRecord, readRecords, removeRecord, writeRecord } from '../browser/database.ts';

/** Something typed that the gateway has not acknowledged yet. */
export type Draft<Value = unknown> = {
  /** Names the field for good, for example `answer/<report>/<disclosure>/<field>`. */
  readonly id: string;
  /** Who typed it; nobody else ever sees it. */
  readonly userId: string;
  readonly value: Value;
  /** Version the person saw when starting to type. */
  readonly version: number;
  /** Value that stood there in that version. */
  readonly seen: Value;
};

/** Where drafts wait. All of it resolves even where the browser keeps no database: then drafts live as long as the page. */
export type DraftStore = {
  readonly find: (id: string) => Promise<Draft | undefined>;
  /** Tells whether the draft outlives the page. */
  readonly keep: (draft: Omit<Draft, 'userId'>) => Promise<boolean>;
  readonly drop: (id: string) => Promise<void>;
  readonly all: () => Promise<Draft[]>;
};

/** Drafts of one person in this browser. */
export const createDraftStore = (userId: string): DraftStore => {
  const fallback = new Map<string, Draft>();
  const keyOf = (id: string) => `${userId}/${id}`;
  return {
    find: (id) => readRecord<Draft>('drafts', keyOf(id)).catch(() => fallback.get(id)),
    keep: async (draft) => {
      const record: Draft = { ...draft, userId };
      return writeRecord('drafts', keyOf(draft.id), record).then(
        () => true,
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
