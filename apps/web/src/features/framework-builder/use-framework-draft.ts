import { ApiError, ownFrameworkMutations, ownFrameworkQueries } from '@esg/api-client';
import { type Change, StaleWrite, type Stamped, type UseSavedField, useApi, useSavedField } from '@esg/app-kit';
import type { BuilderContent, OwnFramework } from '@esg/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mergeQuietly } from './merge-content.ts';

const stampOf = ({ content, version }: OwnFramework): Stamped<BuilderContent> => ({ value: content, version });

/**
 * The framework while it is edited here: it saves by itself with the version that was seen, survives a reload, and merges with changes of
 * others. It asks the person only if both changed the same text.
 */
export const useFrameworkDraft = (framework: OwnFramework): UseSavedField<BuilderContent> => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { content, version, id } = framework;
  const stored = useMemo(() => ({ value: content, version }), [content, version]);
  const save = async ({ value, version: seen }: Change<BuilderContent>) => {
    try {
      const writing = queryClient.getMutationCache().build(queryClient, ownFrameworkMutations.save(api, queryClient));
      const saved = await writing.execute({ id, content: value, version: seen });
      return { ...stampOf(saved), updatedAt: saved.updatedAt };
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'own_framework.stale')) throw error;
      const current = await queryClient.fetchQuery({ ...ownFrameworkQueries.one(api, id), staleTime: 0 });
      throw new StaleWrite({ ...stampOf(current), updatedAt: current.updatedAt, updatedBy: current.updatedBy });
    }
  };
  return useSavedField({ id: `own-framework/${id}`, stored, merge: mergeQuietly, save });
};
