import type { ApproachChange, Boundary, BoundaryEntity, BoundaryEntityChange, HoldingsChange } from '@esg/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './create-api-client.ts';
import {
  changeHolding,
  changeHoldings,
  chooseApproach,
  listBoundaryEvents,
  readBoundary,
} from './generated/sdk.gen.ts';
import { keys } from './keys.ts';
import { mutation, query } from './query.ts';
import { readAgainAfter } from './read-again.ts';

const throwOnError = true;

/** A boundary contains entities, so it is read again with them. */
const boundary = (year: number) => [...keys.entities, 'boundaries', year];

/** The entities that the organisation's figures of a year cover, and the changes of this boundary. */
export const boundaryQueries = {
  ofYear: (client: ApiClient, year: number) =>
    query(boundary(year), (signal) => readBoundary({ client, query: { year }, signal, throwOnError })),
  events: (client: ApiClient, year: number) =>
    query([...boundary(year), 'events'], (signal) =>
      listBoundaryEvents({ client, query: { year }, signal, throwOnError }),
    ),
};

const readAgain = (queryClient: QueryClient) => readAgainAfter(queryClient, { type: 'boundaries.changed' });

/** Writing boundaries. A refused `resource.stale` carries the present values. */
export const boundaryMutations = {
  choose: (client: ApiClient, queryClient: QueryClient) =>
    mutation<Boundary, ApproachChange>(
      (body) => chooseApproach({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
  hold: (client: ApiClient, queryClient: QueryClient) =>
    mutation<BoundaryEntity, BoundaryEntityChange & { entityId: string }>(
      ({ entityId, ...body }) => changeHolding({ client, path: { id: entityId }, body, throwOnError }),
      readAgain(queryClient),
    ),
  /** All of them or none. */
  holdMany: (client: ApiClient, queryClient: QueryClient) =>
    mutation<BoundaryEntity[], HoldingsChange>(
      (body) => changeHoldings({ client, body, throwOnError }),
      readAgain(queryClient),
    ),
};
