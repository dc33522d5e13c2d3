import * as v from 'valibot';
import { branchOf, type Entity, entityLimits, mayStandBelow } from './entities.ts';
import { IdSchema, ref } from './schema.ts';

const MoveSchema = v.strictObject({
  id: IdSchema,
  /** What it belonged to when the person saw it; null for the top. Who finds it elsewhere is refused with `entity.moved`. */
  from: v.nullable(IdSchema),
  /** What it belongs to from now on; null for the top. */
  to: v.nullable(IdSchema),
});

/** POST entities/move: all of them move, in this order, or none. */
export const EntityMovesSchema = v.pipe(
  v.strictObject({ moves: v.pipe(v.array(MoveSchema), v.minLength(1), v.maxLength(entityLimits.entitiesMax)) }),
  ref('EntityMoves'),
);
export type EntityMoves = v.InferOutput<typeof EntityMovesSchema>;

/** Why an entity cannot be placed below another. */
export type MoveRefusal = 'itself' | 'below_itself' | 'archived' | 'sample' | 'too_deep';

type Node = Pick<Entity, 'id' | 'parentId' | 'archivedAt' | 'isSample'>;

/** Why the entity cannot be placed below that parent (null: the top); nothing if it can. An archived parent may keep what it has. */
export const moveRefusal = (entities: readonly Node[], id: string, to: string | null): MoveRefusal | undefined => {
  if (to === null) return undefined;
  if (to === id) return 'itself';
  if (branchOf(entities, id).some((below) => below.id === to)) return 'below_itself';
  const parent = entities.find((entity) => entity.id === to);
  const moved = entities.find((entity) => entity.id === id);
  if (parent && parent.archivedAt !== null && moved?.parentId !== to) return 'archived';
  if (parent?.isSample || moved?.isSample) return 'sample';
  return mayStandBelow(entities, id, to) ? undefined : 'too_deep';
};
