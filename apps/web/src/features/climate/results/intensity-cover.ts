import type { CalculationStep, Entity } from '@esg/contract';

/** Why emissions and a figure of the data hub cannot be divided: they are not of the same entities. */
export type Unlike = 'below' | 'boundary';

type Divided = {
  /** The entity whose own lines are looked at; all lines if left out. */
  readonly entity: string | undefined;
  readonly entities: readonly Pick<Entity, 'id' | 'parentId'>[];
  /** How the figure to divide by was calculated. */
  readonly steps: readonly Pick<CalculationStep, 'kind' | 'share'>[];
};

/**
 * Lines count whole, and those of an entity are its own. A figure of an entity may be that of all below it, and one of the organisation
 * takes entities with their shares within the organisational boundary.
 */
export const unlikeIn = ({ entity, entities, steps }: Divided): Unlike | undefined => {
  if (entity !== undefined && entities.some(({ parentId }) => parentId === entity)) return 'below';
  const isPart = steps.some(
    ({ kind, share }) => kind === 'left_out' || (kind === 'share' && Number(share?.percent) !== 100),
  );
  return isPart ? 'boundary' : undefined;
};
