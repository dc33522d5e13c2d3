import {
  type Entity,
  type EntityMoves,
  isNameTaken,
  issueAt,
  mayArrange,
  mayPlaceBelow,
  moveRefusal,
} from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listEntities } from './entities.repository.ts';
import { writeEntities } from './many.service.ts';
import { takeTree } from './tree.ts';

/** The tree after one more move. Throws what is wrong with it. */
const moved = (
  scoped: Scoped,
  tree: readonly Entity[],
  { id, from, to }: EntityMoves['moves'][number],
  at: number,
): Entity[] => {
  const entity = tree.find((candidate) => candidate.id === id);
  if (!entity) throw new ProblemError('resource.not_found');
  if (!mayArrange(scoped, entity)) throw new ProblemError('permission.denied');
  const stale = { issues: [issueAt(`moves.${at}.from`, 'invalid')] };
  if (entity.parentId !== from) throw new ProblemError('entity.moved', stale);
  const refusal = moveRefusal(tree, id, to);
  const parent = tree.find((candidate) => candidate.id === to) ?? null;
  const path = `moves.${at}.to`;
  if (refusal === 'archived' || (to !== null && !parent))
    throw new ProblemError('request.invalid', { issues: [issueAt(path, 'choice_unknown')] });
  if (to !== from && !mayPlaceBelow(scoped, parent)) throw new ProblemError('permission.denied');
  if (refusal !== undefined) throw new ProblemError('entity.parent_refused', { issues: [issueAt(path, 'invalid')] });
  return tree.map((candidate) => (candidate.id === id ? { ...candidate, parentId: to } : candidate));
};

const move = async (scoped: Scoped, { moves }: EntityMoves, now: Date): Promise<Entity[]> => {
  const { present, atTop } = await takeTree(scoped);
  const after = moves.reduce<readonly Entity[]>((tree, one, at) => moved(scoped, tree, one, at), present);
  const parents = new Map(after.map(({ id, parentId }) => [id, parentId]));
  const changed = present.flatMap((before) => {
    const { id, name, type, fiscalYearStartMonth, address, postCode } = before;
    const parentId = parents.get(id) ?? null;
    if (parentId === before.parentId) return [];
    if (isNameTaken(after, id, { name, parentId })) throw new ProblemError('entity.exists');
    return [{ before, after: { id, name, type, parentId, fiscalYearStartMonth, address, postCode } }];
  });
  await writeEntities(scoped, { present, atTop }, { added: [], changed }, { now, through: null });
  const ids = new Set(moves.map(({ id }) => id));
  return (await listEntities(scoped)).filter(({ id }) => ids.has(id));
};

/**
 * Moves entities with everything below them, all or none. Throws `entity.moved` where somebody else has moved one of them meanwhile,
 * `entity.parent_refused` where one would be below itself or too deep, `entity.exists` beside one of its name, `permission.denied` for what the caller does not arrange.
 */
export const moveEntities = async (
  deps: Pick<GatewayDeps, 'database' | 'now' | 'realtime'>,
  scope: Scope,
  moves: EntityMoves,
): Promise<Entity[]> => {
  const entities = await deps.database.withScope(scope, (scoped) => move(scoped, moves, deps.now()));
  deps.realtime.publish(scope, { type: 'entities.changed' });
  return entities;
};
