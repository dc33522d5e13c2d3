import { entityMutations } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import type { Entity } from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EntityRow } from './entity-rows.ts';
import { useMayArrange } from './use-entities.ts';

/** An entity and its new parent; null for the top. */
export type Move = { readonly entity: Pick<Entity, 'id' | 'parentId'>; readonly parentId: string | null };

/** Moves entities of these rows, all or none, announces it, and offers to undo it. Throws the refusal. */
export const useMove = (rows: readonly EntityRow[]) => {
  const mayArrange = useMayArrange();
  const { mutateAsync } = useMutation(entityMutations.move(useApi(), useQueryClient()));
  return async (moves: readonly Move[]) => {
    const there = moves.map(({ entity: { id, parentId: from }, parentId: to }) => ({ id, from, to }));
    if (there.length === 0) return;
    await mutateAsync(there);
    const back = there.map(({ id, from, to }) => ({ id, from: to, to: from }));
    const undo = () => void mutateAsync(back).then(() => notify('success', msg`The move was undone`), notifyProblem);
    const parents = new Map(rows.map(({ entity }) => [entity.id, entity]));
    // What came from below an entity of another manager does not go back there.
    const mayUndo = there.every(({ from }) => from === null || mayArrange(parents.get(from) ?? { managerId: null }));
    const action = mayUndo ? { label: msg`Undo`, run: undo } : undefined;
    notify('success', there.length > 1 ? msg`Entities moved` : msg`Entity moved`, action);
  };
};
