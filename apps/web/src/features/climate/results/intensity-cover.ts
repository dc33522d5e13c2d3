import type { Entity } from '@esg/contract';

type Divided = {
  /** The entity whose own lines are looked at; all lines if left out. */
  readonly entity: string | undefined;
  readonly entities: readonly Pick<Entity, 'id' | 'parentId'>[];
};

/**
 * Whether emissions and a figure of the data hub cannot be divided, because they are not of the same entities: lines of an entity are its own,
 * its figure may be that of all below it. Those of the organisation both take entities with their shares of the organisational boundary.
 */
export const isOfOthers = ({ entity, entities }: Divided): boolean =>
  entity !== undefined && entities.some(({ parentId }) => parentId === entity);
