import { ApiError, brandMutations, brandQueries } from '@esg/api-client';
import { type Change, StaleWrite, type Stamped, type UseSavedField, useApi, useSavedField } from '@esg/app-kit';
import type { BrandContent, Brands } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { mergeQuietly } from './merge-brands.ts';

/** The version if there is no draft; the gateway's own versions are not below 0. */
const noDraft = -1;

/** The state from which somebody begins to edit the brand. */
export const stampOf = ({ draft, published }: Pick<Brands, 'draft' | 'published'>): Stamped<BrandContent> => ({
  value: (draft ?? published).content,
  version: draft?.version ?? noDraft,
});

/** The state of the draft as somebody else changed it meanwhile; without a draft, of the published brand. */
const competing = ({ draft, published }: Brands): StaleWrite<BrandContent> => {
  const { updatedAt, updatedBy } = draft ?? published;
  return new StaleWrite({ ...stampOf({ draft, published }), updatedAt, updatedBy: { name: updatedBy?.name ?? '' } });
};

/**
 * The brand while it is edited here: it saves by itself into the tenant's one draft, survives a reload, and merges with changes of others.
 * Begins anew when the draft is published or discarded.
 */
export const useBrandDraft = (brands: Brands): UseSavedField<BrandContent> => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { draft, published } = brands;
  // biome-ignore lint/correctness/useExhaustiveDependencies: history and sharing say nothing about what is edited.
  const stored = useMemo(() => stampOf(brands), [draft, published]);
  const save = async ({ value, version }: Change<BrandContent>) => {
    try {
      const writing = queryClient.getMutationCache().build(queryClient, brandMutations.save(api, queryClient));
      const saved = await writing.execute({ content: value, version: version === noDraft ? null : version });
      return { value: saved.content, version: saved.version, updatedAt: saved.updatedAt };
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'brand.stale')) throw error;
      throw competing(await queryClient.fetchQuery({ ...brandQueries.all(api), staleTime: 0 }));
    }
  };
  const field = useSavedField({ id: 'brand', stored, merge: mergeQuietly, save });
  useNewBeginnings(stored, field);
  return field;
};

/** When a draft disappears, so does its version: the editor shows the published brand, unless unsaved changes wait here. */
const useNewBeginnings = (stored: Stamped<BrandContent>, { state, reset }: UseSavedField<BrandContent>) => {
  const last = useRef(stored);
  useEffect(() => {
    const isGone = last.current.version !== noDraft && stored.version === noDraft;
    last.current = stored;
    if (isGone && (state.kind === 'idle' || state.kind === 'saved')) reset(stored);
  }, [stored, state.kind, reset]);
};
