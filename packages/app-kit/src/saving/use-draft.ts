import { sameJson } from '@esg/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../api/services.tsx';
import { createDraftForm, type DraftForm } from './draft-form.ts';
import { draftsOf } from './use-saved-field.ts';

/** One for each id for the life of the page: whoever comes back finds what they typed, and what is being sent ends once. */
// biome-ignore lint/suspicious/noExplicitAny: each entry is used again only under the id, hence the type, it was made with.
const forms = new Map<string, DraftForm<any>>();

const formOf = <Value>(userId: string, id: string): DraftForm<Value> => {
  const key = `${userId}/${id}`;
  const form: DraftForm<Value> = forms.get(key) ?? createDraftForm(id, draftsOf(userId));
  forms.set(key, form);
  return form;
};

/** Spec section 5: leaving with unsaved data warns of loss. A draft on disk is not lost. */
const warnOfLoss = (event: BeforeUnloadEvent) => {
  if ([...forms.values()].some((form) => form.isAtRisk())) event.preventDefault();
};

export type UseDraft<Value> = {
  readonly value: Value;
  /** Whether anything was put in that nobody has yet. */
  readonly isChanged: boolean;
  /** Whether an earlier visit left it behind. */
  readonly isFound: boolean;
  /** Send it along as Idempotency-Key: pressed again after an answer that got lost, the same content is stored once. */
  readonly key: string;
  readonly change: (value: Value) => void;
  /** Call it with what was sent, once that is stored. */
  readonly done: (sent: Value) => void;
  /** Nobody wants it: the form stands as it was opened. */
  readonly discard: () => void;
};

/**
 * A form that a button sends, such as an invitation. What is put in outlives another page, a reload, a closed tab and a gateway that
 * is away. `id` names its place for good, for example `assignment/<report>/<disclosure>`; `opened` is what it shows at first. `Value`
 * is plain data.
 */
export const useDraft = <Value>(id: string, opened: Value): UseDraft<Value> => {
  const userId = useServices().session.userId() ?? '';
  const form = useMemo(() => formOf<Value>(userId, `form/${id}`), [userId, id]);
  const { typed, isFound, key } = useSyncExternalStore(form.subscribe, form.snapshot);
  useEffect(() => {
    addEventListener('beforeunload', warnOfLoss);
    void form.restore();
  }, [form]);
  return {
    value: typed ?? opened,
    isChanged: typed !== undefined,
    isFound,
    key,
    done: form.done,
    change: (value) => form.change(sameJson(value, opened) ? undefined : value),
    discard: () => form.change(undefined),
  };
};

export type UseDraftText = Omit<UseDraft<string>, 'value'> & { readonly text: string };

/** A text that a button sends, such as a comment; kept as `useDraft` does. */
export const useDraftText = (id: string): UseDraftText => {
  const { value: text, ...draft } = useDraft(`text/${id}`, '');
  return { text, ...draft };
};
