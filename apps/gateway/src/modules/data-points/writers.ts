import { mayWriteFigures } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listEntities } from '../entities/index.ts';

/**
 * Whether the caller may write the figures of an entity, asked for many at once: entity managers write those of their own entities, and of
 * the organisation as a whole. Entity users are fenced by the database (docs/adr/0085).
 */
export const readWriter = async (scoped: Scoped): Promise<(entityId: string | null) => boolean> => {
  if (scoped.role !== 'entity-manager') return () => true;
  const entities = new Map((await listEntities(scoped)).map((entity) => [entity.id, entity]));
  return (entityId) => {
    const entity = entityId === null ? null : entities.get(entityId);
    return entity !== undefined && mayWriteFigures(scoped, entity);
  };
};

/** Throws `permission.denied` where the caller may not write the figures of one of these entities. */
export const requireWriter = async (scoped: Scoped, entityIds: readonly (string | null)[]) => {
  const mayWrite = await readWriter(scoped);
  if (!entityIds.every(mayWrite)) throw new ProblemError('permission.denied');
};
