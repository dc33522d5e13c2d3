import { type Entity, isNameTaken, mayArrange, mergeRefusal, moveRefusal } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listFiguresOf } from '../data-points/index.ts';
import { conflictsOf } from './conflicts.ts';

/** Two entities of a tree, the first of which is merged into the second. */
export type MergePair = { readonly present: readonly Entity[]; readonly source: Entity; readonly target: Entity };

/** The entities right below the merged one. */
export const childrenOf = ({ present, source }: MergePair) => present.filter(({ parentId }) => parentId === source.id);

/**
 * The two entities, which the caller may merge. Throws `resource.not_found`, `permission.denied`, `entity_merge.refused`, and for what is
 * below the first one `entity.parent_refused` and `entity_merge.names_alike`.
 */
export const mergePairIn = (scoped: Scoped, present: readonly Entity[], id: string, into: string): MergePair => {
  const source = present.find((entity) => entity.id === id);
  const target = present.find((entity) => entity.id === into);
  if (!source || !target) throw new ProblemError('resource.not_found');
  const pair = { present, source, target };
  const children = childrenOf(pair);
  if (![source, target, ...children].every((entity) => mayArrange(scoped, entity)))
    throw new ProblemError('permission.denied');
  if (mergeRefusal(present, id, into)) throw new ProblemError('entity_merge.refused');
  for (const { id: childId, name } of children) {
    if (moveRefusal(present, childId, into)) throw new ProblemError('entity.parent_refused');
    if (isNameTaken(present, childId, { name, parentId: into })) throw new ProblemError('entity_merge.names_alike');
  }
  return pair;
};

/** The figures of both entities, and where they have some for the same days. */
export const figuresIn = async (scoped: Scoped, { source, target }: MergePair, lock = false) => {
  const figures = await listFiguresOf(scoped, [source.id, target.id], lock);
  const conflicts = conflictsOf(figures, source.id, target.id);
  return {
    sources: figures.filter(({ entityId }) => entityId === source.id),
    targets: figures.filter(({ entityId }) => entityId === target.id),
    conflicts,
  };
};
