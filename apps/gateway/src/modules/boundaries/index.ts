export { countHoldings, passHoldingsOn } from './boundaries.repository.ts';
export { boundariesRoutes } from './boundaries.routes.ts';
export { type BoundaryInForce, listBoundaries, boundaryIn } from './boundaries.service.ts';
