import { sameJson } from '@esg/contract';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../api/services.tsx';
import { createDraftForm, type DraftForm } from './draft-form.ts';
import { draftsOf } from './use-saved-field.ts';

/** One for each id for as long as the page exists: people who return find what they typed, and a running save ends once. */
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
  /** Whether there is content that was not sent. */
  readonly isChanged: boolean;
  /** Whether an earlier visit left it. */
  readonly isFound: boolean;
  /** Send it as Idempotency-Key: pressed again after a lost response, the same content is stored once. */
  readonly key: string;
  readonly change: (value: Value) => void;
  /** Call it with the sent content, once that is stored. */
  readonly done: (sent: Value) => void;
  /** The content is not wanted: the form is as it was opened. */
  readonly discard: () => void;
};

/**
 * A form that a button sends, such as an invitation. Its content survives another page, a reload, a closed tab and a gateway that is away.
 * `id` is a permanent name of its place in the organisation, for example `assignment/<report>/<disclosure>`; what a consultant types for one
 * client never shows for another. `opened` is its first content. `Value` is plain data.
 */
export const useDraft = <Value>(id: string, opened: Value): UseDraft<Value> => {
  const { session } = useServices();
  const userId = session.userId() ?? '';
  const place = `form/${session.organisationId() ?? ''}/${id}`;
  const form = useMemo(() => formOf<Value>(userId, place), [userId, place]);
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
