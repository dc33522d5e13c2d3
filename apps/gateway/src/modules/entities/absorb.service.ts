import type { Entity } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listEntities, updateArchived } from './entities.repository.ts';
import { noteHistory } from './history.repository.ts';
import { giveToManager } from './managers.service.ts';
import { writeEntities } from './many.service.ts';

type Merged = { readonly present: readonly Entity[]; readonly source: Entity; readonly target: Entity };

/** Whether the manager of the merged entity becomes the manager of the other one, which has none. */
export const passesManager = ({ source, target }: Pick<Merged, 'source' | 'target'>) =>
  source.managerId !== null && target.managerId === null;

/**
 * The end of a merge, in the transaction of a caller that has locked the tree: what is right below the entity goes below the other one, the
 * entity is archived, and both have it in their history.
 */
export const absorbEntity = async (scoped: Scoped, { present, source, target }: Merged, now: Date): Promise<Entity> => {
  const changed = present
    .filter(({ parentId }) => parentId === source.id)
    .map((before) => {
      const { id, name, type, fiscalYearStartMonth, address, postCode } = before;
      return { before, after: { id, name, type, parentId: target.id, fiscalYearStartMonth, address, postCode } };
    });
  await writeEntities(scoped, { present, atTop: null }, { added: [], changed }, { now, through: null });
  if (passesManager({ source, target })) await giveToManager(scoped, [target], source.managerId, now);
  await updateArchived(scoped, [source.id], now, now);
  const about = ({ name }: Entity) => [{ field: 'merged' as const, before: '', after: name }];
  await noteHistory(
    scoped,
    [
      { entityId: source.id, action: 'merged', changes: about(target) },
      { entityId: target.id, action: 'absorbed', changes: about(source) },
    ],
    now,
  );
  const entity = (await listEntities(scoped)).find(({ id }) => id === target.id);
  if (!entity) throw new ProblemError('resource.not_found');
  return entity;
};
