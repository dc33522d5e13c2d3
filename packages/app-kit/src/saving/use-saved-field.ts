import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../api/services.tsx';
import { createDraftStore, type Draft, type DraftStore } from './drafts.ts';
import {
  createSavedField,
  type SavedField,
  type SavedFieldOptions,
  type SavedFieldSnapshot,
  type SaveState,
} from './saved-field.ts';

const draftStores = new Map<string, DraftStore>();
/** Fields that still have something to send keep running after their component is unmounted. */
// biome-ignore lint/suspicious/noExplicitAny: each entry is used again only under the id, hence the type, it was made with.
const fields = new Map<string, SavedField<any>>();

/** Drafts of one person; one object per person for the life of the page. */
export const draftsOf = (userId: string): DraftStore => {
  const drafts = draftStores.get(userId) ?? createDraftStore(userId);
  draftStores.set(userId, drafts);
  return drafts;
};

/** What was typed and is not stored yet, and how its field stands. */
export type Unsent = { readonly value: unknown; readonly kind: SaveState<unknown>['kind'] };

/** Of fields that have something to send, under their keys. */
let unsent: ReadonlyMap<string, Unsent> = new Map();
const unsentListeners = new Set<() => void>();
const readUnsent = () =>
  new Map(
    [...fields].flatMap(([key, field]) => {
      const { value, state } = field.snapshot();
      return field.isPending() ? [[key, { value: value as unknown, kind: state.kind }] as const] : [];
    }),
  );
const isSameUnsent = (one: Unsent, other: Unsent | undefined) =>
  other !== undefined && one.value === other.value && one.kind === other.kind;
const announceUnsent = () => {
  const next = readUnsent();
  if (next.size === unsent.size && [...next].every(([key, each]) => isSameUnsent(each, unsent.get(key)))) return;
  unsent = next;
  for (const listener of unsentListeners) listener();
};

/** Calls `listener` when something typed begins or ceases to wait. Returns a function that stops it. */
export const followUnsent = (listener: () => void): (() => void) => {
  unsentListeners.add(listener);
  return () => void unsentListeners.delete(listener);
};

const ofPerson = (all: ReadonlyMap<string, Unsent>, userId: string): ReadonlyMap<string, Unsent> => {
  const prefix = `${userId}/`;
  return new Map(
    [...all].flatMap(([key, each]) => (key.startsWith(prefix) ? [[key.slice(prefix.length), each] as const] : [])),
  );
};

/** What this person typed in fields that is not stored yet, by the permanent names of the fields. */
export const unsentOf = (userId: string): ReadonlyMap<string, Unsent> => ofPerson(unsent, userId);

/** The field of this id: the one that is still sending, or a new one. */
export const fieldOf = <Value>(key: string, options: SavedFieldOptions<Value>): SavedField<Value> => {
  const running: SavedField<Value> | undefined = fields.get(key);
  if (running?.isPending()) return running;
  const made = createSavedField(options);
  fields.set(key, made);
  made.subscribe(announceUnsent);
  return made;
};

/** How a leftover draft is stored; nothing where it is of another kind. */
export type Resumption<Value> = (
  draft: Draft<Value>,
) => Pick<SavedFieldOptions<Value>, 'stored' | 'save' | 'merge' | 'says' | 'delayMs'> | undefined;

/**
 * Sends drafts of an earlier visit (a reload, a closed tab, a gateway that was away). A refused one, or one that somebody else changed,
 * stays until its field is opened, where the person decides.
 */
export const resumeFields = async <Value>(userId: string, resumption: Resumption<Value>): Promise<void> => {
  const drafts = draftsOf(userId);
  for (const draft of await drafts.all()) {
    const options = resumption(draft as Draft<Value>);
    if (options) await fieldOf(`${userId}/${draft.id}`, { ...options, id: draft.id, drafts }).restore();
  }
};

/** Tries all waiting fields again, as when the connection is back. */
export const flushFields = (): void => {
  for (const field of fields.values()) field.flush();
};

const lookEveryMs = 50;
/** The time limits for a gateway to come back, and for sending over a slow line. */
const keptMsMost = 4_000;
const sendingMsMost = 30_000;

/**
 * Sends everything that this person typed on this page and that is not stored yet, and resolves to whether all of it is: as soon as it is,
 * or when something needs a decision, a correction, or a gateway that is away. What somebody else left on the page holds up nobody.
 */
export const settleFields = async (userId: string): Promise<boolean> => {
  flushFields();
  const begun = Date.now();
  const pending = () =>
    [...fields].flatMap(([key, field]) =>
      key.startsWith(`${userId}/`) && field.isPending() ? [field.snapshot().state.kind] : [],
    );
  const isWorthWaiting = () => {
    const kinds = pending().filter((kind) => kind === 'saving' || kind === 'kept');
    return kinds.length > 0 && Date.now() - begun < (kinds.includes('saving') ? sendingMsMost : keptMsMost);
  };
  while (isWorthWaiting()) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  return pending().length === 0;
};

/** Fields on the screen, whose text can still be corrected. */
const shown = new Set<object>();

/** Spec section 5: leaving with unsaved data warns of loss. A draft on disk is not lost. */
const warnOfLoss = (event: BeforeUnloadEvent) => {
  const isLost = [...fields.values()].some((field) => field.isAtRisk() && (field.isPending() || shown.has(field)));
  if (isLost) event.preventDefault();
};

/** Watches over a field while it is on the screen: restores its draft, and sends what waits as soon as there is a connection. */
export const attend = <Value>(field: SavedField<Value>) => {
  void field.restore();
  shown.add(field);
  addEventListener('beforeunload', warnOfLoss);
  addEventListener('online', field.flush);
  return () => {
    removeEventListener('online', field.flush);
    shown.delete(field);
    field.flush();
  };
};

/** What a field on the screen is made of. */
export type SavedFieldUse<Value> = Pick<
  SavedFieldOptions<Value>,
  'id' | 'stored' | 'save' | 'merge' | 'says' | 'delayMs'
>;

/** The same, followed while the component is on the screen. */
export const useUnsent = (): ReadonlyMap<string, Unsent> => {
  const userId = useServices().session.userId() ?? '';
  const all = useSyncExternalStore(followUnsent, () => unsent);
  return useMemo(() => ofPerson(all, userId), [all, userId]);
};

export type UseSavedField<Value> = SavedFieldSnapshot<Value> &
  Pick<SavedField<Value>, 'change' | 'hold' | 'flush' | 'keepMine' | 'takeTheirs' | 'reset'>;

/**
 * A field that saves by itself. `stored` is the gateway's last response; when it changes, the field follows unless something typed here
 * still waits. `save` is read again on each use of the same `id`.
 */
export const useSavedField = <Value>(options: SavedFieldUse<Value>): UseSavedField<Value> => {
  const userId = useServices().session.userId() ?? '';
  const { id, stored } = options;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field lives as long as its id; `rebase` brings later values.
  const field = useMemo(() => fieldOf(`${userId}/${id}`, { ...options, drafts: draftsOf(userId) }), [userId, id]);
  const { value, state } = useSyncExternalStore(field.subscribe, field.snapshot);
  useEffect(() => field.rebase(stored), [field, stored]);
  useEffect(() => attend(field), [field]);
  return {
    value,
    state,
    change: field.change,
    hold: field.hold,
    flush: field.flush,
    keepMine: field.keepMine,
    takeTheirs: field.takeTheirs,
    reset: field.reset,
  };
};
