import { entityMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import type { Entity } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** An entity and what it is to belong to; the top is null. */
export type Move = { readonly entity: Entity; readonly parentId: string | null };

/** Moves entities, says so, and offers to undo it. The first that is refused ends it and is thrown. */
export const useMove = () => {
  const { mutateAsync } = useMutation(entityMutations.change(useApi(), useQueryClient()));
  /** Answers with the way back. */
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
