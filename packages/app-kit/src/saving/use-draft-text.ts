import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../api/services.tsx';
import { createDraftText, type DraftText, type DraftTextSnapshot } from './draft-text.ts';
import { draftsOf } from './use-saved-field.ts';

/** One for each id for the life of the page: whoever comes back finds what they typed, and a text that is being sent ends once. */
const texts = new Map<string, DraftText>();

const textOf = (userId: string, id: string) => {
  const key = `${userId}/${id}`;
  const text = texts.get(key) ?? createDraftText(id, draftsOf(userId));
  texts.set(key, text);
  return text;
};

export type UseDraftText = DraftTextSnapshot & Pick<DraftText, 'change' | 'done'>;

/**
 * A text that a button sends, such as a comment. What is typed outlives another page, a reload, a closed tab and a gateway that is
 * away; call `done` with what was sent, once it is stored. `id` names its place for good, for example `comment/<report>/<disclosure>`.
 */
export const useDraftText = (id: string): UseDraftText => {
  const userId = useServices().session.userId() ?? '';
  const draft = useMemo(() => textOf(userId, `text/${id}`), [userId, id]);
  const { text, isFound } = useSyncExternalStore(draft.subscribe, draft.snapshot);
  useEffect(() => void draft.restore(), [draft]);
  return { text, isFound, change: draft.change, done: draft.done };
};
