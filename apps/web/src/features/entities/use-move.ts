import { entityMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import type { Entity } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** An entity and its new parent; null for the top. */
export type Move = { readonly entity: Pick<Entity, 'id' | 'parentId'>; readonly parentId: string | null };

/** Moves entities, all or none, announces it, and offers to undo it. Throws the refusal. */
export const useMove = () => {
  const { mutateAsync } = useMutation(entityMutations.move(useApi(), useQueryClient()));
  return async (moves: readonly Move[]) => {
    const there = moves.map(({ entity: { id, parentId: from }, parentId: to }) => ({ id, from, to }));
    if (there.length === 0) return;
    await mutateAsync(there);
    const back = there.map(({ id, from, to }) => ({ id, from: to, to: from }));
    const undo = () => void mutateAsync(back).then(() => notify('success', msg`The move was undone`), notifyProblem);
    notify('success', there.length > 1 ? msg`Entities moved` : msg`Entity moved`, { label: msg`Undo`, run: undo });
  };
};
