import { type Boundary, type BoundaryEntity, type Holding, wholeHolding } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { listEntities } from '../entities/index.ts';
import * as rows from './boundaries.repository.ts';

/** The values of a row; those of an entity that nobody said anything of without one. */
export const holdingIn = (row: rows.HoldingRow | undefined): Holding =>
  row
    ? {
        kind: row.kind,
        ownership: row.ownership,
        operated: row.operated,
        financialControl: row.financialControl,
        joined: row.joined,
        left: row.left,
        exclusion: row.exclusion,
        ownFigures: row.ownFigures,
      }
    : wholeHolding;

/** The values of an entity as they are sent. */
export const entityIn = (entityId: string, year: number, row: rows.HoldingRow | undefined): BoundaryEntity => {
  const { kind, ownership, operated, financialControl, joined, left, exclusion, ownFigures } = holdingIn(row);
  return {
    entityId,
    kind,
    ownership,
    operated,
    financialControl,
    joined,
    left,
    exclusion,
    ownFigures,
    since: row?.year ?? null,
    version: row?.year === year ? row.version : 0,
  };
};

/** The boundary of a year, for all entities that are no sample data. */
export const boundaryFor = async (scoped: Scoped, year: number): Promise<Boundary> => {
  const found = await rows.findApproach(scoped, year);
  const said = new Map((await rows.listHoldings(scoped, year)).map((row) => [row.entityId, row]));
  // Sample data are part of no total.
  const entities = (await listEntities(scoped)).filter(({ isSample }) => !isSample);
  return {
    year,
    approach: found?.approach ?? null,
    since: found?.year ?? null,
    version: found?.year === year ? found.version : 0,
    entities: entities.map(({ id }) => entityIn(id, year, said.get(id))),
  };
};
