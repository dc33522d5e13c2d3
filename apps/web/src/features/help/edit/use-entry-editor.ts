import { ApiError, contentMutations } from '@esg/api-client';
import { notify, useApi } from '@esg/app-kit';
import type { ContentEntry, ContentKind } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { draftOf, type EntryDraft, emptyDraft, missingOf, sameDraft } from './entry-draft.ts';

/** The typed entry, and the version it is based on. */
type Typed = { readonly draft: EntryDraft; readonly version: number };

/**
 * One article or news item while it is written. Untouched fields follow changes from elsewhere; typed text stays until it is stored, and
 * somebody else's simultaneous change is never overwritten without asking (`competing`).
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
    /** The entry as somebody else stored it, if their change came first. */
    competing,
    /** Replaces the text typed here with theirs. */
    takeTheirs: () => {
      setTyped(undefined);
      change.reset();
    },
    /** Stores the text typed here over theirs. */
    keepMine: () => save(competing?.publishedAt !== null, competing?.version),
  };
};
