import { ApiError, brandMutations, brandQueries } from '@esg/api-client';
import { type Change, StaleWrite, type Stamped, type UseSavedField, useApi, useSavedField } from '@esg/app-kit';
import type { BrandContent, Brands } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { mergeQuietly } from './merge-brands.ts';

/** Stands for "there is no draft" where versions are numbers; the gateway's own are not below 0. */
const noDraft = -1;

/** What an editor of the brand starts from. */
export const stampOf = ({ draft, published }: Pick<Brands, 'draft' | 'published'>): Stamped<BrandContent> => ({
  value: (draft ?? published).content,
  version: draft?.version ?? noDraft,
});

/** What somebody else made of the draft meanwhile; without one, of the published brand. */
const competing = ({ draft, published }: Brands): StaleWrite<BrandContent> => {
  const { updatedAt, updatedBy } = draft ?? published;
  return new StaleWrite({ ...stampOf({ draft, published }), updatedAt, updatedBy: { name: updatedBy?.name ?? '' } });
};

/**
 * The brand as it is edited here: it saves by itself into the tenant's one draft, survives a reload, and merges with what
 * others save. Begins anew when the draft is published or discarded.
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

/** A draft that went away takes its version with it: what is shown follows, unless something typed here still waits. */
const useNewBeginnings = (stored: Stamped<BrandContent>, { state, reset }: UseSavedField<BrandContent>) => {
  const last = useRef(stored);
  useEffect(() => {
    const isGone = last.current.version !== noDraft && stored.version === noDraft;
    last.current = stored;
    if (isGone && (state.kind === 'idle' || state.kind === 'saved')) reset(stored);
  }, [stored, state.kind, reset]);
};
