import { ApiError, contentMutations } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import type { ContentEntry, ContentKind } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { draftOf, type EntryDraft, emptyDraft, missingOf, sameDraft } from './entry-draft.ts';

/** What is typed, over which version of the entry. */
type Typed = { readonly draft: EntryDraft; readonly version: number };

/**
 * One article or piece of news while it is written. What nobody has touched here follows changes from elsewhere; what was typed
 * stays until it is stored, and a change that somebody else made meanwhile is never overwritten unasked (`competing`).
 */
export const useEntryEditor = (entry: ContentEntry | undefined, kind: ContentKind) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Typed>();
  const [tried, setTried] = useState<{ published: boolean }>();
  const create = useMutation(contentMutations.create(api, queryClient));
  const change = useMutation(contentMutations.change(api, queryClient, entry?.id ?? ''));
  const stored = entry ? draftOf(entry) : emptyDraft;
  const draft = typed?.draft ?? stored;
  const error = create.error ?? change.error;
  const competing = error instanceof ApiError ? error.currentContent : undefined;

  const done = (saved: ContentEntry, published: boolean) => {
    setTyped(undefined);
    setTried(undefined);
    if (published && !entry?.publishedAt) notify('success', msg`Published. Everyone can read it now.`);
    else if (!published && entry?.publishedAt) notify('success', msg`No longer published. Only editors see it.`);
    else notify('success', msg`Saved`);
    if (entry) return;
    const to = { to: '/ct/help/edit/$entryId', params: { entryId: saved.id } } as const;
    void navigate({ ...to, replace: true, ignoreBlocker: true });
  };
  const save = (published: boolean, over?: number) => {
    setTried({ published });
    if (missingOf(draft, published) || create.isPending || change.isPending) return;
    const onSuccess = (saved: ContentEntry) => done(saved, published);
    if (!entry) return create.mutate({ ...draft, kind, published }, { onSuccess });
    change.mutate({ ...draft, published, version: over ?? typed?.version ?? entry.version }, { onSuccess });
  };
  return {
    draft,
    type: (part: Partial<EntryDraft>) =>
      setTyped({ draft: { ...draft, ...part }, version: typed?.version ?? entry?.version ?? 0 }),
    save,
    isSaving: create.isPending || change.isPending,
    unsaved: typed !== undefined && !sameDraft(typed.draft, stored),
    missing: tried && missingOf(draft, tried.published),
    error: competing ? undefined : error,
    /** The entry as somebody else left it, where a change of theirs came first. */
    competing,
    /** Gives up what was typed here for theirs. */
    takeTheirs: () => {
      setTyped(undefined);
      change.reset();
    },
    /** Stores what was typed here over theirs. */
    keepMine: () => save(competing?.publishedAt !== null, competing?.version),
  };
};
