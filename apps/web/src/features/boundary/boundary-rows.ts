import {
  type Boundary,
  type BoundaryEntity,
  type ConsolidationApproach,
  type Entity,
  type Holding,
  type Inclusion,
  inclusionsIn,
  wholeHolding,
} from '@esg/contract';

/** An entity, its relation, and its resulting share; none while no approach is chosen. */
export type BoundaryRow = {
  readonly entity: Entity;
  readonly held: BoundaryEntity;
  readonly inclusion: Inclusion | undefined;
  readonly children: readonly BoundaryRow[];
};

type Parts = {
  readonly boundary: Boundary;
  readonly entities: readonly Entity[];
  /** The chosen approach, saved or not. */
  readonly approach: ConsolidationApproach | undefined;
};

/** The share of each entity over the calendar year; of one of them with its unsaved relation. */
const inclusionsOf = ({ boundary, entities, approach }: Parts, saying?: { entityId: string; holding: Holding }) => {
  if (!approach) return new Map<string, Inclusion>();
  const said = new Map<string, Holding>(boundary.entities.map((each) => [each.entityId, each]));
  if (saying) said.set(saying.entityId, saying.holding);
  const period = { start: `${boundary.year}-01-01`, end: `${boundary.year}-12-31` };
  const own = entities.filter(({ id }) => said.has(id));
  return inclusionsIn(own, (id) => said.get(id) ?? wholeHolding, { approach, period });
};

/** The share that the entity would have with this relation. */
export const inclusionWith = (parts: Parts, entityId: string, holding: Holding): Inclusion | undefined =>
  inclusionsOf(parts, { entityId, holding }).get(entityId);

/** The entities of the boundary as a tree. */
export const boundaryTree = (parts: Parts): readonly BoundaryRow[] => {
  const said = new Map(parts.boundary.entities.map((each) => [each.entityId, each]));
  const inclusions = inclusionsOf(parts);
  const below = Map.groupBy(parts.entities, ({ parentId }) => parentId);
  const rowsBelow = (parentId: string | null): readonly BoundaryRow[] =>
    (below.get(parentId) ?? []).flatMap((entity) => {
      const held = said.get(entity.id);
      return held ? [{ entity, held, inclusion: inclusions.get(entity.id), children: rowsBelow(entity.id) }] : [];
    });
  return rowsBelow(null);
};
