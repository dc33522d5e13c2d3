import { entityMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import type { Entity } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** An entity and its new parent; null for the top. */
export type Move = { readonly entity: Entity; readonly parentId: string | null };

/** Moves entities, announces it, and offers to undo it. Stops at the first refusal and throws it. */
export const useMove = () => {
  const { mutateAsync } = useMutation(entityMutations.change(useApi(), useQueryClient()));
  /** Resolves with the moves that undo it. */
  const put = async (moves: readonly Move[]): Promise<Move[]> => {
    const back: Move[] = [];
    for (const { entity, parentId } of moves) {
      const { id, name, type, fiscalYearStartMonth, version } = entity;
      const now = await mutateAsync({ id, change: { name, type, fiscalYearStartMonth, parentId, version } });
      back.push({ entity: now, parentId: entity.parentId });
    }
    return back;
  };
  return async (moves: readonly Move[]) => {
    const back = await put(moves);
    const undo = () => void put(back).then(() => notify('success', msg`The move was undone`), notifyProblem);
    notify('success', back.length > 1 ? msg`Entities moved` : msg`Entity moved`, { label: msg`Undo`, run: undo });
  };
};
