export { countHoldings, passHoldingsOn } from './boundaries.repository.ts';
export { boundariesRoutes } from './boundaries.routes.ts';
export {
  type BoundaryInForce,
  boundaryIn,
  listBoundaries,
  ownFiguresIn,
  readBoundary,
  readOwnFigures,
} from './boundaries.service.ts';
export { type HoldingToWrite, holdingsIn, writeManyHoldings } from './many.service.ts';
